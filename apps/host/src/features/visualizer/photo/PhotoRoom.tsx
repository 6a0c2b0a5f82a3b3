import type { Photo } from '@showroom/drawing/photo/photo-scene'
import { useId, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useReadOf } from '../../../data/useRead.ts'
import { FileDrop } from '../../../kit/form/FileDrop.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { isJustKept } from '../room/useRoomStart.ts'
import { photoMessages as messages } from './messages.ts'
import { openPhotoRoom } from './photo-calls.ts'
import { PhotoEditor } from './PhotoEditor.tsx'
import { photoTypes, readPhoto } from './read-photo.ts'
import { SavedPhotos } from './SavedPhotos.tsx'
import '../../../kit/form/form.css'
import '../room/room-sheets.ts'
import './Photo.css'

type Chosen = { photo: Photo; isSmall: boolean; number: number }

/** /visualize/photo: materials in a photo of one's own room, which is sent nowhere until it is saved; with ?room, one that was. */
export const PhotoRoom = () => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isRefused, setRefused] = useState(false)
  const { opened, setOpened } = useOpenedRoom()
  usePageTitle(messages.title)
  const choose = async (file: File | undefined) => {
    if (!file) return
    try {
      const read = await readPhoto(file)
      setRefused(false)
      setOpened(null)
      setChosen((before) => ({ ...read, number: (before?.number ?? 0) + 1 }))
    } catch {
      // What was there stays.
      setRefused(true)
    }
  }
  const isFirst = chosen === null && opened === null
  return (
    <div className="page room-page photo-page" data-open={!isFirst || undefined}>
      <header className="page-head">
        <h1>{messages.title}</h1>
        {isFirst && <p>{messages.about}</p>}
      </header>
      <ChoosePhoto isFirst={isFirst} isRefused={isRefused} onChoose={choose} />
      {opened === null && chosen?.isSmall && <p className="room-soft">{messages.small}</p>}
      {opened !== null ? (
        <SavedRoom key={opened} id={opened} />
      ) : (
        chosen && <PhotoEditor key={chosen.number} photo={chosen.photo} room={null} />
      )}
      {isFirst && <SavedPhotos />}
    </div>
  )
}

/** The room that the address names; one that has just been saved is open already. */
const useOpenedRoom = () => {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const named = query.get('room')
  const [asked, setAsked] = useState(named)
  const [seen, setSeen] = useState(named)
  if (seen !== named) {
    setSeen(named)
    if (!isJustKept(state)) setAsked(named)
  }
  const setOpened = (id: string | null) => {
    setAsked(id)
    if (id === null && named !== null) setQuery({}, { replace: true })
  }
  return { opened: asked, setOpened }
}

const SavedRoom = ({ id }: { id: string }) => {
  const read = useReadOf(['photo room', id], () => openPhotoRoom(id))
  return (
    <Loaded read={read} rows={6}>
      {({ room, photo }) => <PhotoEditor photo={photo} room={room} />}
    </Loaded>
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
        className={isFirst ? 'photo-choose' : 'photo-choose photo-another'}
        accept={photoTypes}
        control={{ 'aria-label': isFirst ? messages.choose : messages.another, 'aria-describedby': id }}
        isWrong={isRefused}
        onFiles={([file]) => onChoose(file)}
      >
        <span aria-hidden="true">{isFirst ? messages.choose : messages.another}</span>
        <small id={id} className={isFirst ? undefined : 'visually-hidden'}>
          {messages.chooseHint}
        </small>
      </FileDrop>
      {isRefused && (
        <p className="form-error" role="alert">
          {messages.notAPicture}
        </p>
      )}
    </>
  )
}
