import { firstPrice, type Priced } from '@showroom/contract/catalogue/first-price.rules'
import { money } from '../ui/format.ts'

/** `$88.21 per Box` or `$8.02 /sq ft`: the price that its reader wants first. */
export const priceText = (price: Priced, isByUnit: boolean): string => {
  const { cents, per } = firstPrice(price, isByUnit)
  return `${money(cents)} ${per}`
}
