import { addressPaymentMinutes } from '../policy/figures.ts'
import { minuteMs } from '../shared/time.ts'
import { cancelUntil } from './order-status.rules.ts'

/** So long another card may pay for another address that costs more: the hour, and some time for who was late in it. */
export const addressPayBy = (placedAt: Date, askedAt: Date): Date =>
  new Date(Math.max(cancelUntil(placedAt).getTime(), askedAt.getTime() + addressPaymentMinutes * minuteMs))
