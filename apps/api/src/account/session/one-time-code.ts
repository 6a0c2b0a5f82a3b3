import { minuteMs } from '@showroom/contract/shared/time'
import { accountMessages } from '@showroom/contract/account/account.messages'
import { refuse } from '../../platform/http/domain-error.ts'
import type { SignedIn } from '../account.ts'
import type { AccountDeps } from '../account-deps.ts'
import { allowAttempt, limits, refuseUntil } from './attempts.ts'
import { otpLetter } from '../letters.ts'
import { deleteOtp, saveMailedCode, tryOtp } from '../credentials/mailed-code.store.ts'
import { otpGoodUntil } from './otp-trust.ts'
import { isSame, newOneTimeCode, otpHash } from './secret.ts'
import { saveOtpGiven } from './session.store.ts'
import { requireMail } from '../credentials/require-mail.ts'

const goodForMs = 10 * minuteMs
const mostAttempts = 5
const lockMs = 15 * minuteMs

const requireAdmin = ({ account }: SignedIn) => {
  if (account.type !== 'Admin') refuse(403, 'not_authorized', accountMessages.notAuthorized)
}

export const sendOneTimeCode = async (deps: AccountDeps, who: SignedIn) => {
  requireAdmin(who)
  requireMail(deps)
  const { account } = who
  const now = deps.now()
  await allowAttempt(deps.db, { key: `otp mail ${account.id}`, limit: limits.mail.account, now })
  const code = newOneTimeCode()
  const expiresAt = new Date(now.getTime() + goodForMs)
  const letter = otpLetter({ account, publicUrl: deps.publicUrl }, code)
  await deps.db.transaction(async (tx) => {
    await saveMailedCode(tx, {
      accountId: account.id,
      purpose: 'otp',
      codeHash: otpHash(deps.secret, account.id, code),
      email: account.email,
      now,
      expiresAt,
    })
    await deps.post(tx, { letter, showroomId: account.showroomId, at: now, goodUntil: expiresAt })
  })
}

/** Right once. The sixth wrong one locks for a quarter of an hour, whichever device asks. */
export const giveOneTimeCode = async (
  deps: AccountDeps,
  who: SignedIn,
  { typed, trustsDevice }: { typed: string; trustsDevice: boolean },
): Promise<boolean> => {
  requireAdmin(who)
  const { account, sessionId } = who
  const now = deps.now()
  const limit = { most: mostAttempts, windowMs: lockMs }
  await allowAttempt(deps.db, { key: `otp tries ${account.id}`, limit, now })
  return deps.db.transaction(async (tx) => {
    const tried = await tryOtp(tx, account.id, { now })
    if (!tried) return false
    if (tried.attempts > mostAttempts) refuseUntil(new Date(now.getTime() + lockMs), now)
    if (!isSame(tried.codeHash, otpHash(deps.secret, account.id, typed))) return false
    await deleteOtp(tx, account.id)
    await saveOtpGiven(tx, sessionId, { at: now, until: otpGoodUntil(now, trustsDevice) })
    return true
  })
}
