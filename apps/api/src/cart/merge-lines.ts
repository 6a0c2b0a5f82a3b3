import type { MergedLine } from '@showroom/contract/cart/cart'
import { largestQuantity } from '@showroom/contract/cart/cart.endpoints'
import { canBeSold } from '../catalogue/product/purchasable.ts'
import { cartMessages } from './cart.messages.ts'
import type { LineFacts } from './cart-facts.ts'
import type { SavedLine } from './change-lines.ts'
import { counted, mostOf } from './quantity.ts'

export type Merged = {
  /** Ids of the guest's lines that go over as they are. */
  moved: string[]
  /** Lines of the account's cart that get more. */
  saved: SavedLine[]
  report: MergedLine[]
}

/** A guest's lines and the account's become one cart: nothing is lost, and nothing is added without a word. */
export const mergeLines = (
  guests: readonly LineFacts[],
  current: readonly LineFacts[],
  most: number,
): Merged => {
  const own = new Map(current.map((line) => [line.product.publicId, line]))
  const merged: Merged = { moved: [], saved: [], report: [] }
  for (const guest of guests) {
    const before = own.get(guest.product.publicId)
    if (before) addUp(merged, guest, before)
    else if (current.length + merged.moved.length < most) move(merged, guest)
    else merged.report.push(reported(guest, 'left_out', { qty: 0, message: cartMessages.tooManyLines(most) }))
  }
  return merged
}

const move = ({ moved, report }: Merged, guest: LineFacts) => {
  moved.push(guest.lineId)
  report.push(reported(guest, 'moved', { qty: guest.qty, message: cartMessages.moved }))
}

/** The same product and lot choice are one line: both quantities, as far as there are as many. */
const addUp = ({ saved, report }: Merged, guest: LineFacts, before: LineFacts) => {
  const { product } = before
  if (!canBeSold(product)) {
    report.push(reported(guest, 'left_out', { qty: before.qty, message: cartMessages.notSold }))
    return
  }
  const wanted = before.qty + guest.qty
  const highest = Math.min(
    mostOf(product) ?? largestQuantity,
    largestQuantity - (largestQuantity % product.stepQty),
  )
  // A line that holds more than there is left keeps what it has, with its warning.
  const qty = Math.max(before.qty, Math.min(wanted, highest))
  saved.push({
    product_id: product.productId,
    qty,
    unit_price_cents: acceptedOf(guest, before, product.priceCents),
    lot_choice: guest.lotChoice === 'mixed' ? 'mixed' : before.lotChoice,
    coverage_note: guest.coverageNote ?? before.coverageNote,
  })
  const total = counted(qty, product.unit)
  report.push(
    qty === wanted
      ? reported(guest, 'added', { qty, message: cartMessages.addedUp(total) })
      : reported(guest, 'limited', { qty, message: cartMessages.limited(total, wanted) }),
  )
}

/** A price that changed since either was added is still told by the line. */
const acceptedOf = (guest: LineFacts, before: LineFacts, today: number): number =>
  guest.acceptedCents === today ? before.acceptedCents : guest.acceptedCents

const reported = (
  { product }: LineFacts,
  result: MergedLine['result'],
  became: Pick<MergedLine, 'qty' | 'message'>,
): MergedLine => ({ product_id: product.publicId, name: product.name, result, ...became })
