import { isCancelAnswerable } from '@showroom/contract/order/cancel-request.rules'
import { goesOn } from '@showroom/contract/order/line-and-return.rules'
import type { OrderItemProfit } from '@showroom/contract/order/order'
import {
  hasComeToNothing,
  internalNameOf,
  isProfitNegative,
  type OrderStatus,
  orderStatuses,
  settable,
} from '@showroom/contract/order/order-status.rules'
import { canProposePrice } from '@showroom/contract/order/price-change.rules'
import { partMoney } from '@showroom/contract/pricing/order-money.rules'
import { scaled } from '@showroom/contract/shared/money'
import { decimal } from '@showroom/contract/shared/money-text'
import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import type { OrderViewer, SoldItem } from './item-profit.store.ts'

type Parts = { vendorCents: number; contractorCents: number; adminCents: number }

/** Units of a line, after those that left, or were given back, before. */
export type Units = { units: number; before: number }

/** Who earns what by a line, or by some of it; in the platform's own showroom no Pro stands behind the markup. */
export const partsOf = (item: SoldItem, { units, before }: Units = { units: item.qty, before: 0 }): Parts => {
  const money = partMoney(soldAs(item), units, before)
  const adminCents = money.feeCents + money.taxCents
  const isOfPlatform = item.showroomRef === platformShowroom
  return {
    vendorCents: money.vendorCents,
    contractorCents: isOfPlatform ? 0 : money.contractorCents,
    adminCents: isOfPlatform ? adminCents + money.contractorCents : adminCents,
  }
}

export const soldAs = (item: SoldItem) => ({
  stack: {
    finalPriceCents: item.finalPriceCents,
    feeCents: item.unitFeeCents,
    markupCents: item.unitMarkupCents,
  },
  qty: item.qty,
  discountCents: item.discountCents,
  taxCents: item.taxCents,
})

export const profitOf = (parts: Parts, role: OrderViewer['role']): number =>
  ({ Vendor: parts.vendorCents, Contractor: parts.contractorCents, Admin: parts.adminCents })[role]

/** A row of the Order Items popup: the viewer's own amounts, and no other's. */
export const presentProfit = (item: SoldItem, role: OrderViewer['role']): OrderItemProfit => {
  const parts = partsOf(item)
  const profitCents = profitOf(parts, role)
  return {
    id: item.publicId,
    product_name: item.productName,
    qty: item.qty,
    ...ownAmount(item, { role, parts }),
    // Display only: the books are the ledger's.
    profit_cents: isProfitNegative(item.status) && profitCents !== 0 ? -profitCents : profitCents,
    status: item.status,
    status_label: orderStatuses[item.status].label,
    status_name: internalNameOf(item.status),
    status_date: item.statusAt.toISOString(),
    can_set: settableNow(item, role),
    can_propose_price: role === 'Vendor' && !item.isPriceOpen && canProposePrice(item.status),
    is_price_open: item.isPriceOpen,
    cancel_asked:
      item.cancelReason === null
        ? null
        : { reason: item.cancelReason, can_answer: role !== 'Contractor' && isCancelAnswerable(item.status) },
  }
}

/** A line whose price is not settled goes no further; it can only come to nothing. What comes back goes its own way, and the rest of its line on. */
export const settableNow = (
  { status, isPriceOpen, isReturnOpen }: SoldItem,
  role: OrderViewer['role'],
): OrderStatus[] =>
  settable(role, status, true).filter(
    (to) => (!isReturnOpen || goesOn(status, to)) && (!isPriceOpen || hasComeToNothing(to)),
  )

/** Per unit for vendor and Pro, net of the coupon; the Admin's is of the whole line (domain §3.11). */
const ownAmount = (item: SoldItem, { role, parts }: { role: OrderViewer['role']; parts: Parts }) => {
  if (role === 'Vendor') return { final_price: decimal(item.finalPriceCents) }
  if (role === 'Admin') return { admin_profit_inclusive_tax: decimal(parts.adminCents) }
  return { contractor_markup_amt: decimal(scaled(parts.contractorCents, 1, item.qty)) }
}
