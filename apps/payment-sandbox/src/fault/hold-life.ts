import type { PaymentIntent } from '../payment-intent/payment-intent.store.ts'

const hourMs = 3_600_000
const usualMs = 7 * 24 * hourMs
const soonMs = hourMs

/** The hold that is asked for off session takes over from one that dies, and lives on. */
export const captureBefore = (now: Date, { behavior, offSession }: PaymentIntent): Date => {
  if (behavior === 'hold_expires_at_once') return now
  const isShort = behavior === 'hold_expires_soon' && !offSession
  return new Date(now.getTime() + (isShort ? soonMs : usualMs))
}
