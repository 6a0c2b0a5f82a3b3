import type { SoldOrderRow } from '@showroom/contract/order/order'
import { isHeld, orderStatuses, worstOf } from '@showroom/contract/order/order-status.rules'
import { pageSize } from '@showroom/contract/policy/figures'
import { type BookedPart, bookedOf } from '../../ledger/charges.store.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import type { Caller } from '../../platform/http/who.ts'
import { partsOf, profitOf, type Units } from '../reading/item-profit.ts'
import { type OrderViewer, type SoldItem, soldItemsOfOrders } from '../reading/item-profit.store.ts'
import type { Reading } from '../reading/read-orders.ts'
import { orderViewerIfAny } from '../reading/order-viewer.ts'
import { countSoldOrders, type SoldOrder, soldOrders } from './sold-orders.store.ts'

const path = '/api/sold_order'

type Asked = { s: string; page: number }

/** The orders in which the caller earns something: each sees their own lines of them, and what those bring. */
export const listSoldOrders = async (
  reading: Reading,
  { s, page }: Asked,
  caller: Pick<Caller, 'accountId' | 'type'>,
) => {
  const { db } = reading
  // Whoever speaks for no vendor yet has an empty list.
  const viewer = await orderViewerIfAny(reading, caller)
  return pagedReply({
    path,
    asked: { s },
    page,
    pageSize,
    total: viewer ? await countSoldOrders(db, viewer, s) : 0,
    read: async (span) => {
      if (!viewer) return []
      const orders = await soldOrders(db, { viewer, text: s, ...span })
      const items = await soldItemsOfOrders(
        db,
        orders.map(({ id }) => id),
        viewer,
      )
      const booked = await bookedOf(
        db,
        items.map(({ id }) => id),
      )
      return orders.map((order) => rowOf(order, { items, booked, role: viewer.role }))
    },
  })
}

type Lines = { items: readonly SoldItem[]; booked: readonly BookedPart[]; role: OrderViewer['role'] }

/** Whose entries of the ledger a viewer's profit is; the Admin's is with the tax (specification §6). */
const ownAccounts: Record<OrderViewer['role'], readonly BookedPart['account'][]> = {
  Vendor: ['vendor'],
  Contractor: ['contractor'],
  Admin: ['platform', 'tax'],
}

/** What has left is in the ledger already. */
const notLeft = ({ qty, shippedQty }: SoldItem): Units => ({ units: qty - shippedQty, before: shippedQty })

/** Sums are the ledger's, never those that the popup shows line by line (domain §3.11). */
const rowOf = (order: SoldOrder, { items, booked, role }: Lines): SoldOrderRow => {
  const own = items.filter(({ orderId }) => orderId === order.id)
  const ownIds = new Set(own.map(({ id }) => id))
  const ownParts = booked.filter(
    ({ orderItemId, account }) => ownIds.has(orderItemId) && ownAccounts[role].includes(account),
  )
  const status = worstOf(own.map((item) => item.status))
  return {
    id: order.publicId,
    number: order.number,
    company_name: order.companyName,
    placed_at: order.placedAt.toISOString(),
    item_count: own.length,
    profit_cents: ownParts.reduce((sum, { cents }) => sum + cents, 0),
    expected_cents: own
      .filter((item) => isHeld(item.status))
      .reduce((sum, item) => sum + profitOf(partsOf(item, notLeft(item)), role), 0),
    status,
    status_label: orderStatuses[status].label,
  }
}
