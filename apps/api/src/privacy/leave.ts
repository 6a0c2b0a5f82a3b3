import type { Queries } from '../platform/db/db.ts'
import type { Letter } from '../platform/mail/letter.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { Account } from '../account/account.ts'
import { eraseAccount } from '../account/account.store.ts'
import { allowAttempt, limits } from '../account/session/attempts.ts'
import { confirmPassword } from '../account/credentials/confirm-password.ts'
import { accountDeletedLetter } from '../account/letters.ts'
import { erasePersonalData, type PrivacyDeps, releasePersonalData } from './erase.ts'

/** Everything that is held of a person, by what it is about. */
export const dataOf = async (deps: PrivacyDeps, account: Account): Promise<Record<string, unknown>> => {
  const now = deps.now()
  await allowAttempt(deps.db, { key: `data ${account.id}`, limit: limits.data.account, now })
  const shown = await Promise.all(
    deps.personalData.map(async ({ name, show }) => [name, await show(account)] as const),
  )
  return { made_at: now, ...Object.fromEntries(shown) }
}

export const reasonsToStay = async ({ personalData }: PrivacyDeps, account: Account): Promise<string[]> => {
  const reasons = await Promise.all(
    personalData.map(async ({ reasonToStay }) => (await reasonToStay?.(account)) ?? null),
  )
  return reasons.filter((reason) => reason !== null)
}

/**
 * Its owner's own wish. The account's row stays, with the ids that others refer to and nothing of the person: who signs in with the address
 * again is somebody new.
 */
export const deleteAccount = async (deps: PrivacyDeps, account: Account, password: string) => {
  await confirmPassword(deps, account, password)
  const letter = accountDeletedLetter({ account, publicUrl: deps.publicUrl })
  await removeAccount(deps, account, { letter })
}

type Removing = {
  /** What says to its owner that it is gone. */
  letter: Letter
  /** What has to hold in the transaction that removes it. */
  first?: (tx: Queries) => Promise<void>
}

export const removeAccount = async (deps: PrivacyDeps, account: Account, { letter, first }: Removing) => {
  const [reason] = await reasonsToStay(deps, account)
  if (reason) refuse(409, 'reason_to_stay', reason)
  await releasePersonalData(deps, account.id)
  await deps.db.transaction(async (tx) => {
    await first?.(tx)
    await erasePersonalData(deps, tx, account.id)
    await eraseAccount(tx, account, deps.now())
    await deps.post(tx, { letter, showroomId: account.showroomId, at: deps.now() })
  })
}
