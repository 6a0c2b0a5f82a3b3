import { hourMs } from '@showroom/contract/shared/time'
import type { PaidOut, PassedOn } from '../payment/provider/payees.ts'
import type { Provider } from '../payment/provider/provider.ts'
import {
  checkedPayouts,
  type CheckedPayout,
  payoutsBookedOtherwise,
} from '../payout/sending/payout-check.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Check } from './check.ts'

type Checking = { db: Queries; provider: Provider | null; since: Date }

/** Every payout that left has its movement and the provider’s objects, and the reverse. */
export const checkPayouts = async ({ db, provider, since }: Checking): Promise<Check[]> => [
  {
    name: 'Every payout that left is booked once, and so is what came back of it.',
    differences: (await payoutsBookedOtherwise(db)).map(({ name }) => `${name} is booked otherwise`),
  },
  ...(provider ? [await checkAtProvider(db, provider, since)] : []),
]

const checkAtProvider = async (db: Queries, provider: Provider, since: Date): Promise<Check> => {
  const payouts = await checkedPayouts(db, provider.providerAccount)
  const differences = []
  const first = Math.min(...payouts.map(({ payeeSince }) => payeeSince.getTime()))
  // Whoever never paid anybody asks nothing of the provider.
  const passed =
    payouts.length === 0
      ? []
      : await provider.payees.listTransfers({ createdSince: new Date(first - hourMs) })
  for (const one of payouts) {
    const { payeeId, payoutRef } = one
    const paidOut =
      payeeId !== null && payoutRef !== null ? await provider.payees.readPayout(payeeId, payoutRef) : null
    const transfers = passed.filter(({ payoutId }) => payoutId === one.publicId)
    differences.push(...differencesOf(one, { transfers, paidOut, since }))
  }
  const known = new Set(payouts.map(({ publicId }) => publicId))
  for (const { id, payoutId } of passed)
    if (!known.has(payoutId)) differences.push(`the transfer ${id} is of no payout`)
  return { name: 'Every payout is one transfer and one payout at the provider.', differences }
}

type Seen = { transfers: readonly PassedOn[]; paidOut: PaidOut | null; since: Date }

const differencesOf = (one: CheckedPayout, { transfers, paidOut, since }: Seen): string[] => {
  const named = `the payout ${one.publicId}`
  if (isStuck(one, since)) return [`${named} is open at ${one.step} after ${one.attempts} attempts`]
  if (one.step !== null && one.step !== 'watch') return []
  const left = ['sent', 'paid', 'returned'].includes(one.state)
  const [transfer] = transfers
  if (!left) return transfer ? [`${named} is ${one.state}, and was passed on`] : []
  const backCents = one.state === 'returned' ? one.amountCents : 0
  const isPassed =
    transfers.length === 1 &&
    transfer?.id === one.transferRef &&
    transfer.amountCents === one.amountCents &&
    transfer.reversedCents === backCents
  const isPaid =
    one.state !== 'paid' || (paidOut?.status === 'paid' && paidOut.amountCents === one.amountCents)
  return [
    ...(isPassed ? [] : [`${named} was passed on otherwise`]),
    ...(isPaid ? [] : [`${named} is paid here, and ${paidOut?.status ?? 'nothing'} at the provider`]),
  ]
}

const manyAttempts = 10

/** Nobody asks, or it failed for minutes on end: to wait for a bank, or for a hold to end, is no attempt. */
const isStuck = ({ step, attempts, nextTryAt }: CheckedPayout, since: Date): boolean =>
  step !== null && (attempts >= manyAttempts || (nextTryAt !== null && nextTryAt <= since))
