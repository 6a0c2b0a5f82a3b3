import type { Price } from './catalogue.ts'
import { priceMessages as say } from './price.messages.ts'

export type Priced = Pick<Price, 'price_cents' | 'per_sqft_cents' | 'unit' | 'uom'>
export type FirstPrice = { cents: number; per: string }

/** Of what has two prices the one that its reader wants first: of the unit that is sold, or of a square foot. */
export const firstPrice = (
  { price_cents, per_sqft_cents, unit, uom }: Priced,
  isByUnit: boolean,
): FirstPrice => {
  if (unit === 'square_foot') return { cents: price_cents, per: say.perSqft }
  if (per_sqft_cents !== null && !isByUnit) return { cents: per_sqft_cents, per: say.perSqft }
  return { cents: price_cents, per: say.per(uom) }
}
