import { digestHour } from '../policy/figures.ts'
import { dayAndHour } from '../shared/day.ts'
import { minuteMs } from '../shared/time.ts'
import type { NotificationFacts, QuietHours } from './notification.ts'
import { type NotificationKind, rowOf } from './notification-kinds.ts'

/** What somebody has chosen for a kind. What they have said nothing about is on, but for text messages. */
export type Choice = { inApp: boolean; eMail: boolean; push: boolean; sms: boolean }

/** A text message is the loudest of all: only what can not be turned off is texted unasked. */
export const unchosen: Choice = { inApp: true, eMail: true, push: true, sms: false }

export const isInAppLocked = (kind: NotificationKind): boolean => rowOf(kind).isTransactional === true

/** A letter of the concept that tells it is sent whatever is chosen here. */
export const isMailLocked = (kind: NotificationKind): boolean =>
  isInAppLocked(kind) || rowOf(kind).hasLetter === true

export const canMute = (kind: NotificationKind): boolean => !isInAppLocked(kind)

/** What holds of a choice: what is locked stays on. */
export const choiceOf = (kind: NotificationKind, chosen: Choice): Choice => ({
  inApp: isInAppLocked(kind) || chosen.inApp,
  eMail: isMailLocked(kind) || chosen.eMail,
  push: isInAppLocked(kind) || chosen.push,
  sms: isInAppLocked(kind) || chosen.sms,
})

const minutesOfDay = 24 * 60

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** By the marketplace's clock, whose offset is whole hours. */
const minuteAt = (moment: Date): number => dayAndHour(moment).hour * 60 + moment.getUTCMinutes()

/** From the first minute on, up to the last; past midnight where the end comes before the beginning. */
export const isQuiet = (moment: Date, { from, to }: QuietHours): boolean => {
  const [minute, begin, end] = [minuteAt(moment), minuteOf(from), minuteOf(to)]
  return begin < end ? minute >= begin && minute < end : minute >= begin || minute < end
}

const after = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteMs)

/** When the marketplace's clock next shows this minute; on the day when it jumps over it, the minute it jumps to. */
const nextAt = (moment: Date, minute: number): Date => {
  const begun = new Date(Math.floor(moment.getTime() / minuteMs) * minuteMs)
  const away = (from: Date) => (minute - minuteAt(from) + minutesOfDay) % minutesOfDay
  const guess = after(begun, away(begun))
  const off = away(guess)
  // The night in which the clock changes is an hour longer or shorter.
  const mended = after(guess, off <= minutesOfDay / 2 ? off : off - minutesOfDay)
  const found = mended < begun ? guess : mended
  if (minuteAt(found) === minute) return found
  // The clock jumps over that minute, at a full hour.
  return after(mended, 60 - mended.getUTCMinutes())
}

export type MailTimes = { isDigest: boolean; quietHours: QuietHours | null }

/**
 * When a mail about it leaves. Transactional ones at once, at any hour; the others with the day's digest, or at once;
 * never in somebody's quiet hours.
 */
export const mailDueAt = (kind: NotificationKind, { isDigest, quietHours }: MailTimes, now: Date): Date => {
  if (rowOf(kind).isTransactional) return now
  const due = isDigest && !rowOf(kind).isUrgent ? nextAt(now, digestHour * 60) : now
  return quietHours && isQuiet(due, quietHours) ? nextAt(due, minuteOf(quietHours.to)) : due
}

/** Of a push and of a text message: in quiet hours no device lights up, whatever it is about; what can not wait is mailed at once. */
export const ringDueAt = (quietHours: QuietHours | null, now: Date): Date =>
  quietHours && isQuiet(now, quietHours) ? nextAt(now, minuteOf(quietHours.to)) : now

/** Of a kind that has no letter of its own. */
export const isMailed = (kind: NotificationKind, choice: Choice): boolean =>
  rowOf(kind).hasLetter !== true && choice.eMail

const toOrder = ({ order_id }: NotificationFacts) => (order_id ? `/your_orders/${order_id}` : null)
const toPriceChanges = ({ order_id }: NotificationFacts) =>
  order_id ? `/your_orders/${order_id}/changes` : null
const toProject =
  (tab = '') =>
  ({ project_id }: NotificationFacts) =>
    project_id ? `/projects/${project_id}${tab}` : null
const toHire = ({ hire_id }: NotificationFacts) => (hire_id ? `/hires/${hire_id}` : null)
const toPanel = (panel: string) => () => `/account/${panel}`
const nowhere = () => null

const leadsTo: Record<NotificationKind, (facts: NotificationFacts) => string | null> = {
  order_placed: toOrder,
  order_declined: ({ order_id }) => (order_id ? `/checkout-payment?order=${order_id}` : null),
  payment_needed: toOrder,
  order_address: toOrder,
  order_status: toOrder,
  order_for_vendor: toPanel('orders'),
  price_change_asked: toPriceChanges,
  // Who delivers reads of it in their account, who ordered at their order.
  price_change_told: (facts) => toPriceChanges(facts) ?? '/account/prices',
  price_change_to_absorb: toPanel('prices'),
  price_change_ended: toPanel('prices'),
  return_asked: toPanel('returns'),
  // Who ordered reads of it at their order, who sells or delivers in their account.
  return_told: ({ order_id }) => (order_id ? `/your_orders/${order_id}/return` : '/account/returns'),
  return_unanswered: toPanel('returns'),
  delivery_short: toPanel('orders'),
  cancel_asked: toPanel('orders'),
  cancel_answered: toOrder,
  order_in_showroom: toPanel('orders'),
  draft_order_answered: ({ draft_order_id: id }) => `/account/orders-for-clients${id ? `?open=${id}` : ''}`,
  project_invited: nowhere,
  project_shared: toProject(),
  project_joined: toProject('/people'),
  project_suggested: toProject('/items'),
  project_decided: toProject('/items'),
  checklist_waits: toProject('/checklist'),
  price_asked: toProject('/checklist'),
  checklist_told: toProject('/checklist'),
  decision_due: toProject('/checklist'),
  hire_requested: toHire,
  hire_quoted: toHire,
  hire_delivered: toHire,
  hire_payment: toHire,
  hire_refund: toHire,
  hire_told: toHire,
  chat_said: toProject('/chat'),
  chat_mentioned: toProject('/chat'),
  order_chat_said: ({ delivery_id }) => (delivery_id ? `/account/orders?talk=${delivery_id}` : null),
  chat_waiting: toProject('/chat'),
  lead_received: nowhere,
  balance_below_zero: toPanel('balance'),
  payout_told: toPanel('payouts'),
  goods_waiting: toPanel('products'),
  goods_decided: toPanel('products'),
  import_finished: toPanel('import'),
  prices_in_effect: toPanel('planned-prices'),
  markup_not_changed: () => '/account/markup?plans=past',
  seat_invited: nowhere,
  balance_settled: toPanel('balance'),
  dispute_waiting: toPanel('disputes'),
  dispute_won: toPanel('disputes'),
  dispute_told: toPanel('orders'),
  application_waiting: toPanel('approvals'),
  application_late: toPanel('approvals'),
  application_approved: toPanel('home'),
  application_declined: nowhere,
  password_changed: toPanel('security'),
  new_device: toPanel('security'),
}

/** The page of our own site that a notification leads to. */
export const pathOf = (kind: NotificationKind, facts: NotificationFacts): string | null =>
  leadsTo[kind](facts)
