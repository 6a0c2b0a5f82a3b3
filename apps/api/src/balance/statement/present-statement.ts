import type { BalanceEntry } from '@showroom/contract/balance/balance'
import { balanceMessages } from '@showroom/contract/balance/balance.messages'
import { entryKind, entryLabels } from '@showroom/contract/balance/entry.rules'
import { brandName } from '@showroom/contract/payment/card-brands'
import type { Day } from '@showroom/contract/shared/day'
import type { StatementRow } from './statement.store.ts'

const say = balanceMessages.about

const aboutOf = (row: StatementRow): string => {
  const { orderNumber, productName, isCoupon } = row
  if (orderNumber !== null && productName !== null)
    return isCoupon ? say.coupon(orderNumber, productName) : say.order(orderNumber, productName)
  if (row.isDesign) return say.design
  if (row.cardBrand !== null) return say.card(brandName(row.cardBrand), row.cardLast4 ?? '')
  if (row.movement === 'payout') return row.amountCents < 0 ? say.payout : say.payoutReturned
  return row.reason ?? ''
}

/** `releasesOn` says when a line's pending money becomes available. */
export const presentEntry = (
  row: StatementRow,
  releasesOn: ReadonlyMap<number, Day | null> = new Map(),
): BalanceEntry => {
  const kind = entryKind(row)
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind,
    label: entryLabels[kind],
    about: aboutOf(row),
    amount_cents: row.amountCents,
    pending_after_cents: row.pendingAfterCents,
    available_after_cents: row.availableAfterCents,
    releases_on: row.orderItemId === null ? null : (releasesOn.get(row.orderItemId) ?? null),
  }
}
