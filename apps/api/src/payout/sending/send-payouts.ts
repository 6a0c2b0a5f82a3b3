import { hourMs } from '@showroom/contract/shared/time'
import { balanceOf } from '../../balance/balance.ts'
import { lockParty } from '../../balance/party.store.ts'
import { leaseMs, pauseMs } from '../../payment/payment-deps.ts'
import type { Paying } from '../../payment/provider/payees.ts'
import { isRefusal, spendsKey } from '../../payment/provider/provider-retry.ts'
import { type PayoutAccount, payoutAccountById } from '../account/payout-account.store.ts'
import { postCanceled } from '../account/payout-letters.ts'
import { type PayoutDeps, requireProvider } from '../payout-deps.ts'
import {
  claimPayout,
  lockPayout,
  type Payout,
  postponePayout,
  saveCanceled,
  waitWithPayout,
} from './payout.store.ts'
import { failPayout, settleOutcome, settlePaidOut, settleReturned, settleTransfer } from './settle-payout.ts'

const mostAtOnce = 200
/** A payout that the provider refuses so often is given up, and its money taken back. */
const mostRefusals = 20
const watchMs = hourMs

/** Asks the provider for whatever payouts say, one after the other, until nothing is due. */
export const sendPayouts = async (deps: PayoutDeps): Promise<void> => {
  for (let sent = 0; sent < mostAtOnce; sent += 1) {
    const now = deps.now()
    const payout = await claimPayout(deps.db, { now, until: new Date(now.getTime() + leaseMs) })
    if (!payout) return
    await runStep(deps, payout)
  }
}

export type Sending = { payout: Payout; account: PayoutAccount; paying: Paying }

/** Outside of any transaction. What fails is unknown, never a no: it is asked again later, under the same key. */
const runStep = async (deps: PayoutDeps, payout: Payout): Promise<void> => {
  const { step } = payout
  const account = await payoutAccountById(deps.db, payout.payoutAccountId)
  if (step === null || account?.providerRef == null) return
  const paying = { payeeId: account.providerRef, amountCents: payout.amountCents, payoutId: payout.publicId }
  try {
    await steps[step](deps, { payout, account, paying })
  } catch (error) {
    deps.onProviderError(error)
    if (step === 'payout' && isRefusal(error) && payout.attempts >= mostRefusals) return giveUp(deps, payout)
    await postponePayout(deps.db, payout.id, {
      until: new Date(deps.now().getTime() + pauseMs(payout.attempts)),
      trouble: error instanceof Error ? error.message : String(error),
      isKeySpent: spendsKey(error),
    })
  }
}

const keyOf = ({ publicId, step, spentKeys }: Payout) =>
  [publicId, ...(step === 'payout' ? [] : [step]), ...(spentKeys === 0 ? [] : [spentKeys])].join('-')

/** What was asked before may be done: it is looked for before it is asked again. */
const mayBeDone = ({ attempts }: Payout) => attempts > 1

type Waiting = { until: Date; trouble?: string }

/** Nothing was asked by this attempt, so it does not count. */
const wait = async (deps: PayoutDeps, { id }: Payout, { until, trouble }: Waiting): Promise<void> => {
  await waitWithPayout(deps.db, id, { until, trouble: trouble ?? null })
}

const transfer = async (deps: PayoutDeps, { payout, account, paying }: Sending): Promise<void> => {
  const { payees } = requireProvider(deps)
  const found = mayBeDone(payout) ? await payees.findTransfer(paying) : null
  if (found) return settleTransfer(deps, { payout, account, transferRef: found.id })
  const now = deps.now()
  if (account.heldUntil && account.heldUntil > now) return wait(deps, payout, { until: account.heldUntil })
  if (account.status !== 'active')
    return wait(deps, payout, {
      until: new Date(now.getTime() + hourMs),
      trouble: 'the payout account is not active',
    })
  if (!(await isStillThere(deps, { payout, account }))) return
  const made = await payees.transfer(paying, keyOf(payout))
  await settleTransfer(deps, { payout, account, transferRef: made.id })
}

/** What was given back since the payout was made is not paid out. Nothing was asked yet, so it can be canceled. */
const isStillThere = (
  deps: PayoutDeps,
  { payout: { id, amountCents }, account }: Omit<Sending, 'paying'>,
): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    await lockParty(tx, account)
    const payout = await lockPayout(tx, id)
    if (payout?.state !== 'approved') return false
    // Asked before, perhaps by another process, it may be done any moment: only the provider's answer decides.
    if (mayBeDone(payout)) return true
    const { availableCents } = await balanceOf(tx, account)
    if (availableCents >= amountCents) return true
    await saveCanceled(tx, id, 'the balance fell below the amount')
    await postCanceled(tx, deps, { account, ...payout, why: 'balance' })
    return false
  })

const payOut = async (deps: PayoutDeps, { payout, paying }: Sending): Promise<void> => {
  const { payees } = requireProvider(deps)
  const found = mayBeDone(payout) ? await payees.findPayout(paying) : null
  const made = found ?? (await payees.payOut(paying, keyOf(payout)))
  await settlePaidOut(deps, { payout, payoutRef: made.id })
}

const watch = async (deps: PayoutDeps, { payout, account, paying }: Sending): Promise<void> => {
  if (payout.payoutRef === null) throw new Error(`The payout ${payout.publicId} was never made.`)
  const read = await requireProvider(deps).payees.readPayout(paying.payeeId, payout.payoutRef)
  if (read.status !== 'pending') return settleOutcome(deps, { payout, account, read })
  await wait(deps, payout, { until: new Date(deps.now().getTime() + watchMs) })
}

const reverse = async (deps: PayoutDeps, { payout, account }: Sending): Promise<void> => {
  const { payees } = requireProvider(deps)
  if (payout.transferRef === null) throw new Error(`The payout ${payout.publicId} was never passed on.`)
  const { reversedCents } = await payees.readTransfer(payout.transferRef)
  if (reversedCents === 0) await payees.reverse(payout.transferRef, keyOf(payout))
  await settleReturned(deps, { payout, account })
}

const giveUp = async (deps: PayoutDeps, payout: Payout): Promise<void> => {
  await deps.db.transaction(async (tx) => {
    const locked = await lockPayout(tx, payout.id)
    if (locked?.step === 'payout') await failPayout(tx, deps, { payout: locked, failureCode: 'refused' })
  })
}

const steps = { transfer, payout: payOut, watch, reverse }
