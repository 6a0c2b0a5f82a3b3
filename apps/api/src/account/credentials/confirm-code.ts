import { minuteMs } from '@showroom/contract/shared/time'
import type { Account } from '../account.ts'
import type { AccountDeps } from '../account-deps.ts'
import { payoutCodeLetter } from '../letters.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { isSame, newOneTimeCode, otpHash } from '../session/secret.ts'
import { deleteOtp, saveMailedCode, tryOtp } from './mailed-code.store.ts'
import { requireMail } from './require-mail.ts'

const goodForMs = 10 * minuteMs
const mostAttempts = 5
const lockMs = 15 * minuteMs

/** Never the hash of a code that signs somebody in. */
const hashOf = ({ secret }: AccountDeps, { id }: Account, code: string): Buffer =>
  otpHash(secret, id, `payout ${code}`)

/** Before money goes elsewhere: a password alone may be known to a stranger. */
export const mailConfirmCode = async (deps: AccountDeps, account: Account) => {
  requireMail(deps)
  const now = deps.now()
  await allowAttempt(deps.db, { key: `payout mail ${account.id}`, limit: limits.mail.account, now })
  const code = newOneTimeCode()
  const expiresAt = new Date(now.getTime() + goodForMs)
  const letter = payoutCodeLetter({ account, publicUrl: deps.publicUrl }, code)
  await deps.db.transaction(async (tx) => {
    await saveMailedCode(tx, {
      accountId: account.id,
      purpose: 'payout',
      codeHash: hashOf(deps, account, code),
      email: account.email,
      now,
      expiresAt,
    })
    await deps.post(tx, { letter, showroomId: account.showroomId, at: now, goodUntil: expiresAt })
  })
}

/** Right once. An attempt counts whatever becomes of it. */
export const isConfirmCode = async (deps: AccountDeps, account: Account, typed: string): Promise<boolean> => {
  const now = deps.now()
  const limit = { most: mostAttempts, windowMs: lockMs }
  await allowAttempt(deps.db, { key: `payout tries ${account.id}`, limit, now })
  return deps.db.transaction(async (tx) => {
    const tried = await tryOtp(tx, account.id, { now, purpose: 'payout' })
    if (!tried || tried.attempts > mostAttempts) return false
    if (!isSame(tried.codeHash, hashOf(deps, account, typed))) return false
    await deleteOtp(tx, account.id, 'payout')
    return true
  })
}
