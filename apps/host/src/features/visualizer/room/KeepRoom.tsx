import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isSignedIn, useSession } from '../../../session/session.ts'
import { roomMessages as messages } from './messages.ts'
import type { RoomKeeping } from './useKeep.ts'
import { rememberWayBack, wayToKeep } from './way-back.ts'

/** Where a guest goes on to keep it for good. */
type WayBack = { to: (id: string) => string; onLeave: (id: string) => void }
export const roomWay: WayBack = { to: wayToKeep, onLeave: rememberWayBack }

type ButtonProps = { isChanged: boolean; keeping: RoomKeeping }

export const KeepButton = ({ isChanged, keeping: { kept, keeping, keep } }: ButtonProps) => (
  <button
    type="button"
    className="button"
    data-failed={keeping.kind === 'failed' || keeping.kind === 'conflict'}
    aria-disabled={keeping.kind === 'busy'}
    onClick={() => void keep()}
  >
    {keeping.kind === 'busy' ? messages.saving : kept !== null && !isChanged ? messages.saved : messages.save}
  </button>
)

type NotesProps = ButtonProps & { wayBack: WayBack; children?: ReactNode }

/** What stands in the way of keeping it, and what comes after. */
export const KeepNotes = ({ isChanged, keeping, wayBack, children }: NotesProps) => {
  const { kept } = keeping
  switch (keeping.keeping.kind) {
    case 'failed':
      return (
        <p className="room-kept" role="alert">
          {messages.notSaved}: {keeping.keeping.sentence}
        </p>
      )
    case 'conflict':
      return (
        <div className="room-kept" role="alert">
          {messages.changedElsewhere}{' '}
          <button type="button" onClick={() => void keeping.keepMine()}>
            {messages.keepMine}
          </button>{' '}
          <button type="button" onClick={keeping.takeTheirs}>
            {messages.useTheirs}
          </button>
        </div>
      )
    case 'busy':
    case 'idle':
      return kept !== null && !isChanged ? <KeepForGood id={kept.id} wayBack={wayBack} /> : children
  }
}

/** On return: what this device had of the room stands there, and can be dropped. */
export const RestoredNote = ({ onStartOver }: { onStartOver: () => void }) => (
  <p className="room-kept" role="status">
    {messages.restored}{' '}
    <button type="button" onClick={onStartOver}>
      {messages.startOver}
    </button>
  </p>
)

/** What a guest keeps hangs on this browser; an account makes a project of it. */
const KeepForGood = ({ id, wayBack }: { id: string; wayBack: WayBack }) => {
  const isIn = useSession(isSignedIn)
  if (isIn) return null
  return (
    <p className="room-kept" role="status">
      {messages.keepItHint}{' '}
      <Link to={wayBack.to(id)} onClick={() => wayBack.onLeave(id)}>
        {messages.keepIt}
      </Link>
    </p>
  )
}
