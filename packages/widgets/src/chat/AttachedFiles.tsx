import { Icon } from '../ui/Icon.tsx'
import { chatWords } from './messages.ts'
import type { Attachments } from './useAttachments.ts'

type Props = { attachments: Attachments; onRemoved: () => void }

export const AttachedFiles = ({ attachments, onRemoved }: Props) => {
  const { files, loading, refused, remove } = attachments
  return (
    <>
      {files.length + loading.length > 0 && (
        <ul className="chat-attached">
          {files.map((file) => (
            <li key={file.id}>
              {file.file_name}
              <button
                type="button"
                aria-label={chatWords.removeFile(file.file_name)}
                onClick={() => {
                  remove(file)
                  onRemoved()
                }}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
          {loading.map((name, index) => (
            <li key={`${name} ${index}`} role="status">
              {chatWords.uploading(name)}
            </li>
          ))}
        </ul>
      )}
      {refused !== null && (
        <p className="chat-error" role="alert">
          {refused}
        </p>
      )}
    </>
  )
}
