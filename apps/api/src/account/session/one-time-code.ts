import { accountMessages } from '@showroom/contract/account/account.messages'
import { refuse } from '../../platform/http/domain-error.ts'
import type { SignedIn } from '../account.ts'
import type { AccountParts } from '../account-parts.ts'
import { allowAttempt, limits, refuseUntil } from './attempts.ts'
import { otpLetter } from '../letters.ts'
import { dropOtp, saveMailedCode, tryOtp } from '../credentials/mailed-code.store.ts'
import { otpGoodUntil } from './otp-trust.ts'
import { isSame, newOneTimeCode, otpHash } from './secret.ts'
import { saveOtpGiven } from './session.store.ts'
import { requireMail } from '../credentials/require-mail.ts'

const minuteMs = 60_000
const goodForMs = 10 * minuteMs
const mostTries = 5
const lockMs = 15 * minuteMs

const requireAdmin = ({ account }: SignedIn) => {
  if (account.type !== 'Admin') refuse(403, 'not_authorized', accountMessages.notAuthorized)
}

export const sendOneTimeCode = async (parts: AccountParts, who: SignedIn) => {
  requireAdmin(who)
  requireMail(parts)
  const { account } = who
  const now = parts.now()
  await allowAttempt(parts.db, { key: `otp mail ${account.id}`, limit: limits.mail.account, now })
  const code = newOneTimeCode()
  const expiresAt = new Date(now.getTime() + goodForMs)
  const letter = otpLetter({ account, publicUrl: parts.publicUrl }, code)
  await parts.db.transaction(async (tx) => {
    await saveMailedCode(tx, {
      accountId: account.id,
      purpose: 'otp',
      codeHash: otpHash(parts.secret, account.id, code),
      email: account.email,
      now,
      expiresAt,
    })
    await parts.post(tx, { letter, showroomId: account.showroomId, at: now, goodUntil: expiresAt })
  })
}

/** Right once. The sixth wrong one locks for a quarter of an hour, whichever device asks. */
export const giveOneTimeCode = async (
  parts: AccountParts,
  who: SignedIn,
  { typed, trustsDevice }: { typed: string; trustsDevice: boolean },
): Promise<boolean> => {
  requireAdmin(who)
  const { account, sessionId } = who
  const now = parts.now()
  const limit = { most: mostTries, windowMs: lockMs }
  await allowAttempt(parts.db, { key: `otp tries ${account.id}`, limit, now })
  return parts.db.transaction(async (tx) => {
    const tried = await tryOtp(tx, account.id, now)
    if (!tried) return false
    if (tried.tries > mostTries) refuseUntil(new Date(now.getTime() + lockMs), now)
    if (!isSame(tried.codeHash, otpHash(parts.secret, account.id, typed))) return false
    await dropOtp(tx, account.id)
    await saveOtpGiven(tx, sessionId, { at: now, until: otpGoodUntil(now, trustsDevice) })
    return true
  })
}
