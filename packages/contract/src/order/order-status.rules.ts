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
