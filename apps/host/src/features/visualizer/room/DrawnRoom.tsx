import type { DesignState } from '@showroom/contract/visualizer/design'
import { call } from '../../../data/call.ts'
import { useReadOf } from '../../../data/useRead.ts'
import { roomMessages as messages } from './messages.ts'
import { ServerPicture } from './ServerPicture.tsx'

/** What the server needs to draw a room in the place of the browser. */
export type RoomToDraw = { showroom: string; floorplan: string; state: DesignState }

type Props = { room: RoomToDraw; label: string; onRetry: () => void }

/** The room as the server draws it, where this browser can not; drawn anew with each change. */
export const DrawnRoom = ({ room, label, onRetry }: Props) => {
  const read = useReadOf(['room picture', room], (signal) =>
    call('POST /api/visualization/picture', { body: room, signal }),
  )
  if (read.kind === 'failed')
    return (
      <div className="room-failed" role="alert">
        <p>{messages.sceneFailed}</p>
        <button type="button" className="button quiet" onClick={onRetry}>
          {messages.retry}
        </button>
      </div>
    )
  return (
    <>
      {read.kind === 'ready' && <ServerPicture picture={read.reply.data} alt={label} />}
      <div className="room-badge room-simple">
        <span role="status">{messages.drawnByServer}</span>
        <button type="button" onClick={onRetry}>
          {messages.retry}
        </button>
      </div>
    </>
  )
}
