import { claimDays, deliveryWeeksTo, refundBusinessDaysTo, returnDays } from '../policy/figures.ts'
import type { SalesUnit } from '../catalogue/catalogue.ts'
import { addBusinessDays } from '../shared/business-days.ts'
import { addDays, type Day, dayAndHour, endOfDay } from '../shared/day.ts'
import { dayMs } from '../shared/time.ts'
import type { OrderStatus } from './order-status.rules.ts'

export const mostReturnPhotos = 10

/** A return comes back and may cost a fee; a claim is for what did not arrive as it should, and costs nothing. */
export const returnKinds = ['return', 'claim'] as const
export type ReturnKind = (typeof returnKinds)[number]

type ReasonRow = { kind: ReturnKind; label: string /** Whoever sold it made the mistake. */; isFault?: true }

export const returnReasons = {
  changed_mind: { kind: 'return', label: 'I changed my mind' },
  too_many: { kind: 'return', label: 'I have too many' },
  wrong_item: { kind: 'return', label: 'It is the wrong item', isFault: true },
  damaged: { kind: 'return', label: 'It is damaged', isFault: true },
  defective: { kind: 'return', label: 'It is defective', isFault: true },
  not_as_described: { kind: 'return', label: 'It is not as described', isFault: true },
  missing_box: { kind: 'claim', label: 'A box is missing', isFault: true },
  arrived_damaged: { kind: 'claim', label: 'It arrived damaged', isFault: true },
  wrong_lot: { kind: 'claim', label: 'It is from another lot', isFault: true },
  incomplete: { kind: 'claim', label: 'The order is incomplete', isFault: true },
} as const satisfies Record<string, ReasonRow>

export type ReturnReason = keyof typeof returnReasons
export const returnReasonNames = Object.keys(returnReasons) as ReturnReason[]
const rowOf = (reason: ReturnReason): ReasonRow => returnReasons[reason]

export const reasonsOf = (kind: ReturnKind): ReturnReason[] =>
  returnReasonNames.filter((reason) => rowOf(reason).kind === kind)

/** Whose fault it is has to be seen. */
export const isFault = (reason: ReturnReason): boolean => rowOf(reason).isFault === true
export const needsPhotos = isFault

/** What may become of it. `isOpen`: somebody is still to act, and what was earned by it waits. */
export const returnStates = {
  asked: { label: 'Waits for the vendor', isOpen: true },
  approved: { label: 'Approved', isOpen: true },
  sent: { label: 'On its way back', isOpen: true },
  received: { label: 'Received and inspected', isOpen: true },
  refunded: { label: 'Refunded' },
  replaced: { label: 'Replaced' },
  rejected: { label: 'Rejected' },
  given_back: { label: 'Given back by the bank' },
  lapsed: { label: 'Not sent in time' },
  withdrawn: { label: 'Withdrawn' },
} as const satisfies Record<string, { label: string; isOpen?: true }>

export type ReturnState = keyof typeof returnStates
export const returnStateNames = Object.keys(returnStates) as ReturnState[]

export const isOpenReturn = (state: ReturnState): boolean => 'isOpen' in returnStates[state]

export const returnNews = [
  'asked',
  'approved',
  'rejected',
  'given_back',
  'sent',
  'received',
  'refunded',
  'replaced',
  'lapsed',
  'withdrawn',
  // Whoever is waited for has little time left, or has let it pass.
  'reminded',
  'unanswered',
  'refunded_late',
] as const satisfies readonly (ReturnState | 'reminded' | 'unanswered' | 'refunded_late')[]
export type ReturnNews = (typeof returnNews)[number]

export const returnSteps = ['answer', 'withdraw', 'send', 'receive', 'refund', 'replace'] as const
export type ReturnStep = (typeof returnSteps)[number]

const stepsFrom: Record<ReturnStep, { of: readonly ReturnKind[]; from: readonly ReturnState[] }> = {
  answer: { of: ['return', 'claim'], from: ['asked'] },
  withdraw: { of: ['return', 'claim'], from: ['asked', 'approved'] },
  send: { of: ['return'], from: ['approved'] },
  // A carrier may be faster than who tells of it.
  receive: { of: ['return'], from: ['approved', 'sent'] },
  refund: { of: ['return'], from: ['received'] },
  replace: { of: ['claim'], from: ['approved'] },
}

export const canTake = (
  step: ReturnStep,
  { kind, state }: { kind: ReturnKind; state: ReturnState },
): boolean => stepsFrom[step].of.includes(kind) && stepsFrom[step].from.includes(state)

const dayOf = (moment: Date): Day => dayAndHour(moment).day

/** The day of delivery is day 0; the last one counts to its end, and no weekend makes it longer (domain §3.13). */
export const lastDayOf = (kind: ReturnKind, deliveredAt: Date): Day =>
  addDays(dayOf(deliveredAt), kind === 'return' ? returnDays : claimDays)

export const isInWindow = (kind: ReturnKind, deliveredAt: Date, now: Date): boolean =>
  now < endOfDay(lastDayOf(kind, deliveredAt))

/** The last moment of a day, as people read it: 11:59 PM. */
const lastMomentOf = (day: Day): Date => new Date(endOfDay(day).getTime() - 1)

export const openUntil = (kind: ReturnKind, deliveredAt: Date): Date =>
  lastMomentOf(lastDayOf(kind, deliveredAt))

/** On the last day none is left. */
export const daysLeft = (kind: ReturnKind, deliveredAt: Date, now: Date): number =>
  Math.max(0, (Date.parse(lastDayOf(kind, deliveredAt)) - Date.parse(dayOf(now))) / dayMs)

/** When a bank shows it at the latest, of money that is given back at a moment. */
export const atBankBy = (refundedAt: Date): Day => addBusinessDays(dayOf(refundedAt), refundBusinessDaysTo)

/** Beyond the three weeks that are promised, a return is nobody's wish but the delay's. */
export const isLate = (placedAt: Date, deliveredAt: Date): boolean =>
  dayOf(deliveredAt) > addDays(dayOf(placedAt), deliveryWeeksTo * 7)

export type ReturnedGoods = { unit: SalesUnit; stockStatus: string }

/** What nobody else can use: cut to measure, made for one client, or sold off. */
export const notReturnable = ({ unit, stockStatus }: ReturnedGoods): 'cut' | 'made' | 'clearance' | null => {
  if (unit === 'slab' || unit === 'square_foot' || unit === 'linear_foot') return 'cut'
  if (stockStatus === 'made_to_order') return 'made'
  return stockStatus === 'discontinued' ? 'clearance' : null
}

/** Units that came together, and when. */
export type Arrival = { units: number; at: Date }

const unitsOf = (arrivals: readonly Arrival[]): number => arrivals.reduce((sum, { units }) => sum + units, 0)

/** What came so lately that its days are not over: those of one package are not those of another. */
const inWindow = (kind: ReturnKind, arrivals: readonly Arrival[], now: Date): Arrival[] =>
  arrivals.filter(({ at }) => isInWindow(kind, at, now))

type Units = {
  status: OrderStatus
  arrivals: readonly Arrival[]
  returnedQty: number
  /** In returns that are open. */
  askedQty: number
}

/** How many units may still come back, or be claimed, whatever day it is: what came, less what was given back or asked for. */
export const mostUnits = ({ status, arrivals, returnedQty, askedQty }: Units): number =>
  status === 'return_request' || status === 'returned'
    ? 0
    : Math.max(0, unitsOf(arrivals) - returnedQty - askedQty)

/** As many of them as came within the days that there are for it. */
export const mostUnitsNow = (kind: ReturnKind, units: Units, now: Date): number =>
  Math.min(mostUnits(units), unitsOf(inWindow(kind, units.arrivals, now)))

/** Of what came on several days, the day whose window ends next; where all are over, the last. Null: nothing has come. */
export const arrivalThatCounts = (kind: ReturnKind, arrivals: readonly Arrival[], now: Date): Date | null => {
  const times = (some: readonly Arrival[]) => some.map(({ at }) => at.getTime())
  const open = times(inWindow(kind, arrivals, now))
  if (open.length > 0) return new Date(Math.min(...open))
  return arrivals.length > 0 ? new Date(Math.max(...times(arrivals))) : null
}
