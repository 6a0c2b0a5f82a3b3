import { hash32 } from '@showroom/api/shared/hash32'

/** A seeded source of choices: the same text always gives the same choices, in the same order. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** Both ends included. */
  whole(from: number, to: number): number
  /** A number between, rounded to the step. */
  between(from: number, to: number, step: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** By weight: `[['White Oak', 50], ['Walnut', 12]]`. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item
  /** So many different ones, in an order of their own. */
  sample<Item>(items: readonly Item[], count: number): Item[]
  /** Most often near the mode, never outside low and high. */
  triangular(low: number, mode: number, high: number): number
}

export const randomFrom = (text: string): Random => {
  const next = mulberry32(hash32(text))
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <Item>(items: readonly Item[]): Item => itemAt(items, Math.floor(next() * items.length))
  return {
    next,
    whole,
    between: (from, to, step) => roundTo(from + next() * (to - from), step),
    chance: (probability) => next() < probability,
    pick,
    weighted: (items) => weightedPick(items, next()),
    sample: (items, count) => shuffled(items, next).slice(0, count),
    triangular: (low, mode, high) => triangularAt(next(), [low, mode, high]),
  }
}

/** Around again from the front when the index is past the end. */
export const itemAt = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[((index % items.length) + items.length) % items.length]
  if (item === undefined) throw new RangeError('Nothing to choose from.')
  return item
}

/** Without the float noise of `0.1 * 3`. */
export const roundTo = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toFixed(4))

const mulberry32 = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const weightedPick = <Item>(items: readonly (readonly [Item, number])[], at: number): Item => {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0)
  let left = at * total
  for (const [item, weight] of items) {
    left -= weight
    if (left < 0) return item
  }
  return itemAt(items, items.length - 1)[0]
}

const shuffled = <Item>(items: readonly Item[], next: () => number): Item[] => {
  const keyed = items.map((item) => ({ item, key: next() }))
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item)
}

const triangularAt = (at: number, [low, mode, high]: readonly [number, number, number]): number => {
  const split = (mode - low) / (high - low)
  return at < split
    ? low + Math.sqrt(at * (high - low) * (mode - low))
    : high - Math.sqrt((1 - at) * (high - low) * (high - mode))
}
