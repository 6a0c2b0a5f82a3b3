import { cancelMinutes } from '../policy/figures.ts'
import type { AccountType } from '../shared/account-types.ts'

/** What reaching a status does to the money of its item: nothing, where it is left out. */
export type MoneyEffect = 'hold' | 'release' | 'capture' | 'suspend' | 'refund'

type StatusRow = {
  /** The specification's label, its spelling kept (§4). */
  label: string
  /** The internal name, where it is another. */
  name?: string
  clientSees: string
  setBy: readonly AccountType[]
  money?: MoneyEffect
}

/**
 * The 14 statuses of an order item in their order: the one table that screens and the server read
 * (specification §4, domain §3.16).
 */
export const orderStatuses = {
  waiting_for_approval: {
    label: 'Waiting for approval',
    name: 'Pending Approval',
    clientSees: 'Order received',
    setBy: [],
    money: 'hold',
  },
  vendor_approved: {
    label: 'Vendor Approved',
    name: 'Approved',
    clientSees: 'Confirmed',
    setBy: ['Vendor', 'Admin'],
    money: 'hold',
  },
  decline: {
    label: 'Decline',
    name: 'Not Approved',
    clientSees: 'Not available, not charged',
    setBy: ['Vendor', 'Admin'],
    money: 'release',
  },
  in_progress: {
    label: 'In Progress',
    clientSees: 'Being prepared',
    setBy: ['Vendor', 'Admin'],
    money: 'hold',
  },
  ready_to_pick_up: {
    label: 'Ready to Pick Up',
    name: 'Ready for Pick Up',
    clientSees: 'Packed, waiting for carrier',
    setBy: ['Vendor', 'Admin'],
    money: 'hold',
  },
  accept_to_pick_up: {
    label: 'Accept to Pick Up',
    clientSees: 'Carrier booked',
    setBy: ['Admin'],
    money: 'hold',
  },
  picked_up: { label: 'Picked Up', clientSees: 'Left the warehouse', setBy: ['Admin'], money: 'capture' },
  shipping: { label: 'Shipping', clientSees: 'At carrier terminal', setBy: ['Admin'] },
  shipped: { label: 'Shipped', clientSees: 'On the way', setBy: ['Admin'] },
  out_for_delivery: { label: 'Out For Delivery', clientSees: 'Arrives today', setBy: ['Admin'] },
  cancle: { label: 'Cancle', clientSees: 'Cancelled', setBy: ['Admin'], money: 'release' },
  return_request: {
    label: 'Return Request',
    clientSees: 'Return asked',
    setBy: ['Admin'],
    money: 'suspend',
  },
  returned: { label: 'Returned', clientSees: 'Return received', setBy: ['Admin'], money: 'refund' },
  delivered: { label: 'Delivered', clientSees: 'Delivered', setBy: ['Admin'] },
} as const satisfies Record<string, StatusRow>

export type OrderStatus = keyof typeof orderStatuses
export const orderStatusNames = Object.keys(orderStatuses) as OrderStatus[]

const placeOf = (status: OrderStatus): number => orderStatusNames.indexOf(status)
const rowOf = (status: OrderStatus): StatusRow => orderStatuses[status]

/** As the marketplace's other systems name it (specification §4, in brackets). */
export const internalNameOf = (status: OrderStatus): string => rowOf(status).name ?? rowOf(status).label

/** Specification §4: from here on the options before it are disabled, and only an Admin may choose it and what follows. */
const firstOfAdmins = placeOf('accept_to_pick_up')
const pickedUp = placeOf('picked_up')

/** Nothing follows on these but an Admin's reason (domain §3.16). */
const final: readonly OrderStatus[] = ['decline', 'cancle', 'returned']

export const isFinal = (status: OrderStatus): boolean => final.includes(status)

/** The goods have left the warehouse, whether or not every step on the way was clicked. */
const onItsWay: readonly OrderStatus[] = ['picked_up', 'shipping', 'shipped', 'out_for_delivery', 'delivered']

/** The client's money is set aside and not charged yet. */
export const isHeld = (status: OrderStatus): boolean => rowOf(status).money === 'hold'

/** The client's money was taken, and not all given back. */
export const isCharged = (status: OrderStatus): boolean =>
  onItsWay.includes(status) || status === 'return_request'

/** Nothing of it will be delivered, and nothing is paid for it. */
export const hasComeToNothing = (status: OrderStatus): boolean => status === 'cancle' || status === 'decline'

/** All that is left of an order is still with its vendors: another address would be true of the whole. */
export const canGoElsewhere = (statuses: readonly OrderStatus[]): boolean => {
  const left = statuses.filter((status) => !hasComeToNothing(status))
  return left.length > 0 && left.every(isHeld)
}

/** Where the popup shows the profit below zero (specification §4). */
export const isProfitNegative = (status: OrderStatus): boolean =>
  status === 'return_request' || status === 'returned'

/** What the specification disables in the dropdown of an item at `from`. */
const isDisabled = (role: AccountType, from: OrderStatus, to: OrderStatus): boolean => {
  if (placeOf(to) >= firstOfAdmins && role !== 'Admin') return true
  if (placeOf(from) >= firstOfAdmins && placeOf(to) < firstOfAdmins) return true
  return placeOf(from) >= pickedUp && to === 'accept_to_pick_up'
}

/** What a change does to the money of its item. Steps may be left out: goods that are on their way are charged. */
export const moneyOf = (from: OrderStatus, to: OrderStatus): Exclude<MoneyEffect, 'hold'> | null => {
  if (isHeld(from) && onItsWay.includes(to)) return 'capture'
  if (rowOf(to).money === 'release') return isHeld(from) ? 'release' : isCharged(from) ? 'refund' : null
  if (to === 'return_request') return 'suspend'
  return to === 'returned' && isCharged(from) ? 'refund' : null
}

/** Released money is gone: what is to be delivered after all has to be ordered anew. */
const isMoneyThere = (from: OrderStatus, to: OrderStatus): boolean =>
  isHeld(from) || isCharged(from) || from === 'returned' || to === 'cancle'

const isAfter = (from: OrderStatus, to: OrderStatus, hasReason: boolean): boolean => {
  if (isFinal(from) && !hasReason) return false
  // Refused at the door, it comes back without having been delivered.
  const isRefused = hasReason && (from === 'shipped' || from === 'out_for_delivery')
  if (to === 'return_request') return from === 'delivered' || isRefused
  return to !== 'returned' || from === 'return_request'
}

type StatusChange = {
  from: OrderStatus
  to: OrderStatus
  /** An Admin says why, which opens what is final. */
  hasReason?: boolean
}

export const canSet = (role: AccountType, { from, to, hasReason = false }: StatusChange): boolean =>
  from !== to &&
  rowOf(to).setBy.includes(role) &&
  !isDisabled(role, from, to) &&
  isAfter(from, to, hasReason && role === 'Admin') &&
  isMoneyThere(from, to)

/** What `role` may set an item at `from` to. */
export const settable = (role: AccountType, from: OrderStatus, hasReason = false): OrderStatus[] =>
  orderStatusNames.filter((to) => canSet(role, { from, to, hasReason }))

/** The options that the dropdown shows without letting them be chosen: all but the one it stands at and what can be set now. */
export const disabledOptions = (from: OrderStatus, now: readonly OrderStatus[]): OrderStatus[] =>
  orderStatusNames.filter((to) => to !== from && !now.includes(to))

/** Until when a client cancels by a click; the 60th minute is included (domain §3.12). */
export const cancelUntil = (placedAt: Date): Date => new Date(placedAt.getTime() + cancelMinutes * 60_000)

export const isCancelTime = (placedAt: Date, now: Date): boolean => now <= cancelUntil(placedAt)

/** Vendors see an order when it can not be cancelled by a click any more. */
export const isShownToVendors = (placedAt: Date, now: Date): boolean => !isCancelTime(placedAt, now)

/** Of several lines, the one that needs looking at most stands for the order: first what went wrong, then what is least far. */
const byNeed: readonly OrderStatus[] = [
  'decline',
  'return_request',
  'waiting_for_approval',
  'vendor_approved',
  'in_progress',
  'ready_to_pick_up',
  'accept_to_pick_up',
  'picked_up',
  'shipping',
  'shipped',
  'out_for_delivery',
  'delivered',
  'returned',
  'cancle',
]

export const worstOf = (statuses: readonly OrderStatus[]): OrderStatus =>
  byNeed.find((status) => statuses.includes(status)) ?? 'waiting_for_approval'

/** It will still come to the house. */
export const isOnTheWay = (status: OrderStatus): boolean =>
  isHeld(status) || (onItsWay.includes(status) && status !== 'delivered')
