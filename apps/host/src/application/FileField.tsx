import type { ApplicationDocument } from '@showroom/contract/application/application'
import { useId, useState, type DragEvent } from 'react'
import { FieldError } from '../form/FieldFrame.tsx'
import '../form/form.css'
import './FileField.css'

type Props = {
  label: string
  hint?: string
  error?: string | undefined
  required?: boolean
  documents: readonly ApplicationDocument[]
  accept?: string
  /** Answers why a file was not taken; null when it was. */
  onAdd: (file: File) => Promise<string | null>
  onRemove: (id: string) => Promise<void>
}

const kilobyte = 1_024
const sizeOf = (bytes: number) =>
  bytes < kilobyte * kilobyte
    ? `${Math.ceil(bytes / kilobyte)} KB`
    : `${(bytes / kilobyte ** 2).toFixed(1)} MB`

/** Choose, take a photo or drop; each file arrives at once, so that nothing waits for the last click. */
export const FileField = ({ label, hint, error, required, documents, onAdd, onRemove, accept }: Props) => {
  const id = useId()
  const { sentence, isBusy, add } = useAdding(onAdd)
  const [isOver, setOver] = useState(false)
  const shownError = sentence ?? error
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void add(event.dataTransfer.files[0])
  }
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {label}
        {required === false && <span className="form-optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div
        className="file-drop"
        data-over={isOver || undefined}
        data-wrong={shownError ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          accept={accept ?? 'application/pdf,image/jpeg,image/png,image/webp'}
          aria-describedby={
            [hint && `${id}-hint`, shownError && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={shownError ? true : undefined}
          disabled={isBusy}
          onChange={(event) => {
            const input = event.currentTarget
            void add(input.files?.[0]).then(() => {
              // The same file can be chosen again.
              input.value = ''
            })
          }}
        />
        <span aria-hidden="true">{isBusy ? 'Sending…' : 'Choose a file, take a photo, or drop it here'}</span>
      </div>
      <p className="visually-hidden" role="status">
        {isBusy ? 'Sending the file' : ''}
      </p>
      <FieldError id={id} error={shownError} />
      <FileList documents={documents} onRemove={onRemove} />
    </div>
  )
}

const useAdding = (onAdd: Props['onAdd']) => {
  const [sentence, setSentence] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const add = async (file: File | undefined) => {
    if (!file || isBusy) return
    setSentence(null)
    setBusy(true)
    try {
      setSentence(await onAdd(file))
    } finally {
      setBusy(false)
    }
  }
  return { sentence, isBusy, add }
}

const FileList = ({ documents, onRemove }: Pick<Props, 'documents' | 'onRemove'>) => {
  if (documents.length === 0) return null
  return (
    <ul className="file-list">
      {documents.map(({ id, file_name, size }) => (
        <li key={id}>
          <span className="file-name">{file_name}</span>
          <span className="file-size">{sizeOf(size)}</span>
          <button type="button" className="form-link" onClick={() => void onRemove(id)}>
            Remove<span className="visually-hidden"> {file_name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
