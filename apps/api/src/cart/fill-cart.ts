import type { CoverageNote } from '@showroom/contract/cart/cart'
import { largestQuantity } from '@showroom/contract/cart/cart.endpoints'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { allowedQty } from '@showroom/contract/cart/quantity.rules'
import { canBeSold, type Purchasable } from '../catalogue/product/purchasable.ts'
import type { Queries } from '../platform/db/db.ts'
import { cartMessages as say } from './cart.messages.ts'
import { linesByProduct, saveLines } from './cart.store.ts'
import { mostLines } from './change-cart.ts'
import type { CurrentLine, SavedLine } from './change-lines.ts'
import { whyNotSold } from './present-line.ts'
import { counted, mostOf } from './quantity.ts'

/** One line of a list that shall go into a cart; null where nobody sells what it names. */
export type Wanted = {
  line: number | null
  text: string
  product: Purchasable | null
  qty: number
  coverageNote: CoverageNote | null
  /** The price that somebody has agreed to; today's where nobody was asked. */
  acceptedCents?: number | null
}

/** Puts as much of a list into a cart as there is, and says of every line what became of it. */
export const fillCart = async (
  tx: Queries,
  cartId: number,
  wanted: readonly Wanted[],
): Promise<FilledLine[]> => {
  const { lines, report } = fillLines(wanted, await linesByProduct(tx, cartId))
  if (lines.length > 0) await saveLines(tx, cartId, lines)
  return report
}

type Filled = { lines: SavedLine[]; report: FilledLine[] }

/** Nothing is added without a word, and a line that is short does not hold up the others. */
export const fillLines = (wanted: readonly Wanted[], current: ReadonlyMap<string, CurrentLine>): Filled => {
  const saved = new Map<string, SavedLine>()
  const report = wanted.map((one): FilledLine => {
    const { product } = one
    if (!product) return told(one, 'unknown', { qty: 0, message: say.unknownSku })
    if (!canBeSold(product)) return told(one, 'left_out', { qty: 0, message: whyNotSold(product) })
    const inCart = current.get(product.publicId)
    const before = saved.get(product.publicId)?.qty ?? inCart?.qty ?? 0
    const linesThen = new Set([...current.keys(), ...saved.keys(), product.publicId]).size
    if (linesThen > mostLines) return told(one, 'left_out', { qty: 0, message: say.tooManyLines(mostLines) })
    const { qty, result, message } = fillOne(product, before, one.qty)
    if (qty > 0)
      saved.set(product.publicId, {
        product_id: product.productId,
        qty: before + qty,
        unit_price_cents: one.acceptedCents ?? product.priceCents,
        lot_choice: inCart?.lotChoice ?? 'single',
        coverage_note:
          one.coverageNote ?? saved.get(product.publicId)?.coverage_note ?? inCart?.coverageNote ?? null,
      })
    return told(one, result, { qty, message })
  })
  return { lines: [...saved.values()], report }
}

type One = Pick<FilledLine, 'qty' | 'result' | 'message'>

/** In steps that are sold, as far as there is stock. */
const fillOne = (product: Purchasable, before: number, asked: number): One => {
  const steps = { min_qty: product.minQty, step_qty: product.stepQty }
  const wanted = allowedQty(before + asked, steps)
  const highest = Math.min(
    mostOf(product) ?? largestQuantity,
    largestQuantity - (largestQuantity % product.stepQty),
  )
  const total = Math.min(wanted, highest)
  const qty = total - before
  const words = counted(qty, product.unit)
  if (qty <= 0 || total < allowedQty(0, steps))
    return {
      qty: 0,
      result: 'limited',
      message: before > 0 ? say.holdsAll(counted(before, product.unit)) : say.outOfStock,
    }
  if (total < wanted) return { qty, result: 'limited', message: say.filledShort(words) }
  return qty === asked
    ? { qty, result: 'added', message: say.filled(words) }
    : { qty, result: 'raised', message: say.filledInSteps(words) }
}

const told = (
  { line, text, product }: Wanted,
  result: FilledLine['result'],
  became: Pick<FilledLine, 'qty' | 'message'>,
): FilledLine => ({ line, text, product_id: product?.publicId ?? null, result, ...became })
