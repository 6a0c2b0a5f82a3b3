import { dollars } from '@showroom/contract/shared/money-text'
import type { Intent, ProviderEvent, Refund } from '../payment/provider/intents.ts'
import type { CheckedHold, KnownEvent } from './payment-check.store.ts'

/** What an intent says when it is as far as its hold. */
const expected: Record<CheckedHold['state'], readonly Intent['status'][]> = {
  asked: [],
  confirming: ['requires_action'],
  held: ['requires_capture'],
  captured: ['succeeded'],
  voided: ['canceled'],
  declined: ['requires_payment_method', 'canceled'],
}

/** In these nothing is held or charged. */
const isIdle = ({ status }: Intent): boolean =>
  status === 'canceled' || status === 'requires_payment_method' || status === 'requires_confirmation'

/** Exactly one intent for each hold, in the same state and for the same amount; and none without. */
export const intentDifferences = (
  holds: readonly CheckedHold[],
  intents: readonly Intent[],
  since: Date,
): string[] => {
  const known = new Set(holds.map(({ publicId }) => publicId))
  return [
    ...intents
      .filter(({ holdId }) => holdId !== null && !known.has(holdId))
      .map(
        ({ id, status, amountCents }) => `${id} is an orphan: ${status}, ${dollars(amountCents)}, of no hold`,
      ),
    ...holds.flatMap((hold) =>
      ofOne(
        hold,
        intents.filter(({ holdId }) => holdId === hold.publicId),
        since,
      ),
    ),
  ]
}

const ofOne = (hold: CheckedHold, intents: readonly Intent[], since: Date): string[] => {
  const own = intents.find(({ id }) => id === hold.intentId) ?? null
  const others = intents.filter((intent) => intent !== own && !isIdle(intent))
  const orphans = others.map(
    ({ id, status }) => `${id} is an orphan: ${status} beside ${hold.intentId ?? 'none'}`,
  )
  if (hold.state === 'asked')
    return hold.askedAt < since ? [...orphans, `${nameOf(hold)} was asked for and never heard of`] : []
  if (!own)
    return hold.intentId === null && !mustBeThere(hold)
      ? orphans
      : [...orphans, `${nameOf(hold)} is not at the provider`]
  return [...orphans, ...unlike(hold, own)]
}

const mustBeThere = ({ state }: CheckedHold): boolean => state === 'held' || state === 'captured'

const nameOf = ({ id, number, state }: CheckedHold): string => `hold ${id} of ${number}, ${state},`

const unlike = (hold: CheckedHold, intent: Intent): string[] => {
  const said = (what: string, ours: string, theirs: string) =>
    ours === theirs ? [] : [`${nameOf(hold)} ${intent.id}: ${what} ${ours} here, ${theirs} there`]
  const isAsExpected = expected[hold.state].includes(intent.status)
  return [
    ...(isAsExpected ? [] : [`${nameOf(hold)} ${intent.id} is ${intent.status} at the provider`]),
    ...said('for', dollars(hold.amountCents), dollars(intent.amountCents)),
    ...said('holds', dollars(hold.state === 'held' ? hold.amountCents : 0), dollars(intent.capturableCents)),
    ...said('charged', dollars(hold.capturedCents), dollars(intent.receivedCents)),
  ]
}

const refundedOf = (refunds: readonly Refund[], intentId: string | null): number =>
  refunds
    .filter((refund) => refund.intentId === intentId && refund.status !== 'failed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)

/** A hold that forgot one would be given back twice. */
export const refundDifferences = (holds: readonly CheckedHold[], refunds: readonly Refund[]): string[] =>
  holds
    .filter(({ intentId, refundedCents }) => refundedOf(refunds, intentId) !== refundedCents)
    .map(
      (hold) =>
        `${nameOf(hold)} gave back ${dollars(hold.refundedCents)} here, ${dollars(refundedOf(refunds, hold.intentId))} there`,
    )

/** Held for longer than placing takes, with no order that stands. */
export const holdsWithoutOrder = (holds: readonly CheckedHold[], since: Date): string[] =>
  holds
    .filter(({ state, isPlaced, askedAt }) => state === 'held' && !isPlaced && askedAt < since)
    .map((hold) => `${nameOf(hold)} ${dollars(hold.amountCents)}, and the order was not placed`)

type Part = Pick<CheckedHold, 'subOrderId' | 'milestoneId' | 'balancePaymentId'>
type Sum = Part & { heldCents: number; chargedCents: number; refundedCents: number }

const isSame = (one: Part, other: Part): boolean =>
  one.subOrderId === other.subOrderId &&
  one.milestoneId === other.milestoneId &&
  one.balancePaymentId === other.balancePaymentId

const partName = ({ subOrderId, milestoneId, balancePaymentId }: Part): string => {
  if (subOrderId !== null) return `delivery ${subOrderId}`
  return milestoneId === null ? `balance payment ${balancePaymentId}` : `milestone ${milestoneId}`
}

/** By delivery and by milestone: what the ledger says, and what the provider says. */
export const ledgerDifferences = (
  sums: readonly Sum[],
  holds: readonly CheckedHold[],
  { intents, refunds }: { intents: readonly Intent[]; refunds: readonly Refund[] },
): string[] => {
  const intentOf = new Map(intents.map((intent) => [intent.id, intent]))
  const total = (part: Part, read: (intent: Intent) => number) =>
    holds
      .filter((hold) => isSame(hold, part))
      .map(({ intentId }) => (intentId === null ? undefined : intentOf.get(intentId)))
      .reduce((sum, intent) => sum + (intent ? read(intent) : 0), 0)
  return sums.flatMap(({ heldCents, chargedCents, refundedCents, ...part }) => {
    const pairs = [
      ['held', heldCents, total(part, ({ capturableCents }) => capturableCents)],
      ['charged', chargedCents, total(part, ({ receivedCents }) => receivedCents)],
      ['given back', refundedCents, total(part, ({ id }) => refundedOf(refunds, id))],
    ] as const
    return pairs
      .filter(([, ours, theirs]) => ours !== theirs)
      .map(
        ([what, ours, theirs]) =>
          `${partName(part)}: ${dollars(ours)} ${what} here, ${dollars(theirs)} there`,
      )
  })
}

/** Events about our intents that never came in, or wait. */
export const eventDifferences = (
  events: readonly ProviderEvent[],
  known: readonly KnownEvent[],
  { intents, since }: { intents: readonly Intent[]; since: Date },
): string[] => {
  const ours = new Set(intents.map(({ id }) => id))
  const isIn = new Set(known.map(({ id }) => id))
  return [
    ...events
      .filter(
        ({ id, intentId, createdAt }) =>
          intentId !== null && ours.has(intentId) && createdAt < since && !isIn.has(id),
      )
      .map(({ id, type }) => `${id} (${type}) never came in`),
    ...known
      .filter(({ isHandled, receivedAt }) => !isHandled && receivedAt < since)
      .map(({ id, type }) => `${id} (${type}) came in and waits`),
  ]
}
