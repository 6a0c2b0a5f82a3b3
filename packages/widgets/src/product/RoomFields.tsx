import { Lazy } from '../ui/Lazy.tsx'
import { loadRoomHead, loadRoomSides } from './later.ts'
import type { Room } from './measure.ts'
import { buyingMessages } from './buying-messages.ts'
import { NumberInput } from './NumberInput.tsx'

type Props = {
  room: Room
  index: number
  onRoom: (room: Room) => void
  /** Absent while it is the only room. */
  onRemove: (() => void) | null
}

/** One room: by its area, or by its sides less its openings. */
export function RoomFields({ room, index, onRoom, onRemove }: Props) {
  const name = nameOf(room, index)
  const setBy = (by: Room['by']) => onRoom({ ...room, by })
  return (
    <fieldset className="room">
      <legend className="said">{name}</legend>
      {onRemove && <Lazy load={loadRoomHead} widget={{ room, index, name, onRoom, onRemove }} />}
      <div className="ways" role="group" aria-label={buyingMessages.measureBy}>
        <Way text={buyingMessages.byArea} isChosen={room.by === 'area'} onChoose={() => setBy('area')} />
        <Way text={buyingMessages.bySides} isChosen={room.by === 'sides'} onChoose={() => setBy('sides')} />
      </div>
      {room.by === 'area' ? (
        <NumberInput
          label={`${buyingMessages.areaToCover}, ${buyingMessages.sqft}`}
          value={room.area}
          unit={buyingMessages.sqft}
          onText={(text) => onRoom({ ...room, area: text })}
        />
      ) : (
        <Lazy load={loadRoomSides} widget={{ room, name, onRoom }} />
      )}
    </fieldset>
  )
}

RoomFields.isSlice = true

const nameOf = (room: Room, index: number) => room.name || buyingMessages.room(index + 1)

type WayProps = { text: string; isChosen: boolean; onChoose: () => void }

const Way = ({ text, isChosen, onChoose }: WayProps) => (
  <button type="button" className="way" aria-pressed={isChosen} onClick={onChoose}>
    {text}
  </button>
)
