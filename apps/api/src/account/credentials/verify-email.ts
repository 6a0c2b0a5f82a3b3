import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Account } from '../account.ts'
import type { AccountParts, Visitor } from '../account-parts.ts'
import { accountById, saveEmailVerified } from '../account.store.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { takeNewEmail, tellOldEmail } from './change-email.ts'
import { verifyLetter, welcomeLetter } from '../letters.ts'
import { saveMailedCode, takeLinkCode } from './mailed-code.store.ts'
import { requireMail } from './require-mail.ts'
import { newLinkCode, sha256 } from '../session/secret.ts'

const dayMs = 86_400_000

export const mailVerification = async (parts: AccountParts, tx: Queries, account: Account) => {
  const now = parts.now()
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
  const letter = verifyLetter({ account, publicUrl: parts.publicUrl }, code)
  await parts.post(tx, { letter, showroomId: account.showroomId, at: now, goodUntil: expiresAt })
}

export const resendVerification = async (parts: AccountParts, account: Account) => {
  if (account.emailVerifiedAt !== null) return
  requireMail(parts)
  const limit = limits.mail.account
  await allowAttempt(parts.db, { key: `verify mail ${account.id}`, limit, now: parts.now() })
  await parts.db.transaction((tx) => mailVerification(parts, tx, account))
}

/**
 * The link may be opened on another device: whoever reads the mail has proved the address. One that was sent to a new
 * address makes it the account's.
 */
export const verifyEmail = async (parts: AccountParts, code: string, visitor: Visitor): Promise<Date> => {
  const now = parts.now()
  await allowAttempt(parts.db, { key: `code address ${visitor.ip}`, limit: limits.code.address, now })
  return parts.db.transaction(async (tx) => {
    const accountId = await takeLinkCode(tx, { codeHash: sha256(code), purpose: 'verify', now })
    if (accountId !== null) {
      const at = await saveEmailVerified(tx, accountId, now)
      await mailWelcome(parts, tx, accountId)
      return at
    }
    const changed =
      (await takeNewEmail(tx, { code, now })) ?? refuse(422, 'bad_code', accountMessages.badCode)
    await tellOldEmail(parts, tx, changed)
    return changed.at
  })
}

/** Pros and vendors are welcomed when they are approved. */
const mailWelcome = async ({ post, publicUrl, now }: AccountParts, tx: Queries, accountId: number) => {
  const account = await accountById(tx, accountId)
  if (account?.type !== 'User') return
  await post(tx, {
    letter: welcomeLetter({ account, publicUrl }),
    showroomId: account.showroomId,
    at: now(),
  })
}
