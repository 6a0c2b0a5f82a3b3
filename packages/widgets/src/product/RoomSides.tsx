import { Icon } from '../ui/Icon.tsx'
import { laterMessages } from './later-messages.ts'
import { emptySides, type Room } from './measure.ts'
import { SidesFields } from './SidesFields.tsx'

export type RoomSidesProps = { room: Room; name: string; onRoom: (room: Room) => void }

/** A room by its sides, less its openings. */
export function RoomSides({ room, name, onRoom }: RoomSidesProps) {
  const setOpenings = (openings: Room['openings']) => onRoom({ ...room, openings })
  return (
    <>
      <SidesFields name={name} sides={room.sides} onSides={(sides) => onRoom({ ...room, sides })} />
      {room.openings.map((opening, index) => (
        // Openings have no identity but their place in the list.
        <div key={index} className="opening">
          <span className="opening-name">− {laterMessages.opening(index + 1)}</span>
          <SidesFields
            name={laterMessages.opening(index + 1)}
            sides={opening}
            onSides={(sides) => setOpenings(room.openings.with(index, sides))}
          />
          <button
            type="button"
            className="remove"
            aria-label={laterMessages.removeOpening(index + 1)}
            onClick={() => setOpenings(room.openings.toSpliced(index, 1))}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button quiet"
        onClick={() => setOpenings([...room.openings, emptySides])}
      >
        {laterMessages.addOpening}
      </button>
    </>
  )
}
