import { deliveryLabels } from '@showroom/contract/checkout/delivery-services'
import { hasComeToNothing } from '@showroom/contract/order/order-status.rules'
import {
  type DocumentReader,
  documentNumber,
  type DocumentPart,
  readsWholeAddress,
} from '@showroom/contract/order/order-document.rules'
import { unitsCharged } from '@showroom/contract/order/units-charged.rules'
import { brandName } from '@showroom/contract/payment/card-brands'
import { shownDay, shownMoment } from '@showroom/contract/shared/day'
import { pageOf } from '../../account/letters.ts'
import type { ChargedPart } from '../../ledger/charges.store.ts'
import { shownMoney } from '../../shared/shown-money.ts'
import type { DeliveryFacts, ItemFacts, OrderFacts, WholeOrder } from '../reading/order-facts.ts'
import type { LinePlaces } from '../reading/line-warehouses.store.ts'
import { lotText } from '../reading/lot-text.ts'
import { documentMessages as say } from './document.messages.ts'
import type { TablePaper, PaperRow } from '../../shared/paper/table-paper.ts'

/** One charge of a card: the lines that were charged together, each as the ledger has it. */
export type Charge = { at: Date; subOrderId: number; parts: readonly ChargedPart[] }

export type Papering = {
  whole: WholeOrder
  reader: DocumentReader
  /** False for a client whose Pro does not tell what single lines cost. */
  seesUnits: boolean
  /** On this server, or nothing. */
  logo: string | null
  card: { brand: string; last4: string } | null
  now: Date
  publicUrl: string
}

export const confirmationOf = (told: Papering): TablePaper => {
  const { order, deliveries, items } = told.whole
  return {
    ...begun(told, { kind: 'confirmation', no: 1 }),
    facts: say.placed(shownMoment(order.placedAt)),
    parties: [soldBy(order), goesTo(told), ...paidWith(told)],
    columns: columnsOf(told),
    sections: deliveries.map((delivery) => ({
      heading: headingOf(delivery),
      rows: items
        .filter(({ subOrderId }) => subOrderId === delivery.id)
        .map((item) => rowOf(item, { ...item, goodsCents: item.merchandiseCents }, told)),
    })),
    totals: totalsOf({ ...order, totalLabel: say.total }),
    notes: [say.holdNote, say.cancelNote],
  }
}

export const invoiceOf = (told: Papering, charge: Charge, no: number): TablePaper => {
  const { order, deliveries, items } = told.whole
  const delivery = deliveries.find(({ id }) => id === charge.subOrderId)
  const rows = charge.parts.flatMap((part) => {
    const item = items.find(({ id }) => id === part.orderItemId)
    return item ? [rowOf(item, part, told)] : []
  })
  const sumOf = (key: 'goodsCents' | 'shippingCents' | 'taxCents') =>
    charge.parts.reduce((sum, part) => sum + part[key], 0)
  const sums = { merchandiseCents: sumOf('goodsCents'), shippingCents: sumOf('shippingCents') }
  const taxCents = sumOf('taxCents')
  const totalCents = sums.merchandiseCents + sums.shippingCents + taxCents
  return {
    ...begun(told, { kind: 'invoice', no }),
    facts: [say.charged(shownMoment(charge.at)), say.placed(shownMoment(order.placedAt))].join(' · '),
    parties: [soldBy(order), goesTo(told), ...paidWith(told)],
    columns: columnsOf(told),
    sections: [{ heading: delivery ? say.from(delivery.vendor) : order.companyName, rows }],
    totals: totalsOf({ ...sums, taxCents, totalCents, totalLabel: say.totalCharged }),
    notes: [say.refundNote],
  }
}

type Packing = { delivery: DeliveryFacts; no: number; places: readonly LinePlaces[] }

/** Where lines lie apart, each says where. */
const namedIn = (item: ItemFacts, warehouses: readonly string[]) => {
  const { title, facts } = named(item)
  return { title, facts: [facts, ...warehouses].filter(Boolean).join(' · ') }
}

/** What is to be packed of one delivery: no price of anybody's. */
export const packingSlipOf = (told: Papering, { delivery, no, places }: Packing): TablePaper => {
  const { order, items } = told.whole
  const placeOf = (item: ItemFacts) => places.find(({ itemId }) => itemId === item.id)?.warehouses ?? []
  const packed = items.filter(
    ({ subOrderId, status }) => subOrderId === delivery.id && !hasComeToNothing(status),
  )
  const warehouses = [...new Set(packed.flatMap(placeOf))]
  const rows = packed.map((item) => ({
    ...namedIn(item, warehouses.length > 1 ? placeOf(item) : []),
    cells: [say.units(item.qty, item.uom), say.line],
  }))
  return {
    ...begun(told, { kind: 'packing-slip', no }),
    facts: say.placed(shownMoment(order.placedAt)),
    parties: [
      soldBy(order),
      goesTo(told),
      { label: say.deliveredBy, lines: [delivery.vendor, deliveryLabels[delivery.service]] },
      ...(warehouses.length > 0 ? [{ label: say.leavesFrom, lines: warehouses }] : []),
    ],
    columns: [say.qty, say.packed],
    sections: [{ heading: headingOf(delivery), rows }],
    totals: [],
    notes: readsWholeAddress(told.reader) ? [say.countNote] : [say.countNote, say.carrierNote],
  }
}

export const begun = ({ whole: { order }, logo, now, publicUrl, reader }: Papering, part: DocumentPart) => ({
  title: say.order(order.number),
  kind: say.titles[part.kind],
  what: say.item,
  company: order.companyName,
  logo,
  // A client's page of the order; whoever sells finds it among their sales.
  link: pageOf({ publicUrl }, reader === 'client' ? `/your_orders/${order.publicId}` : '/account'),
  generated: say.generated(documentNumber(order.number, part), shownMoment(now)),
})

const headingOf = ({ vendor, deliverFrom, deliverTo }: DeliveryFacts): string => {
  const days = [...new Set([deliverFrom, deliverTo])].map(shownDay).join(' – ')
  return `${say.from(vendor)}, ${say.arrives(days)}`
}

const soldBy = ({ companyName }: OrderFacts) => ({ label: say.soldBy, lines: [companyName] })

export const goesTo = ({ whole: { order }, reader }: Papering) => {
  const { contact, street, apartment, city, state, zip_code } = order.shipTo
  const place = `${city}, ${state} ${zip_code}`
  const lines = readsWholeAddress(reader) ? [contact, street, apartment, place] : [place]
  return { label: say.deliveredTo, lines: lines.filter((line) => line !== '') }
}

const paidWith = ({ reader, card }: Papering) =>
  reader === 'client' && card
    ? [{ label: say.paidWith, lines: [say.card(brandName(card.brand), card.last4)] }]
    : []

export const named = ({
  productName,
  brand,
  sku,
  sizeLabel,
  lots,
}: ItemFacts): Pick<PaperRow, 'title' | 'facts'> => ({
  title: productName,
  facts: [brand, say.sku(sku), sizeLabel, lotText(lots)].filter(Boolean).join(' · '),
})

const columnsOf = ({ seesUnits }: Papering): string[] =>
  seesUnits ? [say.qty, say.unitPrice, say.tax, say.sum] : [say.qty]

type LineSums = Pick<ChargedPart, 'goodsCents' | 'taxCents'>

/** A line as a charge has it, or whole: its units are those that the money is for. */
const rowOf = (item: ItemFacts, { goodsCents, taxCents }: LineSums, told: Papering): PaperRow => {
  const { title, facts } = named(item)
  const qty = unitsCharged(item, goodsCents)
  const units = say.units(qty, item.uom)
  if (!told.seesUnits) return { title, facts, cells: [units] }
  const savedCents = item.unitPriceCents * qty - goodsCents
  const saved = savedCents > 0 ? say.saved(shownMoney(savedCents)) : ''
  return {
    title,
    facts: [facts, saved].filter(Boolean).join(' · '),
    cells: [units, shownMoney(item.unitPriceCents), shownMoney(taxCents), shownMoney(goodsCents)],
  }
}

type Totals = Pick<OrderFacts, 'merchandiseCents' | 'shippingCents' | 'taxCents' | 'totalCents'> & {
  totalLabel: string
}

/** Tax stands apart. */
const totalsOf = ({ merchandiseCents, shippingCents, taxCents, totalCents, totalLabel }: Totals) => [
  { label: say.merchandise, value: shownMoney(merchandiseCents) },
  { label: say.delivery, value: shownMoney(shippingCents) },
  { label: say.tax, value: shownMoney(taxCents) },
  { label: totalLabel, value: shownMoney(totalCents) },
]
