import type { Account } from '../account/account.ts'
import type { Visitor } from '../account/account-deps.ts'
import { reopenAge, saveEmailVerified } from '../account/account.store.ts'
import { type Reset, takeReset } from '../account/credentials/change-password.ts'
import { erasePersonalData, type PrivacyDeps, releasePersonalData } from './erase.ts'

export const resetPassword = async (deps: PrivacyDeps, reset: Reset, visitor: Visitor) => {
  const account = await takeReset(deps, reset, visitor)
  if (account.type === 'User' && account.emailVerifiedAt === null) await beginAnew(deps, account)
}

/**
 * Whoever registered may have been a stranger: the mail that brought the code proves the address for the first time,
 * and nothing that was entered before is its owner's.
 */
const beginAnew = async (deps: PrivacyDeps, account: Account) => {
  await releasePersonalData(deps, account.id)
  await deps.db.transaction(async (tx) => {
    await erasePersonalData(deps, tx, account.id)
    await reopenAge(tx, account.id)
    await saveEmailVerified(tx, account.id, deps.now())
  })
}
