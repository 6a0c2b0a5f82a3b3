import type { PriceVisibility } from './price-visibility.ts'

/**
 * How far a reply is about money of a showroom's goods: `goods` shows what they cost, `agreed` is what the reader has
 * ordered and pays for, whose totals stay theirs to see, `own` is no showroom's price.
 */
export type MoneyOf = 'goods' | 'agreed' | 'own'

/** What of a reply is left out: prices against the vendor’s MSRP, what belongs to one unit or one line, all sums. */
type Left = { comparison: boolean; units: boolean; sums: boolean; allowances: boolean }

const nothing: Left = { comparison: false, units: false, sums: false, allowances: false }

const leftOut: Record<PriceVisibility, Left> = {
  msrp: nothing,
  all: { ...nothing, comparison: true },
  totals: { ...nothing, comparison: true, units: true },
  allowances: { comparison: true, units: true, sums: true, allowances: false },
  hidden: { comparison: true, units: true, sums: true, allowances: true },
}

const leftOutOf = (visibility: PriceVisibility, money: MoneyOf): Left => {
  const left = leftOut[visibility]
  if (money === 'own' || visibility === 'msrp') return nothing
  return money === 'agreed' ? { ...left, sums: false, allowances: false } : left
}

export const leavesAll = (visibility: PriceVisibility, money: MoneyOf): boolean =>
  leftOutOf(visibility, money) === nothing

/** A reply, as it was written and read again, without what its reader may not see. */
export const withoutPrices = (reply: unknown, visibility: PriceVisibility, money: MoneyOf): unknown => {
  const left = leftOutOf(visibility, money)
  return left === nothing ? reply : walked(reply, left)
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const walked = (value: unknown, left: Left): unknown => {
  if (Array.isArray(value)) return value.map((each) => walked(each, left))
  if (!isFields(value)) return value
  const here = left.units && isUnitPriced(value) ? { ...left, sums: true } : left
  return Object.fromEntries(Object.entries(value).flatMap((field) => shown(field, here)))
}

/** A product, or a line of some: whatever of it is an amount tells what one unit costs. */
const isUnitPriced = (fields: Fields): boolean =>
  unitFields.some((name) => name in fields) && !('service' in fields)

const unitFields = [
  'unit_price_cents',
  'previous_unit_price_cents',
  'unit_price_before_cents',
  'unit_price_after_cents',
  'line_total_cents',
  'per_sqft_cents',
  'price_cents',
  'client_price',
]

const comparisons = new Set(['msrp_cents', 'saving_pct', 'below_msrp', 'typical_pct', 'middle_pct'])
/** Fields that the contract lets be null where nothing is known. */
const nullable = new Set([
  'msrp_cents',
  'saving_pct',
  'per_sqft_cents',
  'previous_unit_price_cents',
  'price_range',
  'typical_pct',
  'middle_pct',
])
/** What the reader, or whoever plans with them, says that it may cost. */
const plannedFields = new Set(['budget_cents', 'budget_per_sqft_cents'])
const allowanceFields = new Set(['allowance_cents', 'pools'])
/** What people wrote: words that a Pro says to a client are the Pro's. */
const written = new Set(['text', 'body', 'note', 'description', 'instructions', 'name', 'title', 'about'])

const shown = ([name, value]: [string, unknown], left: Left): [string, unknown][] => {
  if (plannedFields.has(name)) return [[name, value]]
  if (allowanceFields.has(name)) return left.allowances ? emptied(name, value) : [[name, value]]
  if (isLeftOut(name, left)) return emptied(name, value)
  // Nobody holds what nobody is told.
  if (name === 'hold_message' && left.sums) return [[name, '']]
  if (typeof value === 'string')
    return [[name, left.sums && !written.has(name) ? withoutAmounts(value) : value]]
  if (Array.isArray(value) && left.sums)
    return [
      [name, value.map((each) => (typeof each === 'string' ? withoutAmounts(each) : walked(each, left)))],
    ]
  return [[name, walked(value, left)]]
}

const isLeftOut = (name: string, left: Left): boolean => {
  if (comparisons.has(name)) return left.comparison || left.units
  if (name === 'price_range') return left.units
  return left.sums && name.endsWith('_cents')
}

const emptied = (name: string, value: unknown): [string, unknown][] => {
  if (nullable.has(name)) return [[name, null]]
  if (Array.isArray(value)) return [[name, value.map((each) => walked(each, leftOut.hidden))]]
  return []
}

/** “It was $80.00.”: where a sentence of ours names an amount, a dash stands in its place. */
const withoutAmounts = (sentence: string): string => sentence.replace(/\$\d[\d,]*(?:\.\d\d)?/g, '—')
