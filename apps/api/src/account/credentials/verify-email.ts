import { dayMs } from '@showroom/contract/shared/time'
import { accountMessages } from '@showroom/contract/account/account.messages'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Account } from '../account.ts'
import type { AccountParts, Visitor } from '../account-parts.ts'
import { accountById, saveEmailVerified } from '../account.store.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { takeNewEmail, tellOldEmail } from './change-email.ts'
import { verifyLetter, welcomeLetter } from '../letters.ts'
import { saveMailedCode, takeLinkCode } from './mailed-code.store.ts'
import { refuseUnsent } from './refuse-unsent.ts'
import { newLinkCode, sha256 } from '../session/secret.ts'

export const mailVerification = async (parts: AccountParts, account: Account) => {
  const { db, mail, publicUrl } = parts
  const now = parts.now()
  const code = newLinkCode()
  await saveMailedCode(db, {
    accountId: account.id,
    purpose: 'verify',
    codeHash: sha256(code),
    email: account.email,
    now,
    expiresAt: new Date(now.getTime() + dayMs),
  })
  await mail.send(verifyLetter({ account, publicUrl }, code), await parts.senderOf(account.showroomId))
}

export const resendVerification = async (parts: AccountParts, account: Account) => {
  if (account.emailVerifiedAt !== null) return
  const limit = limits.mail.account
  await allowAttempt(parts.db, { key: `verify mail ${account.id}`, limit, now: parts.now() })
  await mailVerification(parts, account).catch((error) => refuseUnsent(parts, error))
}

/**
 * The link may be opened on another device: whoever reads the mail has proved the address. One that was sent to a new
 * address makes it the account's.
 */
export const verifyEmail = async (parts: AccountParts, code: string, visitor: Visitor): Promise<Date> => {
  const now = parts.now()
  await allowAttempt(parts.db, { key: `code address ${visitor.ip}`, limit: limits.code.address, now })
  const verified = await parts.db.transaction(async (tx) => {
    const accountId = await takeLinkCode(tx, { codeHash: sha256(code), purpose: 'verify', now })
    if (accountId !== null) return { at: await saveEmailVerified(tx, accountId, now), accountId }
    return (await takeNewEmail(tx, { code, now })) ?? refuse(422, 'bad_code', accountMessages.badCode)
  })
  if ('before' in verified) await tellOldEmail(parts, verified)
  else await mailWelcome(parts, verified.accountId)
  return verified.at
}

/** Pros and vendors are welcomed when they are approved. */
const mailWelcome = async ({ db, mail, publicUrl, ...parts }: AccountParts, accountId: number) => {
  const account = await accountById(db, accountId)
  if (account?.type !== 'User') return
  const sender = await parts.senderOf(account.showroomId)
  await mail.send(welcomeLetter({ account, publicUrl }), sender).catch(parts.onMailLost)
}
