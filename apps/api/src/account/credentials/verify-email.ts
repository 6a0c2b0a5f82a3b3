import { dayMs } from '@showroom/contract/shared/time'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Account } from '../account.ts'
import type { AccountDeps, Visitor } from '../account-deps.ts'
import { accountById, saveEmailVerified } from '../account.store.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { takeNewEmail, tellOldEmail } from './change-email.ts'
import { verifyLetter, welcomeLetter } from '../letters.ts'
import { saveMailedCode, takeLinkCode } from './mailed-code.store.ts'
import { requireMail } from './require-mail.ts'
import { newLinkCode, sha256 } from '../session/secret.ts'
import { networkOf } from '../../platform/http/network-of.ts'

export const mailVerification = async (deps: AccountDeps, tx: Queries, account: Account) => {
  const now = deps.now()
  const code = newLinkCode()
  const expiresAt = new Date(now.getTime() + dayMs)
  await saveMailedCode(tx, {
    accountId: account.id,
    purpose: 'verify',
    codeHash: sha256(code),
    email: account.email,
    now,
    expiresAt,
  })
  const letter = verifyLetter({ account, publicUrl: deps.publicUrl }, code)
  await deps.post(tx, { letter, showroomId: account.showroomId, at: now, goodUntil: expiresAt })
}

export const resendVerification = async (deps: AccountDeps, account: Account) => {
  if (account.emailVerifiedAt !== null) return
  requireMail(deps)
  const limit = limits.mail.account
  await allowAttempt(deps.db, { key: `verify mail ${account.id}`, limit, now: deps.now() })
  await deps.db.transaction((tx) => mailVerification(deps, tx, account))
}

/**
 * The link may be opened on another device: whoever reads the mail has proved the address. One that was sent to a new
 * address makes it the account's.
 */
export const verifyEmail = async (deps: AccountDeps, code: string, visitor: Visitor): Promise<Date> => {
  const now = deps.now()
  await allowAttempt(deps.db, {
    key: `code address ${networkOf(visitor.ip)}`,
    limit: limits.code.address,
    now,
  })
  return deps.db.transaction(async (tx) => {
    const accountId = await takeLinkCode(tx, { codeHash: sha256(code), purpose: 'verify', now })
    if (accountId !== null) {
      const at = await saveEmailVerified(tx, accountId, now)
      await mailWelcome(deps, tx, accountId)
      return at
    }
    const changed =
      (await takeNewEmail(tx, { code, now })) ?? refuse(422, 'bad_code', accountMessages.badCode)
    await tellOldEmail(deps, tx, changed)
    return changed.at
  })
}

/** Pros and vendors are welcomed when they are approved. */
const mailWelcome = async ({ post, publicUrl, now }: AccountDeps, tx: Queries, accountId: number) => {
  const account = await accountById(tx, accountId)
  if (account?.type !== 'User') return
  await post(tx, {
    letter: welcomeLetter({ account, publicUrl }),
    showroomId: account.showroomId,
    at: now(),
  })
}
