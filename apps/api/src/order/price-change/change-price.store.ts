import type { ChangedItem } from '@showroom/contract/pricing/price-change.rules'
import type { PriceChangeState } from '@showroom/contract/order/price-change.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { LineAsSold } from './line-as-sold.store.ts'

export type NewPriceChange = {
  publicId: string
  line: LineAsSold
  finalPriceCents: number
  after: ChangedItem
  reason: string
  proposedBy: number
  proposedAt: Date
  answerBy: Date
}

/** Gives its number. */
export const addPriceChange = async (tx: Queries, change: NewPriceChange): Promise<number> => {
  const { line, after, finalPriceCents } = change
  const { money, absorbedCents } = after
  const [added] = await tx.query<{ id: number }>(sql`
    insert into order_price_change (public_id, order_item_id, state, reason, proposed_by, proposed_at, answer_by,
      final_price_before, final_price_after, absorbed_before, absorbed_after, unit_price_before, unit_price_after,
      discount_before, discount_after, tax_before, tax_after, total_before, total_after)
    values (${change.publicId}, ${line.id}, 'proposed', ${change.reason}, ${change.proposedBy}, ${change.proposedAt},
      ${change.answerBy}, ${line.finalPriceCents}, ${finalPriceCents}, ${line.absorbedCents}, ${absorbedCents},
      ${line.unitPriceCents}, ${money.unitPriceCents}, ${line.discountCents}, ${money.discountCents},
      ${line.taxCents}, ${money.taxCents}, ${line.totalCents}, ${money.totalCents})
    returning id`)
  if (!added) throw new Error('The price change was not saved.')
  return added.id
}

type Ended = { state: PriceChangeState; answeredBy?: number | null; at: Date; payBy?: Date | null }

/** From an open state alone: what was answered stays answered. Whether it was. */
export const saveChangeState = async (
  tx: Queries,
  id: number,
  { state, answeredBy = null, at, payBy = null }: Ended,
): Promise<boolean> => {
  const saved = await tx.query(sql`
    update order_price_change set state = ${state}, answered_at = coalesce(answered_at, ${at}),
      answered_by = coalesce(answered_by, ${answeredBy}::int), pay_by = coalesce(${payBy}::timestamptz, pay_by)
    where id = ${id} and state in ('proposed', 'paying') returning id`)
  return saved.length > 0
}

/** The Pro pays for some of it: what the client would pay is less. */
export const saveAbsorbed = (tx: Queries, id: number, { absorbedCents, money }: ChangedItem) =>
  tx.query(sql`
    update order_price_change set absorbed_after = ${absorbedCents}, unit_price_after = ${money.unitPriceCents},
      discount_after = ${money.discountCents}, tax_after = ${money.taxCents}, total_after = ${money.totalCents}
    where id = ${id} and state = 'proposed'`)

export const saveReminded = (tx: Queries, id: number, reminded: number) =>
  tx.query(sql`update order_price_change set reminded = ${reminded} where id = ${id}`)

/** A line at its new price; its delivery and its order come to as much more, or less. */
export const saveLinePrice = async (
  tx: Queries,
  itemId: number,
  { stack, absorbedCents, money }: ChangedItem,
): Promise<void> => {
  await tx.query(sql`
    with before as (
      select i.id, i.sub_order_id, s.order_id, i.merchandise_cents, i.discount_cents, i.tax_cents, i.total_cents
      from order_item i join sub_order s on s.id = i.sub_order_id where i.id = ${itemId}
    ), line as (
      update order_item i set final_price_cents = ${stack.finalPriceCents}, unit_fee_cents = ${stack.feeCents},
        unit_markup_cents = ${stack.markupCents}, unit_price_cents = ${stack.priceCents},
        absorbed_cents = ${absorbedCents}, discount_cents = ${money.discountCents},
        merchandise_cents = ${money.merchandiseCents}, tax_cents = ${money.taxCents},
        total_cents = ${money.totalCents}, version = version + 1
      from before where i.id = before.id
    ), delivery as (
      update sub_order s set merchandise_cents = s.merchandise_cents + ${money.merchandiseCents}::bigint - before.merchandise_cents,
        discount_cents = s.discount_cents + ${money.discountCents}::bigint - before.discount_cents,
        tax_cents = s.tax_cents + ${money.taxCents}::bigint - before.tax_cents,
        total_cents = s.total_cents + ${money.totalCents}::bigint - before.total_cents
      from before where s.id = before.sub_order_id
    )
    update shop_order o set merchandise_cents = o.merchandise_cents + ${money.merchandiseCents}::bigint - before.merchandise_cents,
      discount_cents = o.discount_cents + ${money.discountCents}::bigint - before.discount_cents,
      tax_cents = o.tax_cents + ${money.taxCents}::bigint - before.tax_cents,
      total_cents = o.total_cents + ${money.totalCents}::bigint - before.total_cents
    from before where o.id = before.order_id`)
}
