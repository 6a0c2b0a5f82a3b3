import type { CoverageNote } from '@showroom/contract/cart/cart'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { canBeSold, type Purchasable } from '../catalogue/product/purchasable.ts'
import { cartMessages } from './cart.messages.ts'
import type { LineFacts } from './cart-facts.ts'
import type { LotChoice } from './lot.ts'
import { quantityProblem } from './quantity.ts'

/** A line as it shall be saved: at today's price, which a change accepts. */
export type SavedLine = {
  product_id: number
  qty: number
  unit_price_cents: number
  lot_choice: LotChoice
  coverage_note: CoverageNote | null
}

/** All or nothing: either every line that shall be saved, or every reason against. */
export type LineChanges = { lines: SavedLine[] } | { errors: FieldErrors }

export type AddedItem = {
  product_id: string
  qty: number
  lot_choice: LotChoice
  coverage_note: CoverageNote | null
}

/** What is in the cart already of a product that is added. */
export type CurrentLine = Pick<LineFacts, 'qty' | 'lotChoice' | 'coverageNote'>

export type Shelf = { products: ReadonlyMap<string, Purchasable>; current: ReadonlyMap<string, CurrentLine> }

/** Adding what is there already raises its quantity. */
export const addItems = (items: readonly AddedItem[], { products, current }: Shelf): LineChanges => {
  const errors: FieldErrors = {}
  const added = new Map<string, SavedLine>()
  items.forEach((item, index) => {
    const product = products.get(item.product_id)
    if (!product || !canBeSold(product)) {
      errors[`items.${index}.product_id`] = [whyNotSold(product)]
      return
    }
    const before = added.get(item.product_id)
    const inCart = current.get(item.product_id)
    const already = before?.qty ?? inCart?.qty ?? 0
    const quantity = quantityProblem(product, already + item.qty, already)
    if (quantity !== null) errors[`items.${index}.qty`] = [quantity]
    added.set(item.product_id, {
      product_id: product.productId,
      qty: already + item.qty,
      unit_price_cents: product.priceCents,
      lot_choice:
        item.lot_choice === 'mixed' ? 'mixed' : (before?.lot_choice ?? inCart?.lotChoice ?? 'single'),
      coverage_note: item.coverage_note ?? before?.coverage_note ?? inCart?.coverageNote ?? null,
    })
  })
  return Object.keys(errors).length > 0 ? { errors } : { lines: [...added.values()] }
}

const whyNotSold = (product: Purchasable | undefined): string =>
  product?.isShown ? cartMessages.discontinued : cartMessages.unknownProduct

export type LineChange = {
  line_id: string
  qty: number
  lot_choice?: LotChoice | undefined
  coverage_note?: CoverageNote | null | undefined
}

export const changeLines = (
  changes: readonly LineChange[],
  current: ReadonlyMap<string, LineFacts>,
): LineChanges => {
  const errors: FieldErrors = {}
  // A line named twice is saved once, as it was named last.
  const lines = new Map<string, SavedLine>()
  changes.forEach((change, index) => {
    const line = current.get(change.line_id)
    if (!line) {
      errors[`lines.${index}.line_id`] = [cartMessages.unknownLine]
      return
    }
    const { product } = line
    if (!canBeSold(product)) {
      errors[`lines.${index}.line_id`] = [whyNotSold(product)]
      return
    }
    const problem = quantityProblem(product, change.qty)
    if (problem !== null) errors[`lines.${index}.qty`] = [problem]
    lines.set(change.line_id, {
      product_id: product.productId,
      qty: change.qty,
      unit_price_cents: product.priceCents,
      lot_choice: change.lot_choice ?? line.lotChoice,
      coverage_note: change.coverage_note === undefined ? line.coverageNote : change.coverage_note,
    })
  })
  return Object.keys(errors).length > 0 ? { errors } : { lines: [...lines.values()] }
}
