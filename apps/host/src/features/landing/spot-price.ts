import type { SpotProduct } from '@showroom/contract/landing/landing'
import { money } from '@showroom/widgets/ui/format.ts'
import { landingMessages as messages } from './messages.ts'

type Price = Pick<NonNullable<SpotProduct['price']>, 'price_cents' | 'per_sqft_cents' | 'unit' | 'uom'>

/** One price, in the unit that its reader wants first. */
export const spotPrice = ({ price_cents, per_sqft_cents, unit, uom }: Price, isByUnit: boolean): string => {
  if (unit === 'square_foot') return `${money(price_cents)} ${messages.perSqft}`
  if (per_sqft_cents !== null && !isByUnit) return `${money(per_sqft_cents)} ${messages.perSqft}`
  return `${money(price_cents)} ${messages.per(uom)}`
}
