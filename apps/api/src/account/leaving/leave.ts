import { refuse } from '../../platform/http/domain-error.ts'
import type { Account } from '../account.ts'
import type { AccountParts } from '../account-parts.ts'
import { eraseAccount } from '../account.store.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { confirmPassword } from '../credentials/confirm-password.ts'
import { hold } from './hold.ts'
import { accountDeletedLetter } from '../letters.ts'

/** Everything that is held of a person, by what it is about. */
export const dataOf = async (parts: AccountParts, account: Account): Promise<Record<string, unknown>> => {
  const now = parts.now()
  await allowAttempt(parts.db, { key: `data ${account.id}`, limit: limits.data.account, now })
  const shown = await Promise.all(
    parts.holdings.map(async ({ name, show }) => [name, await show(account)] as const),
  )
  return { made_at: now, ...Object.fromEntries(shown) }
}

export const reasonsToStay = async ({ holdings }: AccountParts, account: Account): Promise<string[]> => {
  const reasons = await Promise.all(
    holdings.map(async ({ reasonToStay }) => (await reasonToStay?.(account)) ?? null),
  )
  return reasons.filter((reason) => reason !== null)
}

/**
 * The account's row stays, with the ids that others refer to and nothing of the person: who signs in with the address
 * again is somebody new.
 */
export const deleteAccount = async (parts: AccountParts, account: Account, password: string) => {
  await confirmPassword(parts, account, password)
  const [reason] = await reasonsToStay(parts, account)
  if (reason) refuse(409, 'reason_to_stay', reason)
  for (const { release } of parts.holdings) await release?.(account.id)
  await parts.db.transaction(async (tx) => {
    await hold(tx, account.id)
    for (const { erase } of parts.holdings) await erase?.(tx, account.id)
    await eraseAccount(tx, account, parts.now())
    const letter = accountDeletedLetter({ account, publicUrl: parts.publicUrl })
    await parts.post(tx, { letter, showroomId: account.showroomId, at: parts.now() })
  })
}
