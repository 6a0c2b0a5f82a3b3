import { deliveryLabels } from '@showroom/contract/checkout/delivery-services'
import { documentName } from '@showroom/contract/order/order-document.rules'
import type { QueueLine, ReadyGoods } from '@showroom/contract/order/order-queue'
import {
  canAssignLot,
  isLate,
  knowsClient,
  queueTabs,
  respondBy,
  shipBy,
  statusesIn,
  tabOf,
} from '@showroom/contract/order/order-queue.rules'
import { isHeld, orderStatusNames } from '@showroom/contract/order/order-status.rules'
import type { ReplyFor } from '@showroom/contract/endpoints'
import { dayAndHour } from '@showroom/contract/shared/day'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import type { Caller } from '../../platform/http/who.ts'
import { tableReply } from '../../shared/table.ts'
import { presentProfit } from '../reading/item-profit.ts'
import { type OrderViewer, soldItem, type SoldItem, soldItemsByIds } from '../reading/item-profit.store.ts'
import { lotText } from '../reading/lot-text.ts'
import { orderViewerIfAny } from '../reading/order-viewer.ts'
import type { Reading } from '../reading/read-orders.ts'
import { countByStatus, queuedIds, type QueuedLine, queuedLines } from './queue.store.ts'

const path = '/api/order_queue'

type Asked = ParsedRequestFor<'GET /api/order_queue'>['query']
type Asking = Pick<Caller, 'accountId' | 'type'>

/** A page of the queue, with how many lines each tab has for the same words. */
export const readQueue = async (
  reading: Reading,
  query: Asked,
  caller: Asking,
): Promise<ReplyFor<'GET /api/order_queue'>> => {
  const { db } = reading
  const { s: text, sort = 'placed', tab, status } = query
  // Whoever speaks for no vendor yet has an empty queue.
  const viewer = await orderViewerIfAny(reading, caller)
  const counted = viewer ? await countByStatus(db, { viewer, text, statuses: orderStatusNames }) : []
  const statuses = statusesIn(tab).filter((each) => status === undefined || each === status)
  const countOf = (names: readonly string[]) =>
    counted.filter((each) => names.includes(each.status)).reduce((sum, { count }) => sum + count, 0)
  const reply = await tableReply({
    path,
    query,
    total: countOf(statuses),
    read: async (span) =>
      viewer
        ? presentLines(reading, await queuedIds(db, { viewer, text, statuses }, { sort, ...span }), viewer)
        : [],
  })
  const counts = Object.fromEntries(queueTabs.map((each) => [each, countOf(statusesIn(each))]))
  return { ...reply, counts: counts as Record<(typeof queueTabs)[number], number> } // a number for every tab
}

/** In the order of the ids. */
export const presentLines = async (
  reading: Reading,
  ids: readonly number[],
  viewer: OrderViewer,
): Promise<QueueLine[]> => (await placedLines(reading, ids, viewer)).map(({ shown }) => shown)

/** The same with which warehouses they leave from: names may be those of several. */
export const placedLines = async ({ db, now }: Reading, ids: readonly number[], viewer: OrderViewer) => {
  const sold = new Map((await soldItemsByIds(db, ids, viewer)).map((item) => [item.id, item]))
  const queued = new Map((await queuedLines(db, ids)).map((line) => [line.id, line]))
  return ids.flatMap((id) => {
    const [item, line] = [sold.get(id), queued.get(id)]
    if (!item || !line) return []
    return [{ shown: presentLine({ item, line }, viewer, now), place: line.warehouseIds.join() }]
  })
}

/** One that the viewer works on; anybody else's is as missing as one that never was. */
export const readQueueLine = async (
  reading: Reading,
  publicId: string,
  caller: Asking,
): Promise<QueueLine> => {
  const viewer = (await orderViewerIfAny(reading, caller)) ?? refuseUnknown()
  const item = (await soldItem(reading.db, publicId, viewer)) ?? refuseUnknown()
  const [line] = await presentLines(reading, [item.id], viewer)
  return line ?? refuseUnknown()
}

const presentLine = (
  { item, line }: { item: SoldItem; line: QueuedLine },
  viewer: OrderViewer,
  now: Date,
): QueueLine => {
  const { status, placedAt } = item
  const { contact, street, apartment, city, state, zip_code } = line.shipTo
  const leaveBy = shipBy(line.service, line.deliverFrom)
  const isClientKnown = viewer.role === 'Admin' || knowsClient(status)
  return {
    ...presentProfit(item, viewer.role),
    order_id: line.orderPublicId,
    order_number: line.orderNumber,
    delivery_id: line.deliveryPublicId,
    packing_slip: documentName({ kind: 'packing-slip', no: line.deliveryNo }),
    vendor: line.vendor,
    company_name: line.companyName,
    sku: line.sku,
    size_label: line.sizeLabel,
    uom: line.uom,
    lot: lotText(line.lots),
    warehouse: line.warehouses.join(', '),
    ship_to: { state, zip_code },
    client: isClientKnown ? { name: contact || line.person, street, apartment, city } : null,
    service: line.service,
    service_label: deliveryLabels[line.service],
    placed_at: placedAt.toISOString(),
    respond_by: tabOf(status) === 'new' ? respondBy(placedAt).toISOString() : null,
    ship_by: isHeld(status) ? leaveBy : null,
    is_late: isLate({ status, placedAt, shipBy: leaveBy }, { now, today: dayAndHour(now).day }),
    can_assign_lot: line.lots.length > 0 && canAssignLot(item),
    ready: readyOf(line),
  }
}

const readyOf = ({ weightMilliLb, pallets, lengthIn, widthIn, heightIn }: QueuedLine): ReadyGoods | null =>
  weightMilliLb === null || pallets === null
    ? null
    : {
        weight_milli_lb: weightMilliLb,
        pallets,
        length_in: lengthIn,
        width_in: widthIn,
        height_in: heightIn,
      }
