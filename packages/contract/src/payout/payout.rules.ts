import type { BatchState, PayoutAccountStatus, PayoutState, ShownBatchState } from './payout-choices.ts'

export type Payable = {
  status: PayoutAccountStatus
  /** Of a balance that has been below zero for too long. */
  isRestricted: boolean
  heldUntil: Date | null
  /** One is on its way to the provider. */
  hasOpen: boolean
  availableCents: number
  minimumCents: number
}

export type NotPayable = 'not_active' | 'restricted' | 'bank_changed' | 'open' | 'below_minimum'

/** Why nothing is paid out now; null: all that is available is. */
export const whyNotPaid = (one: Payable, now: Date): NotPayable | null => {
  if (one.isRestricted || one.status === 'restricted') return 'restricted'
  if (one.status !== 'active') return 'not_active'
  if (one.heldUntil !== null && one.heldUntil > now) return 'bank_changed'
  if (one.hasOpen) return 'open'
  return one.availableCents < Math.max(one.minimumCents, 1) ? 'below_minimum' : null
}

export type BatchAction = 'propose' | 'approve' | 'cancel'
type Deciding = { state: BatchState; proposedBy: number | null; adminId: number; payouts: number }

/** Two Admins see every batch before money moves: who proposed it never approves it. */
export const canDecide = (
  action: BatchAction,
  { state, proposedBy, adminId, payouts }: Deciding,
): boolean => {
  if (action === 'cancel') return state === 'draft' || state === 'proposed'
  if (payouts === 0) return false
  if (action === 'propose') return state === 'draft'
  return state === 'proposed' && proposedBy !== null && proposedBy !== adminId
}

/** What a batch reads as. */
export const shownBatchState = (state: BatchState, payouts: readonly PayoutState[]): ShownBatchState => {
  if (state !== 'approved') return state
  const moved = payouts.filter((one) => one !== 'canceled')
  if (moved.length === 0) return 'canceled'
  if (moved.includes('approved')) return 'approved'
  if (moved.includes('returned')) return 'returned'
  return moved.every((one) => one === 'paid') ? 'settled' : 'sent'
}
