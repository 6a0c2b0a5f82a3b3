import type { PhotoRoomCard } from '@showroom/contract/visualizer/photo-room.replies'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { dayOf } from '../../../kit/moments.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { AskDialog } from '../../../kit/form/AskDialog.tsx'
import { visualizerPaths } from '../visualizer-paths.ts'
import { photoMessages as messages } from './messages.ts'
import { fetchPhoto } from './photo-calls.ts'
import { canvasOf } from './read-photo.ts'

/** As many as anybody can keep. */
const pageSize = 24

/** Rooms in photos that were saved before; nothing where there are none. */
export const SavedPhotos = () => {
  const read = useRead('GET /api/visualization/photo_room', { query: { page_size: pageSize } })
  const [removing, setRemoving] = useState<PhotoRoomCard | null>(null)
  return (
    <Loaded read={read} rows={1}>
      {({ data }) =>
        data.length === 0 ? null : (
          <section className="photo-saved" aria-labelledby="photo-saved">
            <h2 id="photo-saved">{messages.savedRooms}</h2>
            <ul>
              {data.map((room) => (
                <SavedCard key={room.id} room={room} onRemove={() => setRemoving(room)} />
              ))}
            </ul>
            {removing && (
              <RemoveRoom
                room={removing}
                onClose={() => setRemoving(null)}
                onRemoved={() => {
                  setRemoving(null)
                  read.retry()
                }}
              />
            )}
          </section>
        )
      }
    </Loaded>
  )
}

const SavedCard = ({ room, onRemove }: { room: PhotoRoomCard; onRemove: () => void }) => (
  <li>
    <Thumb id={room.id} {...room.photo} />
    <p>
      <Link to={visualizerPaths.photoRoom(room.id)}>{room.name}</Link>
      <small>
        {messages.surfaceCount(room.surface_count)} · {dayOf(room.updated_at)}
      </small>
    </p>
    <button
      type="button"
      className="button quiet"
      aria-label={messages.removeRoomNamed(room.name)}
      onClick={onRemove}
    >
      {messages.removeRoom}
    </button>
  </li>
)

type ThumbProps = { id: string; width: number; height: number }

/** A photo is fetched with the session, which an address in an image does not carry. */
const Thumb = ({ id, width, height }: ThumbProps) => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    let isOver = false
    fetchPhoto(id, 'small').then(
      (photo) => {
        if (!isOver) element?.replaceChildren(canvasOf(photo))
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [id])
  return (
    <div
      ref={frame}
      className="photo-thumb"
      aria-hidden="true"
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  )
}

type RemoveProps = { room: PhotoRoomCard; onClose: () => void; onRemoved: () => void }

const RemoveRoom = ({ room: { id, name }, onClose, onRemoved }: RemoveProps) => {
  const [query, setQuery] = useSearchParams()
  const { run, isBusy } = useSubmit(async () => {
    const { message } = await call('DELETE /api/visualization/photo_room/{id}', { params: { id } })
    toast.success(message ?? messages.removeRoom)
    // The one that is open goes with it.
    if (query.get('room') === id) setQuery({})
    onRemoved()
  })
  return (
    <AskDialog
      title={messages.removeRoomNamed(name)}
      confirm={messages.removeRoom}
      isBusy={isBusy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{messages.removeRoomAbout}</p>
    </AskDialog>
  )
}
