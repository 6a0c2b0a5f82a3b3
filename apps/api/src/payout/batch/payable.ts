import type { Payable } from '@showroom/contract/payout/payout.rules'
import type { Balance } from '../../balance/balance.store.ts'
import { openNegativeOf } from '../../balance/negative/negative.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { PayoutAccount } from '../account/payout-account.store.ts'
import { hasOpenPayout } from '../sending/payout.store.ts'

/** What decides whether an account is paid. */
export const payableOf = async (
  db: Queries,
  account: PayoutAccount,
  { availableCents }: Balance,
): Promise<Payable> => ({
  status: account.status,
  isRestricted: (await openNegativeOf(db, account))?.isRestricted ?? false,
  heldUntil: account.heldUntil,
  hasOpen: await hasOpenPayout(db, account.id),
  availableCents,
  minimumCents: account.minimumCents,
})
