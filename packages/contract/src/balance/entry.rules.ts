/** What a row of somebody's statement is. */
export const entryKinds = [
  'sale',
  'coupon',
  'design',
  'release',
  'return',
  'adjustment',
  'fee',
  'payment',
  'payout',
  'payout_returned',
  'dispute',
] as const
export type EntryKind = (typeof entryKinds)[number]

export const entryLabels: Record<EntryKind, string> = {
  sale: 'Sale',
  coupon: 'Coupon',
  design: 'Design work',
  release: 'Becomes available',
  return: 'Return',
  adjustment: 'Adjustment',
  fee: 'Fee',
  payment: 'Negative payment',
  payout: 'Payout',
  payout_returned: 'Payout sent back',
  dispute: 'Lost dispute',
}

export type Entered = {
  movement: 'capture' | 'refund' | 'adjustment' | 'payout' | 'release' | 'dispute'
  /** Above zero: to the good of whose balance it is. */
  amountCents: number
  /** Of the coupon's share of a sale. */
  isCoupon: boolean
  isDesign: boolean
  /** Of an adjustment: what stands against it. */
  against: 'cash' | 'platform' | null
}

/** What people call a movement of their balance. */
export const entryKind = ({ movement, amountCents, isCoupon, isDesign, against }: Entered): EntryKind => {
  switch (movement) {
    case 'capture':
      if (isCoupon) return 'coupon'
      return isDesign ? 'design' : 'sale'
    case 'refund':
      return 'return'
    case 'payout':
      return amountCents < 0 ? 'payout' : 'payout_returned'
    case 'adjustment':
      if (against === 'cash') return 'payment'
      return amountCents < 0 ? 'fee' : 'adjustment'
    case 'release':
      return 'release'
    case 'dispute':
      return 'dispute'
  }
}
