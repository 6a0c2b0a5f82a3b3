import type { ProjectFile } from '@showroom/contract/project/project'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { shownDay } from '@showroom/contract/shared/day'
import { FileField } from '../../kit/form/FileField.tsx'
import { fileSize } from '../../kit/form/FileList.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { downloadFile, uploadFile } from './upload-file.ts'
import { useChange } from './useChange.ts'
import type { TabProps } from './Workspace.tsx'
import { projectMessages as messages } from './messages.ts'

/** What a project’s files may be. */
export const acceptedFiles = 'application/pdf,text/csv,.csv,.xlsx,.dwg,.dxf,image/jpeg,image/png,image/webp'

export const FilesTab = ({ project, onChange }: TabProps) => (
  <div className="workspace-stack">
    {project.can.suggest && (
      <FileField
        label={messages.addAFile}
        hint={messages.plansPhotosAndLists}
        accept={acceptedFiles}
        documents={[]}
        onRemove={async () => undefined}
        onAdd={async (file, onProgress) => {
          const sent = await uploadFile(project.id, file, onProgress)
          if ('sentence' in sent) return sent.sentence
          onChange(sent.data)
          toast.success(sent.message ?? say.fileAdded)
          return null
        }}
      />
    )}
    {project.files.length === 0 ? (
      <p className="workspace-none">{messages.noFileYetEverybody}</p>
    ) : (
      <ul className="account-rows">
        {project.files.map((file) => (
          <FileRow key={file.id} file={file} onChange={onChange} />
        ))}
      </ul>
    )}
  </div>
)

const FileRow = ({ file, onChange }: Pick<TabProps, 'onChange'> & { file: ProjectFile }) => {
  const { change } = useChange()
  const about = [fileSize(file.size), shownDay(file.uploaded_at.slice(0, 10)), file.uploaded_by].filter(
    Boolean,
  )
  const name = <span className="visually-hidden"> {file.file_name}</span>
  const open = async () => {
    if (!(await downloadFile(file.id, file.file_name))) toast.error(messages.fileNotDownloaded)
  }
  return (
    <li>
      <p className="workspace-file">
        {file.file_name}
        <span>{about.join(' · ')}</span>
      </p>
      <div className="account-actions">
        <button type="button" className="account-plain" onClick={() => void open()}>
          {messages.download}
          {name}
        </button>
        {file.can.remove && (
          <button
            type="button"
            className="account-plain"
            onClick={() =>
              void change(
                (call) => call('DELETE /api/project_file/{id}', { params: { id: file.id } }),
                onChange,
              )
            }
          >
            {messages.remove}
            {name}
          </button>
        )}
      </div>
    </li>
  )
}
