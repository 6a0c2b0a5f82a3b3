import type { ImageRule } from '@showroom/contract/shared/image.rules'
import { useRef } from 'react'
import { useKeptFocus } from '../useKeptFocus.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { FileDrop } from './FileDrop.tsx'
import { FileList, type ListedFile } from './FileList.tsx'
import { useFieldIds } from './field.ts'
import { type AddFile, useAddingFiles } from './useAddingFiles.ts'
import { kitMessages as messages } from '../messages.ts'
import { formMessages } from './form.messages.ts'
import './FileField.css'

type Props = {
  label: string
  hint?: string
  error?: string | undefined
  required?: boolean
  /** What has arrived already. */
  documents: readonly ListedFile[]
  accept?: string
  /** One file is all that is asked for. */
  isSingle?: boolean
  /** How large a picture has to be. */
  picture?: ImageRule
  onAdd: AddFile
  onRemove: (id: string) => Promise<void>
}

/** Choose, take a photo, drop or paste; each file arrives at once, so that nothing waits for the last click. */
export const FileField = ({ label, hint, error, required, documents, onAdd, onRemove, ...rest }: Props) => {
  const { accept = 'application/pdf,image/jpeg,image/png,image/webp', picture, isSingle = false } = rest
  const { sentence, sending, add: addAll } = useAddingFiles(onAdd, picture)
  const add = (files: File[]) => addAll(isSingle ? files.slice(0, 1) : files)
  const shownError = sentence ?? error
  const wayIn = accept.includes('image/') ? formMessages.choosePicture : formMessages.chooseFile
  const { id, control } = useFieldIds({ hint, error: shownError, required })
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  return (
    <div ref={box} className="form-field">
      <FieldFrame id={id} label={label} hint={hint} error={shownError} required={required}>
        <FileDrop
          accept={accept}
          // A choice of files can not be “required” for readers: what is missing is said under it.
          control={{
            ...control,
            multiple: !isSingle,
            disabled: sending !== null,
            'aria-required': undefined,
          }}
          isWrong={Boolean(shownError)}
          onFiles={add}
        >
          <span aria-hidden="true">{sending ? messages.sendingProgress(sending) : wayIn}</span>
          {sending && (
            <progress max={100} value={sending.percent} aria-label={messages.sendingFile(sending.name)}>
              {sending.percent} %
            </progress>
          )}
        </FileDrop>
      </FieldFrame>
      <p className="visually-hidden" role="status">
        {sending ? messages.sendingFile(sending.name) : ''}
      </p>
      <FileList files={documents} onRemove={onRemove} />
    </div>
  )
}
