import type { PricedItem } from '@showroom/contract/pricing/price-change.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A line with all that its price is made of. */
export type LineAsSold = PricedItem & {
  id: number
  unitPriceCents: number
  taxCents: number
  totalCents: number
}

export const lineAsSold = async (db: Queries, itemId: number): Promise<LineAsSold> => {
  const [line] = await db.query<LineAsSold>(sql`
    select id, final_price_cents as "finalPriceCents", fee_bps as "feeBps", markup_bps as "markupBps",
      absorbed_cents as "absorbedCents", qty, coupon_bps as "couponBps", discount_cents as "discountCents",
      tax_bps as "taxBps", unit_price_cents as "unitPriceCents", tax_cents as "taxCents",
      total_cents as "totalCents"
    from order_item where id = ${itemId}`)
  if (!line) throw new Error(`The line ${itemId} is gone.`)
  return line
}
