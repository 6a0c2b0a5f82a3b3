import type { LayPattern, ProductDetail } from '@showroom/contract/catalogue/catalogue'
import {
  allowedQty,
  type Coverage,
  coverageOf,
  quantityToCover,
  wasteFor,
} from '@showroom/contract/cart/quantity.rules'
import { turfPlans, type TurfPlan } from '@showroom/contract/cart/turf.rules'
import { milliFeetOf, milliOf, newRoom, type Room, roomArea, totalArea } from './measure.ts'

/** How a quantity is found: from an area, from a length, cut from a roll, or simply counted. */
export type Measured = 'area' | 'length' | 'roll' | 'count'

export function measuredBy({ price }: Pick<ProductDetail, 'price'>): Measured {
  if (price.unit === 'square_foot') return 'roll'
  if (price.coverage !== null) return 'area'
  return price.length !== null || price.unit === 'linear_foot' ? 'length' : 'count'
}

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
  const { quantity } = product
  const pattern = entries.pattern ?? quantity.patterns[0] ?? 'straight'
  const wastePct = entries.wastePct ?? wasteFor(quantity, pattern, ownWastePct)
  const perUnit = perUnitOf(product)
  const need = measuredBy(product) === 'length' ? milliOf(entries.length) : totalArea(entries.rooms)
  const plans = measuredBy(product) === 'roll' ? plansOf(entries.rooms) : []
  const suggested = suggestedQty(product, entries.rooms, { need, wastePct, perUnit, plans })
  const qty = entries.qty ?? suggested
  return { qty, need, perUnit, pattern, wastePct, plans, coverage: coverageOf(qty, need, perUnit) }
}

const perUnitOf = ({ price }: ProductDetail) => price.coverage ?? price.length ?? 1_000

type Needed = Pick<Estimate, 'need' | 'wastePct' | 'perUnit' | 'plans'>

function suggestedQty(product: ProductDetail, rooms: readonly Room[], needed: Needed): number {
  const { need, wastePct, perUnit, plans } = needed
  const steps = product.quantity
  if (measuredBy(product) === 'count' || need === 0) return allowedQty(1, steps)
  if (plans.length === 0) return quantityToCover(need, wastePct, { ...steps, perUnit }).qty
  // Rooms with sides are cut from the roll, the others are only known by their area.
  const cut = plans.reduce((sum, { plan }) => sum + plan.area, 0)
  const unplanned = totalArea(rooms.filter((room) => !plans.some((one) => one.room === room)))
  const rest = unplanned > 0 ? quantityToCover(unplanned, wastePct, { ...steps, perUnit }).qty : 0
  return allowedQty(cut / perUnit + rest, steps)
}

const plansOf = (rooms: readonly Room[]) =>
  rooms
    .filter((room) => room.by === 'sides' && roomArea(room) > 0)
    .map((room) => ({
      room,
      plan: turfPlans(milliFeetOf(room.sides.width), milliFeetOf(room.sides.length))[0],
    }))
