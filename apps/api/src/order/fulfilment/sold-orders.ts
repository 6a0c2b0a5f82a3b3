import type { SoldOrderQuery, SoldOrderRow } from '@showroom/contract/order/sold-order'
import { isHeld, orderStatuses, worstOf } from '@showroom/contract/order/order-status.rules'
import { dayAndHour } from '@showroom/contract/shared/day'
import { type BookedPart, bookedOf } from '../../ledger/charges.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { mostExported } from '../../shared/csv.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableReply } from '../../shared/table.ts'
import type { Caller } from '../../platform/http/who.ts'
import { partsOf, profitOf, type Units } from '../reading/item-profit.ts'
import { type OrderViewer, type SoldItem, soldItemsOfOrders } from '../reading/item-profit.store.ts'
import type { Reading } from '../reading/read-orders.ts'
import { orderViewerIfAny } from '../reading/order-viewer.ts'
import { soldOrderCsv } from './sold-order-file.ts'
import { countSoldOrders, isFoundWhole, type SoldOrder, soldOrders, soldPage } from './sold-orders.store.ts'

const path = '/api/sold_order'

type Viewing = Pick<Caller, 'accountId' | 'type'>

/** The orders in which the caller earns something: each sees their own lines of them, and what those bring. */
export const listSoldOrders = async (reading: Reading, query: SoldOrderQuery, caller: Viewing) => {
  const { total, read } = await (await soldTo(reading, query, caller)).list(query)
  return tableReply({ path, query, total, read })
}

/** All that the filters show, as a table that a spreadsheet opens. */
export const soldOrderFile = async (reading: Reading, query: SoldOrderQuery, caller: Viewing) => {
  const { read } = await soldTo(reading, query, caller)
  const rows = await read({ skip: 0, most: mostExported })
  return {
    count: rows.length,
    file_name: `showroom-orders-${dayAndHour(reading.now).day}.csv`,
    media_type: 'text/csv',
    text: soldOrderCsv(rows, caller.type !== 'Vendor'),
  }
}

const soldTo = async (
  reading: Reading,
  { s: text, status, from, to, sort = '-placed' }: SoldOrderQuery,
  caller: Viewing,
) => {
  const { db } = reading
  // Whoever speaks for no vendor yet has an empty list.
  const viewer = await orderViewerIfAny(reading, caller)
  const read = async (span: Span): Promise<SoldOrderRow[]> =>
    viewer ? rowsOf(db, await soldOrders(db, { text, status, from, to, sort, viewer }, span), viewer) : []
  return {
    read,
    list: async ({ page, page_size }: SoldOrderQuery) => {
      if (!viewer) return { total: 0, read }
      const search = { text, status, from, to, sort, viewer }
      if (!isFoundWhole(search)) return { total: await countSoldOrders(db, search), read }
      const { count, orders } = await soldPage(db, search, { page, most: page_size })
      return { total: count, read: () => rowsOf(db, orders, viewer) }
    },
  }
}

const rowsOf = async (db: Queries, orders: readonly SoldOrder[], viewer: OrderViewer) => {
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
    ...(role === 'Vendor' ? {} : { client: order.client, client_total_cents: order.totalCents }),
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
