import { lockParty } from '../../balance/party.store.ts'
import { post } from '../../ledger/ledger.ts'
import type { PaidOut } from '../../payment/provider/payees.ts'
import type { Queries } from '../../platform/db/db.ts'
import { hurry } from '../../platform/jobs/emit.ts'
import type { PayoutAccount } from '../account/payout-account.store.ts'
import { postPaid, postReturned } from '../account/payout-letters.ts'
import { type PayoutTold, tellPayout } from '../payout-events.ts'
import { type PayoutDeps, settleJob } from '../payout-deps.ts'
import {
  lockPayout,
  type Payout,
  saveFailed,
  savePaid,
  savePayoutRef,
  saveReturned,
  saveSent,
} from './payout.store.ts'

// Each saves what the provider says of a payout once, whoever brought it, in one transaction with the movement and the
// letter that belong to it.

type Known = { payout: Payout; account: PayoutAccount }

/** Money leaves us: from here on it is no part of the party's balance. */
export const settleTransfer = (
  deps: PayoutDeps,
  { payout: { id }, account, transferRef }: Known & { transferRef: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockParty(tx, account)
    const payout = await lockPayout(tx, id)
    if (payout?.state !== 'approved') return
    const at = deps.now()
    await saveSent(tx, id, { transferRef, at })
    await book(tx, { payout, account, at, cause: `payout ${payout.publicId}`, sign: 1 })
  })

type Booking = Known & { at: Date; cause: string; sign: 1 | -1 }

const book = (tx: Queries, { payout: { amountCents }, account, at, cause, sign }: Booking) =>
  post(tx, {
    kind: 'payout',
    cause,
    at,
    entries: [
      { account: account.account, partyId: account.partyId, amountCents: sign * amountCents },
      { account: 'cash', amountCents: -sign * amountCents },
    ],
  })

/** It is on its way to the bank; what becomes of it is looked at at once, for some banks are quick. */
export const settlePaidOut = (
  deps: PayoutDeps,
  { payout: { id }, payoutRef }: { payout: Payout; payoutRef: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const payout = await lockPayout(tx, id)
    if (payout?.step === 'payout') await savePayoutRef(tx, id, { payoutRef, at: deps.now() })
  })

/** The bank has it, or sends it back: also what it had taken before. */
export const settleOutcome = (
  deps: PayoutDeps,
  { payout: { id }, account, read }: Known & { read: PaidOut },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const payout = await lockPayout(tx, id)
    if (payout?.step !== 'watch') return
    if (read.status === 'failed')
      return failPayout(tx, deps, { payout, failureCode: read.failureCode ?? 'failed' })
    const now = deps.now()
    await savePaid(tx, id, { paidAt: payout.paidAt ?? now, now })
    // Posted under one cause, it is one letter however often this is told.
    if (payout.state !== 'paid') {
      await postPaid(tx, deps, { account, ...payout })
      await tellOf(tx, { payout, account, news: 'paid', at: now })
    }
  })

export const failPayout = async (
  tx: Queries,
  deps: PayoutDeps,
  { payout: { id }, failureCode }: { payout: Payout; failureCode: string },
): Promise<void> => {
  await saveFailed(tx, id, { failureCode, at: deps.now() })
  await hurry(tx, settleJob, deps.now())
}

/** What was passed on is ours again, and the party's balance has it back. */
export const settleReturned = (deps: PayoutDeps, { payout: { id }, account }: Known): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockParty(tx, account)
    const payout = await lockPayout(tx, id)
    if (payout?.step !== 'reverse') return
    const at = deps.now()
    await saveReturned(tx, id, at)
    await book(tx, { payout, account, at, cause: `payout ${payout.publicId} returned`, sign: -1 })
    await postReturned(tx, deps, { account, ...payout })
    await tellOf(tx, { payout, account, news: 'returned', at })
  })

const tellOf = (
  tx: Queries,
  { payout, account, news, at }: Known & { news: PayoutTold['news']; at: Date },
): Promise<void> => {
  const { account: of, partyId } = account
  return tellPayout(tx, { payout: payout.publicId, account: of, partyId, news }, at)
}
