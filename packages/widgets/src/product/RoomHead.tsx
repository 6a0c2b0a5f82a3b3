import { area } from '../ui/format.ts'
import { Icon } from '../ui/Icon.tsx'
import { laterMessages } from './later-messages.ts'
import { type Room, roomArea } from './measure.ts'
import { buyingMessages } from './buying-messages.ts'

export type RoomHeadProps = {
  room: Room
  index: number
  name: string
  onRoom: (room: Room) => void
  onRemove: () => void
}

/** What tells several rooms apart. */
export const RoomHead = ({ room, index, name, onRoom, onRemove }: RoomHeadProps) => (
  <div className="room-head">
    <input
      className="room-name"
      aria-label={laterMessages.roomName}
      placeholder={buyingMessages.room(index + 1)}
      maxLength={60}
      autoComplete="off"
      value={room.name}
      onChange={(event) => onRoom({ ...room, name: event.currentTarget.value })}
    />
    <span className="room-area">{laterMessages.roomCovers(area(roomArea(room)))}</span>
    <button type="button" className="remove" aria-label={laterMessages.removeRoom(name)} onClick={onRemove}>
      <Icon name="close" size={16} />
    </button>
  </div>
)
