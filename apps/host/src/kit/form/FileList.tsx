import { kitMessages as messages } from '../messages.ts'

export type ListedFile = { id: string; file_name: string; size: number }

type Props = { files: readonly ListedFile[]; onRemove: (id: string) => Promise<void> }

/** What has arrived, each with the way to take it back. */
export const FileList = ({ files, onRemove }: Props) =>
  files.length > 0 && (
    <ul className="file-list">
      {files.map(({ id, file_name, size }) => (
        <li key={id}>
          <span className="file-name">{file_name}</span>
          <span className="file-size">{fileSize(size)}</span>
          <button type="button" className="form-link" onClick={() => void onRemove(id)}>
            {messages.remove}
            <span className="visually-hidden"> {file_name}</span>
          </button>
        </li>
      ))}
    </ul>
  )

const kilobyte = 1_024

/** Of a file, in the unit people think in. */
export const fileSize = (bytes: number): string =>
  bytes < kilobyte ** 2 ? `${Math.ceil(bytes / kilobyte)} KB` : `${(bytes / kilobyte ** 2).toFixed(1)} MB`
