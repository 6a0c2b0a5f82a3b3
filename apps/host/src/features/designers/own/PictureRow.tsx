import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { PortfolioPicture as Shown } from '@showroom/contract/designer/designer'
import { type FormEvent, useState } from 'react'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { roomWords } from '../../projects/choice.messages.ts'
import { keyIn, optionsOf } from '../../projects/words.ts'
import { PortfolioPicture } from '../PortfolioPicture.tsx'
import { ownPageMessages as messages } from './messages.ts'

type Props = {
  shown: Shown
  number: number
  isLast: boolean
  onSave: (shown: Shown) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

export const PictureRow = ({ shown, number, isLast, onSave, onMove, onRemove }: Props) => {
  const [title, setTitle] = useState(shown.title)
  const [room, setRoom] = useState(shown.room)
  const [error, setError] = useState<string>()
  const isChanged = title !== shown.title || room !== shown.room
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') setError(say.pictureTitle)
    else onSave({ ...shown, title, room })
  }
  return (
    <li>
      <PortfolioPicture shown={shown} sizes="160px" />
      <form className="form" noValidate onSubmit={save} aria-label={messages.pictureNumber(number)}>
        <TextField
          name={`title-${shown.id}`}
          label={messages.pictureTitle}
          required
          maxLength={120}
          autoComplete="off"
          value={title}
          error={error}
          onChange={(typed) => {
            setTitle(typed)
            setError(undefined)
          }}
        />
        <SelectField
          name={`room-${shown.id}`}
          label={messages.pictureRoom}
          options={optionsOf(roomWords)}
          value={room}
          onChange={(chosen) => setRoom(keyIn(roomWords, chosen) ?? room)}
        />
        <div className="account-actions">
          {isChanged && (
            <button type="submit" className="button quiet">
              {messages.savePicture}
            </button>
          )}
          {number > 1 && (
            <button type="button" className="account-plain" onClick={() => onMove(-1)}>
              {messages.moveUp(shown.title)}
            </button>
          )}
          {!isLast && (
            <button type="button" className="account-plain" onClick={() => onMove(1)}>
              {messages.moveDown(shown.title)}
            </button>
          )}
          <button type="button" className="account-plain" onClick={onRemove}>
            {messages.removePicture(shown.title)}
          </button>
        </div>
      </form>
    </li>
  )
}
