export type NumberRange = {
  /** `10..20`, from the first up to but without the second; open where a side is empty. */
  value: string
  label: string
  /** The numbers inside, as products carry them. */
  members: string[]
}

const mostRanges = 6

/** Ranges with round limits that hold about as many products each. */
export const rangesOver = (values: readonly { value: string; products: number }[]): NumberRange[] => {
  const sorted = values
    .map(({ value, products }) => ({ value, number: Number(value), products }))
    .sort((a, b) => a.number - b.number)
  const limits = roundLimits(sorted)
  const edges = [null, ...limits, null]
  return edges
    .slice(0, -1)
    .map((from, index) => rangeBetween(from, edges[index + 1] ?? null, sorted))
    .filter(({ members }) => members.length > 0)
}

type Counted = { value: string; number: number; products: number }

const rangeBetween = (from: number | null, to: number | null, sorted: readonly Counted[]): NumberRange => ({
  value: `${from ?? ''}..${to ?? ''}`,
  label: labelOf(from, to),
  members: sorted
    .filter(({ number }) => (from === null || number >= from) && (to === null || number < to))
    .map(({ value }) => value),
})

const labelOf = (from: number | null, to: number | null): string => {
  if (from === null) return `Under ${shown(to)}`
  return to === null ? `${shown(from)} and up` : `${shown(from)} – ${shown(to)}`
}

const shown = (number: number | null): string =>
  (number ?? 0).toLocaleString('en-US', { maximumFractionDigits: 3 })

/** Cuts after equal shares of the products, moved to the nearest round number. */
const roundLimits = (sorted: readonly Counted[]): number[] => {
  const lowest = sorted[0]?.number ?? 0
  const highest = sorted.at(-1)?.number ?? 0
  const step = roundStep((highest - lowest) / (mostRanges * 2))
  const total = sorted.reduce((sum, { products }) => sum + products, 0)
  const limits = new Set<number>()
  let passed = 0
  for (const { number, products } of sorted) {
    const before = Math.floor((passed * mostRanges) / total)
    passed += products
    if (before === Math.floor((passed * mostRanges) / total)) continue
    const limit = Number((Math.round(number / step) * step).toPrecision(12))
    if (limit > lowest && limit < highest) limits.add(limit)
  }
  return [...limits].sort((a, b) => a - b).slice(0, mostRanges - 1)
}

/** The largest of 1, 2 or 5 times a power of ten that is not more than the width. */
const roundStep = (width: number): number => {
  const power = 10 ** Math.floor(Math.log10(width))
  const multiple = [5, 2, 1].find((candidate) => candidate * power <= width) ?? 1
  return multiple * power
}
