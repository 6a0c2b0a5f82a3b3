import { statusOf } from '@showroom/contract/payout/payout-account.rules'
import { minuteMs } from '@showroom/contract/shared/time'
import type { Payee } from '../../payment/provider/payees.ts'
import type { Queries } from '../../platform/db/db.ts'
import { type PayoutDeps, requireProvider } from '../payout-deps.ts'
import {
  claimCheck,
  type PayoutAccount,
  payoutAccountById,
  saveBankShown,
  saveStanding,
} from './payout-account.store.ts'
import { postStatusLetter } from './payout-letters.ts'

/** What is looked at is asked about now and then: a lost webhook is no end. */
const reviewMs = 5 * minuteMs
const mostAtOnce = 50

/** Saves what the provider says of an account, and tells its owner where that changes something. */
export const saveAnswer = async (
  tx: Queries,
  deps: Pick<PayoutDeps, 'now' | 'post' | 'publicUrl'>,
  { before, payee }: { before: PayoutAccount; payee: Payee },
): Promise<void> => {
  const now = deps.now()
  const status = before.savedAt === null ? before.status : statusOf(payee)
  const checkAt = status === 'in_review' ? new Date(now.getTime() + reviewMs) : null
  await saveStanding(tx, before.id, { status, due: payee.due, checkAt, now })
  if (payee.bank) await saveBankShown(tx, before.id, payee.bank)
  if (status !== before.status && before.status !== 'not_started')
    await postStatusLetter(tx, deps, { to: before, status })
}

/** Asks the provider about every account of which it told something. */
export const checkPayoutAccounts = async (deps: PayoutDeps): Promise<void> => {
  const { db } = deps
  for (let checked = 0; checked < mostAtOnce; checked += 1) {
    const now = deps.now()
    const account = await claimCheck(db, { now, until: new Date(now.getTime() + minuteMs) })
    if (account?.providerRef == null) return
    try {
      const payee = await requireProvider(deps).payees.read(account.providerRef)
      await db.transaction(async (tx) => {
        const before = await payoutAccountById(tx, account.id)
        if (before) await saveAnswer(tx, deps, { before, payee })
      })
    } catch (error) {
      deps.onProviderError(error)
    }
  }
}
