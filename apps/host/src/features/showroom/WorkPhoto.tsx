import type { ShowroomPhoto } from '@showroom/contract/showroom/own-showroom'
import { ownShowroomMessages as say } from '@showroom/contract/showroom/own-showroom.messages'
import { longestPhotoTitle } from '@showroom/contract/showroom/showroom-about.rules'
import { useState } from 'react'
import { TextField } from '../../kit/form/TextField.tsx'
import { ShowroomPicture } from '../../kit/picture/ShowroomPicture.tsx'
import { showroomPageMessages as messages } from './messages.ts'

type Props = {
  photo: ShowroomPhoto
  number: number
  isLast: boolean
  onSave: (title: string) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** It stands within the form of the whole page, so that it is saved by its own button. */
export const WorkPhoto = ({ photo, number, isLast, onSave, onMove, onRemove }: Props) => {
  const [title, setTitle] = useState(photo.title)
  const [error, setError] = useState<string>()
  const save = () => (title.trim() === '' ? setError(say.photoTitle) : onSave(title.trim()))
  const plain = (label: string, onClick: () => void) => (
    <button type="button" className="account-plain" onClick={onClick}>
      {label}
    </button>
  )
  return (
    <li>
      <ShowroomPicture photo={photo.photo} alt={photo.title} sizes="200px" />
      <div className="own-fields">
        <TextField
          name={`photo-${photo.id}`}
          label={messages.photoTitle(number)}
          required
          maxLength={longestPhotoTitle}
          autoComplete="off"
          value={title}
          error={error}
          onChange={(typed) => {
            setTitle(typed)
            setError(undefined)
          }}
        />
        <div className="account-actions">
          {title !== photo.title && (
            <button type="button" className="button quiet" onClick={save}>
              {messages.savePhoto}
            </button>
          )}
          {number > 1 && plain(messages.moveUp(photo.title), () => onMove(-1))}
          {!isLast && plain(messages.moveDown(photo.title), () => onMove(1))}
          {plain(messages.removePhoto(photo.title), onRemove)}
        </div>
      </div>
    </li>
  )
}
