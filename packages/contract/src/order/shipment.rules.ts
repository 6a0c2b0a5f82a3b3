import { type DeliveryService, type DeliveryWindow, deliveryWindows } from '../checkout/delivery-services.ts'
import { addBusinessDays } from '../shared/business-days.ts'
import { addDays, type Day } from '../shared/day.ts'
import { hasComeToNothing, isHeld, type OrderStatus } from './order-status.rules.ts'

/** Who approves a line packs it; what is on its way by its status alone may get its package afterwards. */
export const canPack = (status: OrderStatus): boolean =>
  status !== 'waiting_for_approval' &&
  (isHeld(status) || status === 'picked_up' || status === 'shipping' || status === 'shipped')

type Packed = { qty: number; packedQty: number; status: OrderStatus }

/** Units of a line that no package has yet. */
export const unitsToPack = ({ qty, packedQty, status }: Packed): number =>
  canPack(status) ? Math.max(0, qty - packedQty) : 0

/** Of a package's units those that are charged as it leaves: none of what left before, by whatever way. */
export const unitsToCharge = (
  { qty, shippedQty, status }: { qty: number; shippedQty: number; status: OrderStatus },
  units: number,
): number => (isHeld(status) ? Math.min(units, qty - shippedQty) : 0)

export type PackageState = 'packed' | 'shipped' | 'delivered'

export const packageStateOf = (times: { shippedAt: Date | null; deliveredAt: Date | null }): PackageState => {
  if (times.deliveredAt !== null) return 'delivered'
  return times.shippedAt === null ? 'packed' : 'shipped'
}

export const packageLabels: Record<PackageState, string> = {
  packed: 'Packed',
  shipped: 'On the way',
  delivered: 'Delivered',
}

/** Pallets come by appointment; parcels come when they come. */
export const windowsFor = (service: DeliveryService): readonly DeliveryWindow[] =>
  service === 'parcel' ? [] : deliveryWindows

export const windowLabels: Record<DeliveryWindow, string> = {
  '8-12': '8 AM to 12 PM',
  '12-5': '12 PM to 5 PM',
}

/** One change of what was chosen is free (domain §3.7). */
const mostWindowChanges = 1
const windowNoticeDays = 2

/** The last day on which a window may be chosen: two business days before the delivery may come. */
export const chooseWindowUntil = (deliverFrom: Day): Day => {
  let day = addDays(deliverFrom, -1)
  while (addBusinessDays(day, windowNoticeDays) > deliverFrom) day = addDays(day, -1)
  return day
}

type Windowed = {
  service: DeliveryService
  deliverFrom: Day
  windowChanges: number
  statuses: readonly OrderStatus[]
}

/** Whether a window may be chosen, or changed, on that day. */
export const canChooseWindow = (
  { service, deliverFrom, windowChanges, statuses }: Windowed,
  today: Day,
): boolean => {
  const left = statuses.filter((status) => !hasComeToNothing(status))
  return (
    windowsFor(service).length > 0 &&
    windowChanges < mostWindowChanges &&
    left.length > 0 &&
    left.every((status) => status !== 'out_for_delivery' && status !== 'delivered') &&
    today <= chooseWindowUntil(deliverFrom)
  )
}
