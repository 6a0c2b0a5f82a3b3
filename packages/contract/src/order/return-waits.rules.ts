import { returnAnswerDays, sendBackDays, vendorRefundDays } from '../policy/figures.ts'
import { addDays, dayAndHour, endOfDay } from '../shared/day.ts'
import { dayMs } from '../shared/time.ts'
import { isOpenReturn, type ReturnKind, type ReturnState } from './return.rules.ts'

type Wait = {
  /** Who is to act. */
  for: 'vendor' | 'client'
  days: number
  /** So many of them are left when whoever it is gets reminded. */
  remindedWith: number
  /** What happens when nobody has. */
  after: 'escalate' | 'lapse' | 'refund'
}

const waits = {
  answer: { for: 'vendor', days: returnAnswerDays, remindedWith: 2, after: 'escalate' },
  sending: { for: 'client', days: sendBackDays, remindedWith: 3, after: 'lapse' },
  refund: { for: 'vendor', days: vendorRefundDays, remindedWith: 7, after: 'refund' },
} as const satisfies Record<string, Wait>

type Standing = { kind: ReturnKind; state: ReturnState }

/** Whatever is open waits for somebody, and not for ever. What is to be sent anew, looked at or paid for has the vendor's 30 days. */
export const waitOf = ({ kind, state }: Standing): Wait | null => {
  if (!isOpenReturn(state)) return null
  if (state === 'asked') return waits.answer
  return kind === 'return' && state === 'approved' ? waits.sending : waits.refund
}

export type ReturnDeadlines = {
  answerBy?: Date
  sendBy?: Date
  refundBy?: Date
  remindAt?: Date
}

/** The days that begin when it comes to stand so: the last one counts to its end. */
export const deadlinesOf = (standing: Standing, since: Date): ReturnDeadlines => {
  const wait = waitOf(standing)
  if (!wait) return {}
  const until = new Date(endOfDay(addDays(dayAndHour(since).day, wait.days)).getTime() - 1)
  const remindAt = new Date(until.getTime() - wait.remindedWith * dayMs)
  if (wait.after === 'escalate') return { answerBy: until, remindAt }
  return wait.after === 'lapse' ? { sendBy: until, remindAt } : { refundBy: until, remindAt }
}

type Waiting = Standing & { answerBy: Date | null; sendBy: Date | null; refundBy: Date | null }

/** The last moment for whoever is waited for now. */
export const actBy = ({ answerBy, sendBy, refundBy, ...standing }: Waiting): Date | null => {
  const wait = waitOf(standing)
  return wait && { escalate: answerBy, lapse: sendBy, refund: refundBy }[wait.after]
}

/** What is to happen now that nobody has acted; null: there is time, or nothing waits. */
export const overdueOf = (waiting: Waiting, now: Date): Wait['after'] | null => {
  const until = actBy(waiting)
  return until !== null && until < now ? (waitOf(waiting)?.after ?? null) : null
}
