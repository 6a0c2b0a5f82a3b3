import type { DeliveryService } from '../checkout/delivery-services.ts'
import { processingHours } from '../policy/figures.ts'
import { addBusinessDays, isBusinessDay } from '../shared/business-days.ts'
import { addDays, type Day } from '../shared/day.ts'
import { hourMs } from '../shared/time.ts'
import { hasComeToNothing, isHeld, type OrderStatus, orderStatusNames } from './order-status.rules.ts'

/** The tabs of whoever works off lines (domain §2.14), in the order in which a line goes through them. */
export const queueTabs = [
  'new',
  'approved',
  'in_progress',
  'ready',
  'with_carrier',
  'done',
  'declined',
] as const
export type QueueTab = (typeof queueTabs)[number]

const tabs: Record<OrderStatus, QueueTab> = {
  waiting_for_approval: 'new',
  vendor_approved: 'approved',
  decline: 'declined',
  in_progress: 'in_progress',
  ready_to_pick_up: 'ready',
  accept_to_pick_up: 'with_carrier',
  picked_up: 'with_carrier',
  shipping: 'with_carrier',
  shipped: 'with_carrier',
  out_for_delivery: 'with_carrier',
  cancle: 'declined',
  return_request: 'done',
  returned: 'done',
  delivered: 'done',
}

export const tabOf = (status: OrderStatus): QueueTab => tabs[status]

export const statusesIn = (tab: QueueTab): OrderStatus[] =>
  orderStatusNames.filter((status) => tabs[status] === tab)

export const queueSorts = ['placed', 'ship', 'qty'] as const

/** What was ordered is processed within 48 hours (specification §9). */
export const respondBy = (placedAt: Date): Date => new Date(placedAt.getTime() + processingHours * hourMs)

const handlingDays: Record<DeliveryService, number> = {
  parcel: 1,
  curbside: 2,
  threshold: 2,
  inside: 2,
  white_glove: 2,
}

/** The last business day on which goods can leave and still come in time: a business day before for parcels, two for freight. */
export const shipBy = (service: DeliveryService, deliverFrom: Day): Day => {
  let day = addDays(deliverFrom, -1)
  while (!isBusinessDay(day) || addBusinessDays(day, handlingDays[service]) > deliverFrom)
    day = addDays(day, -1)
  return day
}

/** Nobody has answered it in time, or it should have left by now. */
export const isLate = (
  line: { status: OrderStatus; placedAt: Date; shipBy: Day },
  { now, today }: { now: Date; today: Day },
): boolean => {
  if (line.status === 'waiting_for_approval') return now > respondBy(line.placedAt)
  return isHeld(line.status) && today > line.shipBy
}

/** A vendor learns for whom a line is once it is theirs to deliver (domain §2.14). */
export const knowsClient = (status: OrderStatus): boolean =>
  status !== 'waiting_for_approval' && !hasComeToNothing(status)

/** A lot is promised while nothing of the line has left, and no carrier is booked for it. */
export const canAssignLot = ({ status, shippedQty }: { status: OrderStatus; shippedQty: number }): boolean =>
  isHeld(status) && status !== 'accept_to_pick_up' && shippedQty === 0

/** What is on the warehouse's list: approved, and not packed yet. */
export const isToPick = (status: OrderStatus): boolean =>
  status === 'vendor_approved' || status === 'in_progress'
