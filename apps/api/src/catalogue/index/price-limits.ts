import { type Bits, clearBit, countBits, hasBit, setBit } from './bits.ts'
import { firstAbove, firstFrom, type Order } from './orders.ts'
import type { Question } from './question.ts'

export type PriceLimits = { from: number; to: number }

/** Null where the price does not matter. */
export const limitsOf = ({ criteria: { priceMin, priceMax } }: Question): PriceLimits | null =>
  priceMin === null && priceMax === null ? null : { from: priceMin ?? 0, to: priceMax ?? 2_147_483_647 }

/** Rows whose price is within the limits; and the lowest and highest price of all, infinite where there are no rows. */
type Priced = { rows: Bits; low: number; high: number }

type Asked = { prices: Int32Array; limits: PriceLimits | null; order: Order | null }

/** Of few rows that lie among many, the order would have to be walked for long. */
const leastShare = 8

export const withinLimits = (rows: Bits, { prices, limits, order }: Asked): Priced =>
  order !== null && countBits(rows) * leastShare >= order.length
    ? cutFromOrder(rows, { prices, limits, order })
    : walkedThrough(rows, prices, limits)

/** Written out, as it is what a list that is filtered by price spends its time in. */
const walkedThrough = (rows: Bits, prices: Int32Array, limits: PriceLimits | null): Priced => {
  const { from, to } = limits ?? { from: 0, to: 0 }
  const left = limits === null ? rows : new Uint32Array(rows.length)
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let at = 0; at < rows.length; at++) {
    let kept = 0
    for (let word = rows[at] ?? 0, lowest = 0; word !== 0; word ^= lowest) {
      lowest = word & -word
      const price = prices[at * 32 + 31 - Math.clz32(lowest)] ?? 0
      if (price < low) low = price
      if (price > high) high = price
      if (price >= from && price <= to) kept |= lowest
    }
    if (limits !== null) left[at] = kept
  }
  return { rows: left, low, high }
}

type Ordered = Asked & { order: Order }

/** What is within the limits stands together in the order: the fewer of those inside and outside are looked at. */
const cutFromOrder = (rows: Bits, { prices, limits, order }: Ordered): Priced => {
  const ends = endsOf(rows, prices, order)
  if (limits === null) return { rows, ...ends }
  const first = firstFrom(order, prices, limits.from)
  const end = Math.max(first, firstAbove(order, prices, limits.to))
  if (end - first < order.length / 2) {
    const left = new Uint32Array(rows.length)
    for (let at = first; at < end; at++) {
      const row = order[at] ?? 0
      if (hasBit(rows, row)) setBit(left, row)
    }
    return { rows: left, ...ends }
  }
  const left = rows.slice()
  for (let at = 0; at < first; at++) clearBit(left, order[at] ?? 0)
  for (let at = end; at < order.length; at++) clearBit(left, order[at] ?? 0)
  return { rows: left, ...ends }
}

const endsOf = (rows: Bits, prices: Int32Array, order: Order): Omit<Priced, 'rows'> => {
  let first = 0
  let last = order.length - 1
  while (first <= last && !hasBit(rows, order[first] ?? 0)) first += 1
  while (last >= first && !hasBit(rows, order[last] ?? 0)) last -= 1
  if (first > last) return { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY }
  return { low: prices[order[first] ?? 0] ?? 0, high: prices[order[last] ?? 0] ?? 0 }
}
