import { largestQuantity } from '@showroom/contract/cart/cart.endpoints'
import { allowedQty, isAllowedQty } from '@showroom/contract/cart/quantity.rules'
import type { SalesUnit } from '@showroom/contract/catalogue/catalogue'
import { stockOf } from '@showroom/contract/catalogue/stock.rules'
import type { Purchasable } from '../catalogue/product/purchasable.ts'

const unitWords: Record<SalesUnit, { one: string; many: string }> = {
  box: { one: 'box', many: 'boxes' },
  piece: { one: 'piece', many: 'pieces' },
  pack: { one: 'pack', many: 'packs' },
  linear_foot: { one: 'linear foot', many: 'linear feet' },
  slab: { one: 'slab', many: 'slabs' },
  square_foot: { one: 'square foot', many: 'square feet' },
  pallet: { one: 'pallet', many: 'pallets' },
}

/** “9 boxes” */
export const counted = (qty: number, unit: SalesUnit): string =>
  `${qty} ${qty === 1 ? unitWords[unit].one : unitWords[unit].many}`

export const stockFor = (product: Purchasable) =>
  stockOf({ status: product.stockStatus, quantity: product.stockQty, restockOn: product.restockOn })

/** The most that can be ordered in allowed steps; null where stock does not limit. */
export const mostOf = (product: Purchasable): number | null => {
  const { available } = stockFor(product)
  if (available === null) return null
  return Math.min(available - (available % product.stepQty), largestQuantity)
}

/** Why the line can not have `qty` units, of which `already` are in the cart; null when it can. */
export const quantityProblem = (product: Purchasable, qty: number, already = 0): string | null => {
  const steps = { min_qty: product.minQty, step_qty: product.stepQty }
  if (!isAllowedQty(qty, steps)) return stepProblem(product, qty - already, already)
  if (qty > largestQuantity) return `A line holds at most ${counted(largestQuantity, product.unit)}.`
  const { available } = stockFor(product)
  if (available === null || qty <= available) return null
  const inCart = already > 0 ? `, and ${already} of them in your cart already` : ''
  return available === 0 ? 'This is out of stock.' : `Only ${counted(available, product.unit)} left${inCart}.`
}

const stepProblem = (product: Purchasable, added: number, already: number): string => {
  const steps = { min_qty: product.minQty, step_qty: product.stepQty }
  const above = allowedQty(already + added, steps) - already
  const below = above - product.stepQty
  const isBelowSold = below > 0 && isAllowedQty(already + below, steps)
  const choice = isBelowSold ? `${below} or ${above}` : String(above)
  const rule =
    product.stepQty > 1
      ? `Sold in steps of ${counted(product.stepQty, product.unit)}`
      : `Sold from ${counted(product.minQty, product.unit)}`
  return `${rule}: choose ${choice}.`
}
