import { refuse } from '../platform/http/domain-error.ts'
import type { Account } from '../account/account.ts'
import { eraseAccount } from '../account/account.store.ts'
import { allowAttempt, limits } from '../account/session/attempts.ts'
import { confirmPassword } from '../account/credentials/confirm-password.ts'
import { accountDeletedLetter } from '../account/letters.ts'
import { erasePersonalData, type PrivacyDeps, releasePersonalData } from './erase.ts'

/** Everything that is held of a person, by what it is about. */
export const dataOf = async (parts: PrivacyDeps, account: Account): Promise<Record<string, unknown>> => {
  const now = parts.now()
  await allowAttempt(parts.db, { key: `data ${account.id}`, limit: limits.data.account, now })
  const shown = await Promise.all(
    parts.personalData.map(async ({ name, show }) => [name, await show(account)] as const),
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
 * The account's row stays, with the ids that others refer to and nothing of the person: who signs in with the address
 * again is somebody new.
 */
export const deleteAccount = async (parts: PrivacyDeps, account: Account, password: string) => {
  await confirmPassword(parts, account, password)
  const [reason] = await reasonsToStay(parts, account)
  if (reason) refuse(409, 'reason_to_stay', reason)
  await releasePersonalData(parts, account.id)
  await parts.db.transaction(async (tx) => {
    await erasePersonalData(parts, tx, account.id)
    await eraseAccount(tx, account, parts.now())
    const letter = accountDeletedLetter({ account, publicUrl: parts.publicUrl })
    await parts.post(tx, { letter, showroomId: account.showroomId, at: parts.now() })
  })
}
