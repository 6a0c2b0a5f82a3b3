import { addDays, type Day, dayAndHour, endOfDay } from '../shared/day.ts'

/** How far an order for a client is: the fewest states that its Pro can tell apart. */
export const draftOrderStates = [
  'open',
  'sent',
  'approved',
  'ordered',
  'declined',
  'expired',
  'withdrawn',
] as const
export type DraftOrderState = (typeof draftOrderStates)[number]

export const draftOrderSorts = ['made', 'client', 'until'] as const

/** So long one is good where its Pro says nothing else, and at most. */
export const draftOrderDays = 14
export const mostDraftOrderDays = 90
export const mostDraftOrderLines = 100
export const longestDraftOrderNote = 1_000
export const longestDeclineReason = 600
export const longestClientName = 80
/** Mails of draft orders that a Pro may send in a day. */
export const mostDraftOrderMails = 100

type Moments = {
  validUntil: Day
  sentAt: Date | null
  approvedAt: Date | null
  declinedAt: Date | null
  withdrawnAt: Date | null
  orderedAt: Date | null
}

/** What was answered stays answered; what is not sent yet can not be over. */
export const draftOrderStateOf = (moments: Moments, now: Date): DraftOrderState => {
  if (moments.orderedAt) return 'ordered'
  if (moments.declinedAt) return 'declined'
  if (moments.withdrawnAt) return 'withdrawn'
  if (moments.approvedAt) return 'approved'
  if (!moments.sentAt) return 'open'
  return endOfDay(moments.validUntil) <= now ? 'expired' : 'sent'
}

/** What its Pro may do with it. Once somebody may have seen it, it is not changed under them. */
export const allowedWithDraftOrder = (state: DraftOrderState) => ({
  edit: state === 'open',
  remove: state === 'open',
  send: state === 'open' || state === 'sent',
  withdraw: state === 'sent' || state === 'approved',
})

/** What whoever has its link may do. Approved, it may be put into a cart again within its time: the first one may be lost. */
export const allowedByLink = (moments: Moments, now: Date) => {
  const state = draftOrderStateOf(moments, now)
  const isTimely = now < endOfDay(moments.validUntil)
  return { approve: state === 'sent' || (state === 'approved' && isTimely), decline: state === 'sent' }
}

/** So long after its last day a link still says what became of it. */
export const toldDays = 30

/** A link may be passed on and forgotten: it names its client, and ends whatever became of it. */
export const isLinkOver = (moments: Moments, now: Date): boolean => {
  const state = draftOrderStateOf(moments, now)
  if (state === 'expired' || state === 'withdrawn') return true
  return endOfDay(addDays(moments.validUntil, toldDays)) <= now
}

export const standardValidity = (now: Date): Day => addDays(dayAndHour(now).day, draftOrderDays)

/** From today on, and no longer than anybody can answer for a price. */
export const isValidityAllowed = (until: Day, now: Date): boolean => {
  const { day } = dayAndHour(now)
  return until >= day && until <= addDays(day, mostDraftOrderDays)
}

/** How many are missing in a cart that has some already: approved again, nothing comes in twice. */
export const missingUnits = (wanted: number, inCart: number): number => Math.max(0, wanted - inCart)
