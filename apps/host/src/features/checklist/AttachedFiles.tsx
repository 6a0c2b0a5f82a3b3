import type { Selection } from '@showroom/contract/checklist/checklist'
import { fileSize } from '../../kit/form/FileList.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { downloadFile } from '../projects/upload-file.ts'
import { useChange } from '../projects/useChange.ts'
import { projectMessages } from '../projects/messages.ts'
import type { RowProps } from './useChecklist.ts'
import { checklistMessages as messages } from './messages.ts'

type Attached = Selection['files'][number]

/** Drawings and photos of a decision, to be downloaded. */
export const AttachedFiles = ({ row, store }: Pick<RowProps, 'row' | 'store'>) =>
  row.files.length === 0 ? null : (
    <ul className="checklist-files" aria-label={messages.filesOf(row.title)}>
      {row.files.map((file) => (
        <FileRow key={file.id} file={file} row={row} store={store} />
      ))}
    </ul>
  )

const FileRow = ({ file, row, store }: Pick<RowProps, 'row' | 'store'> & { file: Attached }) => {
  const { change } = useChange()
  const open = async () => {
    if (!(await downloadFile(file.id, file.file_name))) toast.error(projectMessages.fileNotDownloaded)
  }
  const takeOff = () =>
    void change(
      (asking) =>
        asking('DELETE /api/selection/{id}/file', { params: { id: row.id }, query: { file_id: file.id } }),
      store.replaceOne,
    )
  return (
    <li>
      <button type="button" className="account-plain" data-focus-home="" onClick={() => void open()}>
        <span className="visually-hidden">{projectMessages.download} </span>
        {file.file_name}
      </button>
      <span className="project-soft">
        {[fileSize(file.size), file.uploaded_by].filter(Boolean).join(' · ')}
      </span>
      {file.can.remove && (
        <button
          type="button"
          className="account-plain"
          aria-label={messages.takeFileOff(file.file_name)}
          onClick={takeOff}
        >
          {messages.remove}
        </button>
      )}
    </li>
  )
}
