import type { PriceChange as ShownPriceChange, SoldPriceChange } from '@showroom/contract/order/price-change'
import { priceChangeStates } from '@showroom/contract/order/price-change.rules'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { absorptionOf, changedItem, type PricedItem } from '@showroom/contract/pricing/price-change.rules'
import type { ItemFacts } from '../reading/order-facts.ts'
import { pictureOf } from '../reading/present-order.ts'
import { sizeOfLabel } from '@showroom/contract/catalogue/size.rules'
import type { PriceChange } from './price-change.store.ts'

export const isAnswerable = ({ state, answerBy }: PriceChange, now: Date): boolean =>
  state === 'proposed' && now <= answerBy

/** For the client: what the vendor and the Pro get of it stays behind. */
export const presentForClient = (change: PriceChange, item: ItemFacts, now: Date): ShownPriceChange => ({
  id: change.publicId,
  item_id: change.itemPublicId,
  product_id: item.productPublicId,
  product_name: change.productName,
  picture: pictureOf(item),
  size: sizeOfLabel(item.sizeLabel),
  vendor: change.vendor,
  qty: change.qty,
  uom: change.uom,
  reason: change.reason,
  state: change.state,
  message: orderMessages.price.client[change.state],
  answer_by: change.answerBy.toISOString(),
  pay_by: change.state === 'paying' ? (change.payBy?.toISOString() ?? null) : null,
  unit_price_before_cents: change.unitPriceBefore,
  unit_price_after_cents: change.unitPriceAfter,
  total_before_cents: change.totalBefore,
  total_after_cents: change.totalAfter,
  difference_cents: change.totalAfter - change.totalBefore,
  tax_difference_cents: change.taxAfter - change.taxBefore,
  is_absorbed: change.absorbedAfter > change.absorbedBefore,
  can: { answer: isAnswerable(change, now) },
})

/** The line as it was when its new price was proposed. */
const itemBefore = (change: PriceChange): PricedItem & { unitPriceCents: number; totalCents: number } => ({
  finalPriceCents: change.finalPriceBefore,
  feeBps: change.feeBps,
  markupBps: change.markupBps,
  absorbedCents: change.absorbedBefore,
  qty: change.qty,
  couponBps: change.couponBps,
  discountCents: change.discountBefore,
  taxBps: change.taxBps,
  unitPriceCents: change.unitPriceBefore,
  totalCents: change.totalBefore,
})

const profitAt = (before: PricedItem, finalPriceCents: number, absorbedCents: number): number => {
  const { stack, money } = changedItem(before, finalPriceCents, absorbedCents)
  return stack.markupCents * before.qty - money.discountCents
}

const presentPro = (change: PriceChange): NonNullable<SoldPriceChange['pro']> => {
  const before = itemBefore(change)
  const { mostCents, wholeCents } = absorptionOf(before, change.finalPriceAfter)
  const profitIf = (absorbedCents: number) => profitAt(before, change.finalPriceAfter, absorbedCents)
  return {
    client_price: { before_cents: change.unitPriceBefore, after_cents: change.unitPriceAfter },
    profit: {
      before_cents: profitAt(before, change.finalPriceBefore, change.absorbedBefore),
      after_cents: profitIf(change.absorbedAfter),
    },
    client_difference_cents: change.totalAfter - change.totalBefore,
    absorbed_cents: change.absorbedAfter - change.absorbedBefore,
    most_cents: Math.max(mostCents - change.absorbedBefore, 0),
    whole_cents: wholeCents === null ? null : wholeCents - change.absorbedBefore,
    profit_if_whole_cents: wholeCents === null ? null : profitIf(wholeCents),
    profit_if_most_cents: profitIf(mostCents),
  }
}

/** For who sells or delivers it: the own side of it alone. */
export const presentSold = (
  change: PriceChange,
  role: 'Vendor' | 'Contractor',
  now: Date,
): SoldPriceChange => {
  const pro = role === 'Contractor' ? presentPro(change) : null
  const isWaiting = isAnswerable(change, now)
  return {
    id: change.publicId,
    order_id: change.orderPublicId,
    order_number: change.orderNumber,
    company_name: change.companyName,
    vendor: change.vendor,
    product_name: change.productName,
    qty: change.qty,
    reason: change.reason,
    state: change.state,
    state_label: priceChangeStates[change.state].label,
    proposed_at: change.proposedAt.toISOString(),
    answer_by: change.answerBy.toISOString(),
    ...(pro
      ? { pro }
      : { final_price: { before_cents: change.finalPriceBefore, after_cents: change.finalPriceAfter } }),
    can: {
      withdraw: role === 'Vendor' && change.state === 'proposed',
      absorb: pro !== null && isWaiting && pro.most_cents > pro.absorbed_cents,
    },
  }
}
