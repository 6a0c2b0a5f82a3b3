import type { CartLine } from '@showroom/contract/cart/cart'
import type { Lot, Purchasable } from '../catalogue/product/purchasable.ts'
import { counted, stockFor } from './quantity.ts'

export type LotChoice = NonNullable<CartLine['lot']>['choice']

/** The oldest lot that has the whole line: shades differ between lots, so a line is never mixed unasked. */
export const lotCovering = (lots: readonly Lot[], qty: number): Lot | null =>
  lots.find(({ available }) => available >= qty) ?? null

/** What is promised about the lot; null where the product has none or is made for the order. */
export const lotOf = (product: Purchasable, qty: number, choice: LotChoice): CartLine['lot'] => {
  if (product.lots.length === 0 || stockFor(product).available === null) return null
  const lot = lotCovering(product.lots, qty)
  if (lot) {
    const whole = qty === 1 ? 'From' : `All ${counted(qty, product.unit)} from`
    return { choice, code: lot.code, message: `${whole} lot ${lot.code.replace(/^lot\s+/i, '')}.` }
  }
  if (choice === 'mixed') {
    return { choice, code: null, message: 'From several lots: shades may differ a little.' }
  }
  const largest = Math.max(...product.lots.map(({ available }) => available))
  const message = `No single lot has ${counted(qty, product.unit)} (largest ${largest}). Mix lots, wait or reduce.`
  return { choice, code: null, message }
}
