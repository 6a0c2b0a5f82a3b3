import type { LayPattern, ProductDetail } from '@showroom/contract/catalogue/catalogue'
import {
  cutsOf,
  type Measured,
  measuredBy as soldBy,
  perUnitOf,
  qtyFor,
} from '@showroom/contract/cart/amount.rules'
import { type Coverage, coverageOf, wasteFor } from '@showroom/contract/cart/quantity.rules'
import type { TurfPlan } from '@showroom/contract/cart/turf.rules'
import { milliFeetOf, milliOf, newRoom, type Room, roomArea, totalArea } from './measure.ts'

export const measuredBy = ({ price }: Pick<ProductDetail, 'price'>): Measured => soldBy(price)

/** What a visitor has entered. `null` stands for "as the shop suggests". */
export type Entries = {
  rooms: readonly Room[]
  /** Feet, for what is sold by length. */
  length: string
  pattern: LayPattern | null
  wastePct: number | null
  qty: number | null
}

export const noEntries: Entries = {
  rooms: [newRoom(1)],
  length: '',
  pattern: null,
  wastePct: null,
  qty: null,
}

export type Estimate = {
  qty: number
  /** Area or length to cover; 0 when nothing was measured. */
  need: number
  perUnit: number
  pattern: LayPattern
  wastePct: number
  coverage: Coverage
  /** Cutting plans, one per room given by its sides; only for what comes from a roll. */
  plans: readonly { room: Room; plan: TurfPlan }[]
}

/** From what was typed to what to buy; the sums themselves are the contract's. */
export function estimateOf(product: ProductDetail, entries: Entries, ownWastePct?: number): Estimate {
  const { price, quantity } = product
  const pattern = entries.pattern ?? quantity.patterns[0] ?? 'straight'
  const wastePct = entries.wastePct ?? wasteFor(quantity, pattern, ownWastePct)
  const perUnit = perUnitOf(price)
  const need = measuredBy(product) === 'length' ? milliOf(entries.length) : totalArea(entries.rooms)
  const parts = entries.rooms.map(partOf)
  const plans = cutsOf(price, parts).map(({ part: { room }, plan }) => ({ room, plan }))
  const qty = entries.qty ?? qtyFor({ ...price, ...quantity }, { need, wastePct, parts })
  return { qty, need, perUnit, pattern, wastePct, plans, coverage: coverageOf(qty, need, perUnit) }
}

export const partOf = (room: Room) => ({
  room,
  area: roomArea(room),
  sides:
    room.by === 'sides'
      ? { width: milliFeetOf(room.sides.width), length: milliFeetOf(room.sides.length) }
      : null,
})
