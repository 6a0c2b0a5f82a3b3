import type { HireState } from './designer-choices.ts'

/** How a hire stands, in words and in the colour beside them: grey waits or is over, amber needs a word, blue goes on. */
export const hireStateWords: Record<HireState, string> = {
  unpaid: 'Payment needed',
  requested: 'Requested',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  active: 'Active',
  delivered: 'Delivered',
  approved: 'Approved',
  closed: 'Closed',
  cancelled: 'Cancelled',
}

export const hireStateTones: Record<HireState, 'waiting' | 'moving' | 'asking' | 'done' | 'bad'> = {
  unpaid: 'asking',
  requested: 'asking',
  accepted: 'moving',
  declined: 'bad',
  expired: 'waiting',
  active: 'moving',
  delivered: 'asking',
  approved: 'done',
  closed: 'done',
  cancelled: 'waiting',
}
