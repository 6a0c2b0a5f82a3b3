import { isLayPattern } from './patterns.ts'
import { largestWastePct, wasteFor } from '@showroom/contract/cart/quantity.rules'
import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { useId } from 'react'
import { useShopState } from '../shop/context.ts'
import { area } from '../ui/format.ts'
import { type Entries, type Estimate, measuredBy } from './estimate.ts'
import { newRoom, type Room } from './measure.ts'
import { patternLabels, buyingMessages } from './buying-messages.ts'
import { RoomFields } from './RoomFields.tsx'
import { NumberInput } from './NumberInput.tsx'

type Props = {
  product: ProductDetail
  entries: Entries
  estimate: Estimate
  onEntries: (entries: Entries) => void
}

/** What is measured takes the place of what was typed as a quantity. */
export function Calculator({ product, entries, estimate, onEntries }: Props) {
  const measure = (change: Partial<Entries>) => onEntries({ ...entries, ...change, qty: null })
  const titleId = useId()
  const isLength = measuredBy(product) === 'length'
  return (
    <div className="calculator" role="group" part="calculator" aria-labelledby={titleId}>
      <h2 id={titleId}>{buyingMessages.howMuch}</h2>
      {isLength ? (
        <div className="labelled">
          <span>{buyingMessages.lengthNeeded}</span>
          <NumberInput
            label={buyingMessages.feetOf(buyingMessages.lengthNeeded)}
            value={entries.length}
            unit={buyingMessages.feet}
            onText={(length) => measure({ length })}
          />
        </div>
      ) : (
        <Rooms rooms={entries.rooms} need={estimate.need} onRooms={(rooms) => measure({ rooms })} />
      )}
      {product.quantity.default_waste_pct > 0 && (
        <div className="waste">
          <Pattern
            product={product}
            estimate={estimate}
            onPattern={(pattern) => measure({ pattern, wastePct: null })}
          />
          <Waste product={product} estimate={estimate} onWaste={(wastePct) => measure({ wastePct })} />
        </div>
      )}
    </div>
  )
}

type RoomsProps = { rooms: readonly Room[]; need: number; onRooms: (rooms: readonly Room[]) => void }

function Rooms({ rooms, need, onRooms }: RoomsProps) {
  const nextId = Math.max(...rooms.map((room) => room.id)) + 1
  const isOnly = rooms.length === 1
  return (
    <>
      {rooms.map((room, index) => (
        <RoomFields
          key={room.id}
          room={room}
          index={index}
          onRoom={(changed) => onRooms(rooms.with(index, changed))}
          onRemove={isOnly ? null : () => onRooms(rooms.toSpliced(index, 1))}
        />
      ))}
      <div className="rooms-foot">
        <button
          type="button"
          className="button quiet"
          onClick={() => onRooms([...rooms, newRoom(nextId, rooms.at(-1)?.by)])}
        >
          {buyingMessages.addRoom}
        </button>
        {need > 0 && (!isOnly || rooms[0]?.by === 'sides') && (
          <strong>{buyingMessages.totalToCover(area(need))}</strong>
        )}
      </div>
    </>
  )
}

type PatternProps = {
  product: ProductDetail
  estimate: Estimate
  onPattern: (pattern: Estimate['pattern']) => void
}

function Pattern({ product, estimate, onPattern }: PatternProps) {
  const id = useId()
  const { patterns } = product.quantity
  if (patterns.length < 2) return null
  return (
    <div className="labelled">
      <label htmlFor={id}>{buyingMessages.pattern}</label>
      <select
        id={id}
        value={estimate.pattern}
        onChange={(event) => {
          const { value } = event.currentTarget
          if (isLayPattern(value)) onPattern(value)
        }}
      >
        {patterns.map((pattern) => (
          <option key={pattern} value={pattern}>
            {patternLabels[pattern]}
          </option>
        ))}
      </select>
    </div>
  )
}

type WasteProps = { product: ProductDetail; estimate: Estimate; onWaste: (percent: number | null) => void }

function Waste({ product, estimate, onWaste }: WasteProps) {
  const id = useId()
  const ownWastePct = useShopState(({ display }) => display?.waste_pct)
  const usual = wasteFor(product.quantity, estimate.pattern, ownWastePct)
  return (
    <div className="labelled">
      <label htmlFor={id}>{buyingMessages.waste}</label>
      <span className="number">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          aria-describedby={`${id}-hint`}
          value={String(estimate.wastePct)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onWaste(percentOf(event.currentTarget.value))}
        />
        <span aria-hidden="true">%</span>
      </span>
      <span id={`${id}-hint`} className="waste-hint">
        {buyingMessages.wasteHint(usual)}
      </span>
    </div>
  )
}

const percentOf = (text: string) => Math.min(largestWastePct, Number(text.replace(/\D/g, '')))
