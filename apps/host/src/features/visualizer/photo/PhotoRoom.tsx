import type { Photo } from '@showroom/drawing/photo/photo-scene'
import { useId, useState } from 'react'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { FileDrop } from '../../../kit/form/FileDrop.tsx'
import { photoMessages as messages } from './messages.ts'
import { PhotoEditor } from './PhotoEditor.tsx'
import { photoTypes, readPhoto } from './read-photo.ts'
import '../../../kit/form/form.css'
import '../room/Room.css'
import '../room/RoomList.css'
import '../room/RoomNarrow.css'
import './Photo.css'

type Chosen = { photo: Photo; isSmall: boolean; number: number }

/** /visualize/photo: materials in a photo of one's own room, without any of it leaving the browser. */
export const PhotoRoom = () => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isRefused, setRefused] = useState(false)
  usePageTitle(messages.title)
  const choose = async (file: File | undefined) => {
    if (!file) return
    try {
      const read = await readPhoto(file)
      setRefused(false)
      setChosen((before) => ({ ...read, number: (before?.number ?? 0) + 1 }))
    } catch {
      // What was there stays.
      setRefused(true)
    }
  }
  return (
    <div className="page room-page">
      <header className="page-head">
        <h1>{messages.title}</h1>
        <p>{messages.about}</p>
      </header>
      <ChoosePhoto isFirst={chosen === null} isRefused={isRefused} onChoose={choose} />
      {chosen?.isSmall && <p className="room-soft">{messages.small}</p>}
      {chosen && <PhotoEditor key={chosen.number} photo={chosen.photo} />}
    </div>
  )
}

type ChooseProps = {
  isFirst: boolean
  isRefused: boolean
  onChoose: (file: File | undefined) => Promise<void>
}

/** Choose, take or drop one. */
const ChoosePhoto = ({ isFirst, isRefused, onChoose }: ChooseProps) => {
  const id = useId()
  return (
    <>
      <FileDrop
        className="photo-choose"
        accept={photoTypes}
        control={{ 'aria-label': isFirst ? messages.choose : messages.another, 'aria-describedby': id }}
        isWrong={isRefused}
        onFiles={([file]) => onChoose(file)}
      >
        <span aria-hidden="true">{isFirst ? messages.choose : messages.another}</span>
        <small id={id}>{messages.chooseHint}</small>
      </FileDrop>
      {isRefused && (
        <p className="form-error" role="alert">
          {messages.notAPicture}
        </p>
      )}
    </>
  )
}
