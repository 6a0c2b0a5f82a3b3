import { area } from '../ui/format.ts'
import { Icon } from '../ui/Icon.tsx'
import { emptySides, type Room, roomArea } from './measure.ts'
import { productMessages } from './messages.ts'
import { NumberInput, SidesFields } from './SidesFields.tsx'

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
      {onRemove && <RoomHead room={room} index={index} onRoom={onRoom} onRemove={onRemove} />}
      <div className="ways" role="group" aria-label={productMessages.measureBy}>
        <Way text={productMessages.byArea} isChosen={room.by === 'area'} onChoose={() => setBy('area')} />
        <Way text={productMessages.bySides} isChosen={room.by === 'sides'} onChoose={() => setBy('sides')} />
      </div>
      {room.by === 'area' ? (
        <NumberInput
          label={`${productMessages.areaToCover}, ${productMessages.sqft}`}
          value={room.area}
          unit={productMessages.sqft}
          onText={(text) => onRoom({ ...room, area: text })}
        />
      ) : (
        <MeasuredSides room={room} name={name} onRoom={onRoom} />
      )}
    </fieldset>
  )
}

type HeadProps = Props & { onRemove: () => void }

const RoomHead = ({ room, index, onRoom, onRemove }: HeadProps) => (
  <div className="room-head">
    <input
      className="room-name"
      aria-label={productMessages.roomName}
      placeholder={productMessages.room(index + 1)}
      maxLength={60}
      autoComplete="off"
      value={room.name}
      onChange={(event) => onRoom({ ...room, name: event.currentTarget.value })}
    />
    <span className="room-area">{productMessages.roomCovers(area(roomArea(room)))}</span>
    <button
      type="button"
      className="remove"
      aria-label={productMessages.removeRoom(nameOf(room, index))}
      onClick={onRemove}
    >
      <Icon name="close" size={16} />
    </button>
  </div>
)

const nameOf = (room: Room, index: number) => room.name || productMessages.room(index + 1)

type WayProps = { text: string; isChosen: boolean; onChoose: () => void }

const Way = ({ text, isChosen, onChoose }: WayProps) => (
  <button type="button" className="way" aria-pressed={isChosen} onClick={onChoose}>
    {text}
  </button>
)

type SidesProps = { room: Room; name: string; onRoom: (room: Room) => void }

function MeasuredSides({ room, name, onRoom }: SidesProps) {
  const setOpenings = (openings: Room['openings']) => onRoom({ ...room, openings })
  return (
    <>
      <SidesFields name={name} sides={room.sides} onSides={(sides) => onRoom({ ...room, sides })} />
      {room.openings.map((opening, index) => (
        // Openings have no identity but their place in the list.
        <div key={index} className="opening">
          <span className="opening-name">− {productMessages.opening(index + 1)}</span>
          <SidesFields
            name={productMessages.opening(index + 1)}
            sides={opening}
            onSides={(sides) => setOpenings(room.openings.with(index, sides))}
          />
          <button
            type="button"
            className="remove"
            aria-label={productMessages.removeOpening(index + 1)}
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
        {productMessages.addOpening}
      </button>
    </>
  )
}
