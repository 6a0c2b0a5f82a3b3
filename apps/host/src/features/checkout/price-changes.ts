import type { Checkout, CheckoutLine } from '@showroom/contract/checkout/checkout'
import { checkoutMessages as messages } from './messages.ts'

type Line = Pick<CheckoutLine, 'line_id' | 'name' | 'unit_price_cents'>
type Sums = 'discount_cents' | 'shipping_cents' | 'tax_cents' | 'total_cents'
type Seen = Pick<Checkout, Sums> & { lines: readonly Line[] }
export type PriceChange = { label: string; before: number | null; after: number | null }

const sums: [Sums, string][] = [
  ['discount_cents', messages.coupon],
  ['shipping_cents', messages.delivery],
  ['tax_cents', messages.tax],
  ['total_cents', messages.total],
]

/** What is charged otherwise than it was shown: lines first, the total last. Null: it was not, or is not, there. */
export const priceChanges = (before: Seen, after: Seen): PriceChange[] => [
  ...lineChanges(before.lines, after.lines),
  ...sums
    .map(([sum, label]) => ({ label, before: before[sum], after: after[sum] }))
    .filter((change) => change.before !== change.after),
]

const lineChanges = (before: readonly Line[], after: readonly Line[]): PriceChange[] => {
  const ids = [...new Set([...before, ...after].map((line) => line.line_id))]
  return ids.flatMap((id) => {
    const was = before.find((line) => line.line_id === id)
    const is = after.find((line) => line.line_id === id)
    const change = {
      label: (is ?? was)?.name ?? '',
      before: was?.unit_price_cents ?? null,
      after: is?.unit_price_cents ?? null,
    }
    return change.before === change.after ? [] : [change]
  })
}
