import { largestPageSize, pageSize } from '@showroom/contract/policy/figures'
import type { DesignCard } from '@showroom/contract/visualizer/visualizer'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { dayOf } from '../../../kit/moments.ts'
import { paths } from '../../../paths.ts'
import { isSignedIn, useSession } from '../../../session/session.ts'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import { PlanDrawing } from '../PlanDrawing.tsx'
import { RoomPicture } from '../RoomPicture.tsx'
import { hasDraft, type Unsaved, unsavedRooms } from '../room/draft.ts'
import { visualizerPaths } from '../visualizer-paths.ts'
import { myRoomsMessages as messages } from './messages.ts'
import { RemoveRoom, RemoveUnsaved, RenameRoom } from './RoomDialogs.tsx'
import './MyRooms.css'

const sizes = '(min-width: 769px) 300px, 100vw'

type Open = { kind: 'rename' | 'remove'; room: DesignCard } | { kind: 'remove-unsaved'; room: Unsaved } | null

/** The rooms of an account, or of whoever holds the guest’s cart; those that were never saved are this browser’s. */
export const MyRooms = () => {
  const [pages, setPages] = useState(1)
  const showroom = useCurrentShowroom((state) => state.showroom)
  const unsaved = unsavedRooms(showroom)
  const [open, setOpen] = useState<Open>(null)
  const isIn = useSession(isSignedIn)
  const read = useRead('GET /api/visualization/design', {
    query: { page_size: Math.min(largestPageSize, pageSize * pages) },
  })
  return (
    <section className="my-rooms" aria-labelledby="my-rooms">
      <h2 id="my-rooms">{messages.title}</h2>
      <Loaded read={read} rows={2}>
        {({ data, total }) =>
          data.length + unsaved.length === 0 ? (
            <p className="visualizer-soft">{messages.none}</p>
          ) : (
            <>
              {!isIn && data.length > 0 && <p className="visualizer-soft">{messages.ofGuest}</p>}
              <ul>
                {unsaved.map((room) => (
                  <UnsavedCard
                    key={room.name}
                    room={room}
                    onRemove={() => setOpen({ kind: 'remove-unsaved', room })}
                  />
                ))}
                {data.map((room) => (
                  <SavedCard key={room.id} room={room} onAct={(kind) => setOpen({ kind, room })} />
                ))}
              </ul>
              {data.length < Math.min(total, largestPageSize) && (
                <button type="button" className="button quiet" onClick={() => setPages(pages + 1)}>
                  {messages.more}
                </button>
              )}
            </>
          )
        }
      </Loaded>
      <OpenDialog
        open={open}
        onClose={() => setOpen(null)}
        onDone={() => {
          setOpen(null)
          read.retry()
        }}
      />
    </section>
  )
}

type DialogProps = { open: Open; onClose: () => void; onDone: () => void }

const OpenDialog = ({ open, ...on }: DialogProps) => {
  switch (open?.kind) {
    case 'rename':
      return <RenameRoom room={open.room} {...on} />
    case 'remove':
      return <RemoveRoom room={open.room} {...on} />
    case 'remove-unsaved':
      return <RemoveUnsaved room={open.room} {...on} />
    case undefined:
      return null
  }
}

type CardProps = { room: DesignCard; onAct: (kind: 'rename' | 'remove') => void }

const SavedCard = ({ room: { id, name, picture, floorplan, item_count, updated_at }, onAct }: CardProps) => (
  <li className="template-card">
    {picture ? <RoomPicture picture={picture} sizes={sizes} /> : <PlanDrawing {...floorplan} />}
    <h3>
      <Link to={visualizerPaths.room({ design: id })}>{name}</Link>
    </h3>
    <p className="visualizer-soft">{messages.facts(floorplan.name, item_count, dayOf(updated_at))}</p>
    {hasDraft(id) && <p className="my-rooms-note">{messages.hasDraft}</p>}
    <p className="my-rooms-acts">
      <Link
        className="account-plain"
        to={paths.ideasFrom('design', id)}
        aria-label={messages.ideasNamed(name)}
      >
        {messages.ideas}
      </Link>
      <Act word={messages.rename} label={messages.renameNamed(name)} onPress={() => onAct('rename')} />
      <Act word={messages.remove} label={messages.removeNamed(name)} onPress={() => onAct('remove')} />
    </p>
  </li>
)

const UnsavedCard = ({ room: { asked, plan }, onRemove }: { room: Unsaved; onRemove: () => void }) => (
  <li className="template-card">
    <h3>
      <Link to={visualizerPaths.begun(asked)}>{plan}</Link>
    </h3>
    <p className="my-rooms-note">{messages.unsavedHere}</p>
    <p className="my-rooms-acts">
      <Act word={messages.remove} label={messages.removeNamed(plan)} onPress={onRemove} />
    </p>
  </li>
)

type ActProps = { word: string; label: string; onPress: () => void }

const Act = ({ word, label, onPress }: ActProps) => (
  <button type="button" className="account-plain" aria-label={label} onClick={onPress}>
    {word}
  </button>
)
