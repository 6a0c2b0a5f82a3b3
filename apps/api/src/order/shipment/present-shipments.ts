import { carrierLabel, trackingLink } from '@showroom/contract/order/carriers.rules'
import {
  hasComeToNothing,
  isOnTheWay,
  type OrderStatus,
  orderStatuses,
} from '@showroom/contract/order/order-status.rules'
import type { DeliveryProgress, ShownPackage, ShownReceipt } from '@showroom/contract/order/shipment'
import {
  canChooseWindow,
  chooseWindowUntil,
  type PackageState,
  packageLabels,
  packageStateOf,
  unitsToPack,
  windowsFor,
} from '@showroom/contract/order/shipment.rules'
import { dayAndHour } from '@showroom/contract/shared/day'
import type { ShownMovement } from '../../ledger/ledger.store.ts'
import { lotText } from '../reading/lot-text.ts'
import type { DeliveryViewer, StepReached, TravellingDelivery, TravellingLine } from './delivery.store.ts'
import type { Receipt } from './receipt.store.ts'
import type { Shipment } from './shipment.store.ts'
import { unpackedUnits } from './unpacked-units.ts'

/** All that is known of one delivery on its way. */
export type Travelling = {
  delivery: TravellingDelivery
  lines: readonly TravellingLine[]
  shipments: readonly Shipment[]
  steps: readonly StepReached[]
  receipts: readonly Receipt[]
  movements: readonly ShownMovement[]
}

type Seeing = { viewer: DeliveryViewer['role']; now: Date }

const packs = (viewer: Seeing['viewer']): boolean => viewer === 'Vendor' || viewer === 'Admin'

export const presentDeliveryProgress = (travelling: Travelling, seeing: Seeing): DeliveryProgress => {
  const { delivery, lines, shipments, receipts, steps, movements } = travelling
  const { viewer, now } = seeing
  const unpacked = unpackedUnits(lines, shipments)
  const isReceived = receipts.some(({ shipmentId }) => shipmentId === null)
  const shown = lines.map((line) => presentLine(line, viewer))
  return {
    id: delivery.publicId,
    vendor: delivery.vendor,
    service: delivery.service,
    arrives: { from: delivery.deliverFrom, to: delivery.deliverTo },
    lines: shown,
    packages: shipments.map((shipment) => presentPackage(shipment, travelling, viewer)),
    timeline: steps.map(({ status, at }) => ({
      status,
      label: orderStatuses[status][viewer === 'Client' ? 'clientSees' : 'label'],
      at: at.toISOString(),
    })),
    window: {
      chosen: delivery.window,
      offered: [...windowsFor(delivery.service)],
      until: chooseWindowUntil(delivery.deliverFrom),
    },
    movements: movements.map(({ kind, amountCents, at }) => ({
      kind,
      amount_cents: amountCents,
      at: at.toISOString(),
    })),
    receipts: receipts.map((receipt) => presentReceipt(receipt, travelling)),
    unpacked: unpacked.map(({ line, units }) => ({ item_id: line.publicId, units })),
    can: {
      pack: packs(viewer) && shown.some(({ to_pack }) => to_pack > 0),
      choose_window: viewer === 'Client' && isWindowOpen(travelling, now),
      receive: viewer === 'Client' && unpacked.length > 0 && !isReceived,
    },
  }
}

export const isWindowOpen = (
  { delivery, lines }: Pick<Travelling, 'delivery' | 'lines'>,
  now: Date,
): boolean =>
  canChooseWindow({ ...delivery, statuses: lines.map(({ status }) => status) }, dayAndHour(now).day)

const presentLine = (line: TravellingLine, viewer: Seeing['viewer']) => ({
  item_id: line.publicId,
  product_name: line.productName,
  uom: line.uom,
  lot: lotText(line.lots),
  qty: line.qty,
  packed_qty: line.packedQty,
  shipped_qty: line.shippedQty,
  status: line.status,
  client_sees: orderStatuses[line.status].clientSees,
  to_pack: packs(viewer) ? unitsToPack(line) : 0,
})

const presentPackage = (
  shipment: Shipment,
  { lines, receipts }: Pick<Travelling, 'lines' | 'receipts'>,
  viewer: Seeing['viewer'],
): ShownPackage => {
  const state = packageStateOf(shipment)
  const contents = shipment.lines.flatMap(({ itemId, units }) => {
    const line = lines.find(({ id }) => id === itemId)
    return line ? [{ line, units }] : []
  })
  const isReceived = receipts.some(({ shipmentId }) => shipmentId === shipment.id)
  return {
    id: shipment.publicId,
    carrier: shipment.carrier,
    carrier_label: carrierLabel(shipment.carrier),
    tracking: shipment.tracking,
    track: trackingLink(shipment.carrier, shipment.tracking),
    lot: shipment.lot,
    weight_milli_lb: shipment.weightMilliLb,
    cost_cents: packs(viewer) ? shipment.costCents : null,
    ship_from: packs(viewer) ? shipment.warehouse : null,
    state,
    state_label: packageLabels[state],
    packed_at: shipment.packedAt.toISOString(),
    shipped_at: shipment.shippedAt?.toISOString() ?? null,
    delivered_at: shipment.deliveredAt?.toISOString() ?? null,
    lines: contents.map(({ line, units }) => ({
      item_id: line.publicId,
      product_name: line.productName,
      units,
    })),
    can: whatMayBeDone({ state, isReceived, viewer, statuses: contents.map(({ line }) => line.status) }),
  }
}

type Doing = {
  state: PackageState
  isReceived: boolean
  viewer: Seeing['viewer']
  statuses: readonly OrderStatus[]
}

/** Who sends says what is in a package, an Admin that it left and came, its client what came. */
const whatMayBeDone = ({ state, isReceived, viewer, statuses }: Doing): ShownPackage['can'] => ({
  change: packs(viewer),
  remove: packs(viewer) && state === 'packed',
  ship: viewer === 'Admin' && state === 'packed' && !statuses.some(hasComeToNothing),
  // A line that has come by a click is delivered already, and one that came back comes no more.
  deliver: viewer === 'Admin' && state === 'shipped' && statuses.some(isOnTheWay),
  receive: viewer === 'Client' && state !== 'packed' && !isReceived,
})

const presentReceipt = (
  receipt: Receipt,
  { lines, shipments }: Pick<Travelling, 'lines' | 'shipments'>,
): ShownReceipt => ({
  id: receipt.publicId,
  package_id: shipments.find(({ id }) => id === receipt.shipmentId)?.publicId ?? null,
  received_at: receipt.receivedAt.toISOString(),
  signed_by: receipt.signedBy,
  note: receipt.note,
  lines: receipt.lines.flatMap(({ itemId, photoIds, ...counted }) => {
    const line = lines.find(({ id }) => id === itemId)
    return line
      ? [{ item_id: line.publicId, product_name: line.productName, ...counted, photo_ids: photoIds }]
      : []
  }),
})
