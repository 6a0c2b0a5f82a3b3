import { dayMs } from '@showroom/contract/shared/time'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import type { Account } from '../account.ts'
import type { AccountDeps } from '../account-deps.ts'
import { accountByEmail, saveEmail } from '../account.store.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { confirmPassword } from './confirm-password.ts'
import { emailChangeAskedLetter, emailChangedLetter, emailChangeLetter } from '../letters.ts'
import { saveMailedCode, takeEmailChange } from './mailed-code.store.ts'
import { newLinkCode, sha256 } from '../session/secret.ts'
import { requireMail } from './require-mail.ts'

export type EmailChange = { email: string; current_password: string }

/** The new address is proved before it counts; the old one learns of it while its owner can still stop it. */
export const askEmailChange = async (deps: AccountDeps, account: Account, change: EmailChange) => {
  await confirmPassword(deps, account, change.current_password)
  requireMail(deps)
  const { db } = deps
  const { email } = change
  if (email.toLowerCase() === account.email.toLowerCase())
    refuseInvalid({ email: [accountMessages.emailIsYours] })
  const now = deps.now()
  await allowAttempt(db, { key: `email change ${account.id}`, limit: limits.mail.account, now })
  if (await accountByEmail(db, email)) refuseInvalid({ email: [accountMessages.emailTaken] })
  const code = newLinkCode()
  const expiresAt = new Date(now.getTime() + dayMs)
  const codeHash = sha256(code)
  const { id: accountId, showroomId } = account
  const reader = { account: { ...account, email }, publicUrl: deps.publicUrl }
  const owner = { account, publicUrl: deps.publicUrl }
  await db.transaction(async (tx) => {
    await saveMailedCode(tx, { accountId, purpose: 'email', codeHash, email, now, expiresAt })
    const letter = emailChangeLetter(reader, code)
    await deps.post(tx, { letter, showroomId, at: now, goodUntil: expiresAt })
    await deps.post(tx, { letter: emailChangeAskedLetter(owner, email), showroomId, at: now })
  })
}

export type EmailChanged = { before: Account; email: string; at: Date }

/** By the link that was mailed to the new address. Null when the code is none of these. */
export const takeNewEmail = async (
  tx: Queries,
  { code, now }: { code: string; now: Date },
): Promise<EmailChanged | null> => {
  const taken = await takeEmailChange(tx, { codeHash: sha256(code), now })
  if (!taken) return null
  const before = await saveEmail(tx, taken, now)
  return before
    ? { before, email: taken.email, at: now }
    : refuse(422, 'bad_code', accountMessages.emailTaken)
}

export const tellOldEmail = async (deps: AccountDeps, tx: Queries, { before, email, at }: EmailChanged) => {
  const letter = emailChangedLetter({ account: before, publicUrl: deps.publicUrl }, email)
  await deps.post(tx, { letter, showroomId: before.showroomId, at })
}
