import { seesUnits } from '@showroom/contract/client-terms/price-visibility'
import type { OrderDocument } from '@showroom/contract/order/order-document'
import {
  documentName,
  documentNumber,
  documentPartOf,
  type DocumentPart,
  type DocumentReader,
  mayRead,
} from '@showroom/contract/order/order-document.rules'
import { priceVisibilityOf } from '../../client-terms/client-terms.ts'
import { type ChargedPart, chargesOf } from '../../ledger/charges.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Caller } from '../../platform/http/who.ts'
import { showroomProfileOf } from '../../showroom/showroom.store.ts'
import type { WholeOrder } from '../reading/order-facts.ts'
import { orderById, ownOrder } from '../reading/order-read.store.ts'
import { orderViewerOf } from '../reading/order-viewer.ts'
import { cardOf, type Reading } from '../reading/read-orders.ts'
import { type LinePlaces, warehousesOfDelivery } from '../reading/line-warehouses.store.ts'
import { returnsOfOrder, type ReturnRequest } from '../return/return.store.ts'
import { orderSeenBy } from './document-order.store.ts'
import { documentMessages as say } from './document.messages.ts'
import type { TablePaper } from '../../shared/paper/table-paper.ts'
import { type Charge, confirmationOf, invoiceOf, packingSlipOf } from './paper-of-order.ts'
import { rmaSlipOf } from './rma-slip.ts'

type Asking = Pick<Caller, 'accountId' | 'type'>

/** An order as somebody reads its papers. */
type Read = {
  whole: WholeOrder
  reader: DocumentReader
  /** Deliveries whose papers are the reader's. */
  subOrderIds: readonly number[]
}

/** Whoever has ordered it is its client, whatever else they are. Anybody else's order is not there. */
const readFor = async (reading: Reading, publicId: string, asking: Asking): Promise<Read> => {
  const { db } = reading
  const own = await ownOrder(db, publicId, asking.accountId)
  if (own) return { whole: own, reader: 'client', subOrderIds: own.deliveries.map(({ id }) => id) }
  const viewer = await orderViewerOf(reading, asking)
  const seen = (await orderSeenBy(db, publicId, viewer)) ?? refuseUnknown()
  const whole = (await orderById(db, seen.id)) ?? refuseUnknown()
  return { whole, reader: viewer.role, subOrderIds: seen.subOrderIds }
}

/** Charges of an order, oldest first; the lines of each. */
const readCharges = async (db: Queries, orderId: number): Promise<Charge[]> => {
  const byMovement = new Map<number, ChargedPart[]>()
  for (const part of await chargesOf(db, orderId))
    byMovement.set(part.movementId, [...(byMovement.get(part.movementId) ?? []), part])
  return [...byMovement.values()].flatMap((parts) => {
    const [first] = parts
    return first ? [{ at: first.at, subOrderId: first.subOrderId, parts }] : []
  })
}

type Listed = { part: DocumentPart; subOrderId: number | null; at: Date }

/** What is read beside the order itself: what was charged of it, and what comes back. */
type Events = { charges: readonly Charge[]; returns: readonly ReturnRequest[] }

const readEvents = async (db: Queries, orderId: number): Promise<Events> => ({
  charges: await readCharges(db, orderId),
  // A number of its own makes a paper of it.
  returns: (await returnsOfOrder(db, orderId))
    .filter(({ rma }) => rma !== null)
    .toSorted((a, b) => a.id - b.id),
})

const listedOf = ({ whole, reader, subOrderIds }: Read, { charges, returns }: Events): Listed[] => {
  const { order, deliveries } = whole
  const all: Listed[] = [
    { part: { kind: 'confirmation', no: 1 }, subOrderId: null, at: order.placedAt },
    ...charges.map(({ at, subOrderId }, index) => ({
      part: { kind: 'invoice' as const, no: index + 1 },
      subOrderId,
      at,
    })),
    ...deliveries.map(({ id }, index) => ({
      part: { kind: 'packing-slip' as const, no: index + 1 },
      subOrderId: id,
      at: order.placedAt,
    })),
    ...returns.map(({ subOrderId, answeredAt, askedAt }, index) => ({
      part: { kind: 'rma-slip' as const, no: index + 1 },
      subOrderId,
      at: answeredAt ?? askedAt,
    })),
  ]
  return all.filter(
    ({ part, subOrderId }) =>
      mayRead(reader, part.kind) && (subOrderId === null || subOrderIds.includes(subOrderId)),
  )
}

const presentListed = (
  { order, deliveries }: WholeOrder,
  { part, subOrderId, at }: Listed,
): OrderDocument => {
  const vendor = deliveries.find(({ id }) => id === subOrderId)?.vendor
  const title = say.titles[part.kind]
  return {
    name: documentName(part),
    kind: part.kind,
    title: vendor === undefined ? title : say.of(title, vendor),
    number: documentNumber(order.number, part),
    at: at.toISOString(),
  }
}

export const listDocuments = async (
  reading: Reading,
  publicId: string,
  asking: Asking,
): Promise<OrderDocument[]> => {
  const read = await readFor(reading, publicId, asking)
  return listedOf(read, await readEvents(reading.db, read.whole.order.id)).map((listed) =>
    presentListed(read.whole, listed),
  )
}

type Wanted = { publicId: string; name: string; publicUrl: string }

/** What its reader may not read is as missing as what never was. */
export const documentFor = async (
  reading: Reading,
  { publicId, name, publicUrl }: Wanted,
  asking: Asking,
): Promise<{ number: string; paper: TablePaper }> => {
  const { db, now } = reading
  const read = await readFor(reading, publicId, asking)
  const part = documentPartOf(name) ?? refuseUnknown()
  const { whole, reader } = read
  const events = await readEvents(db, whole.order.id)
  const isListed = listedOf(read, events).some((listed) => documentName(listed.part) === name)
  if (!isListed) return refuseUnknown()
  const showroom = await showroomProfileOf(db, whole.order.showroomId)
  const logo = showroom?.profile.business_logo ?? null
  const card = reader === 'client' ? await cardOf(db, whole.order.id) : null
  const seen = reader !== 'client' || seesUnits(await priceVisibilityOf(db, whole.order))
  const told = { whole, reader, seesUnits: seen, logo, card, now, publicUrl }
  const places = await placesOf(db, whole, part)
  return {
    number: documentNumber(whole.order.number, part),
    paper: paperOf(told, part, { ...events, places }),
  }
}

/** Only what is packed is told where it lies. */
const placesOf = async (db: Queries, { deliveries }: WholeOrder, { kind, no }: DocumentPart) => {
  const delivery = kind === 'packing-slip' ? deliveries[no - 1] : undefined
  return delivery ? warehousesOfDelivery(db, delivery.id) : []
}

const paperOf = (
  told: Parameters<typeof confirmationOf>[0],
  { kind, no }: DocumentPart,
  { charges, returns, places }: Events & { places: readonly LinePlaces[] },
): TablePaper => {
  switch (kind) {
    case 'confirmation':
      return confirmationOf(told)
    case 'invoice':
      return invoiceOf(told, charges[no - 1] ?? refuseUnknown(), no)
    case 'packing-slip':
      return packingSlipOf(told, { delivery: told.whole.deliveries[no - 1] ?? refuseUnknown(), no, places })
    case 'rma-slip':
      return rmaSlipOf(told, returns[no - 1] ?? refuseUnknown(), no)
  }
}
