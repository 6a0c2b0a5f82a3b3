import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { emit } from '../../platform/jobs/emit.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import type { Account, SignedIn } from '../account.ts'
import type { AccountDeps, Visitor } from '../account-deps.ts'
import { accountByEmail, accountById, savePassword } from '../account.store.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { refuseCommonPassword } from './common-password.ts'
import { confirmPassword } from './confirm-password.ts'
import { passwordChangedLetter, resetLetter } from '../letters.ts'
import { deleteAskedChanges, saveMailedCode, takeLinkCode } from './mailed-code.store.ts'
import { hashPassword } from './password.ts'
import { newLinkCode, sha256 } from '../session/secret.ts'
import { forgetSignInAttempts } from '../session/sign-in-limits.ts'
import { forgetDevicesOf } from '../session/remembered-device.store.ts'
import { deviceOfSession, endSessionsOf } from '../session/session.store.ts'

const resetMs = 30 * 60_000

/** Says the same, and takes as long, whether or not the address is somebody's: the mail leaves behind the answer. */
export const forgotPassword = async (deps: AccountDeps, email: string, visitor: Visitor) => {
  const { db } = deps
  const now = deps.now()
  await allowAttempt(db, { key: `forgot address ${networkOf(visitor.ip)}`, limit: limits.mail.address, now })
  const key = `forgot account ${email.toLowerCase()}`
  const fromHere = `${key} from ${networkOf(visitor.ip)}`
  await allowAttempt(db, { key: fromHere, limit: limits.mail.accountAndNetwork, now })
  await allowAttempt(db, { key, limit: limits.mail.account, now })
  const account = await accountByEmail(db, email)
  if (!account) return
  const code = newLinkCode()
  const expiresAt = new Date(now.getTime() + resetMs)
  const codeHash = sha256(code)
  const { id: accountId, email: address, showroomId } = account
  const letter = resetLetter({ account, publicUrl: deps.publicUrl }, code)
  await db.transaction(async (tx) => {
    await saveMailedCode(tx, { accountId, purpose: 'reset', codeHash, email: address, now, expiresAt })
    await deps.post(tx, { letter, showroomId, at: now, goodUntil: expiresAt })
  })
}

export type Reset = { code: string; password: string }

/** Whoever held the old password is out everywhere, and what was guessed at it is forgotten. */
export const takeReset = async (
  deps: AccountDeps,
  { code, password }: Reset,
  visitor: Visitor,
): Promise<Account> => {
  const now = deps.now()
  await allowAttempt(deps.db, {
    key: `code address ${networkOf(visitor.ip)}`,
    limit: limits.code.address,
    now,
  })
  const passwordHash = await hashPassword(password)
  return deps.db.transaction(async (tx) => {
    const taken = await takeLinkCode(tx, { codeHash: sha256(code), purpose: 'reset', now })
    const owner = taken === null ? null : await accountById(tx, taken)
    if (!owner) return refuse(422, 'bad_code', accountMessages.badCode)
    refuseCommonPassword(password, owner.email)
    await savePassword(tx, owner.id, passwordHash)
    await deleteAskedChanges(tx, owner.id)
    await endSessionsOf(tx, owner.id)
    await forgetDevicesOf(tx, owner.id)
    await forgetSignInAttempts(tx, owner.email, visitor)
    await postPasswordChanged(deps, tx, owner)
    return owner
  })
}

export type PasswordChange = { current_password: string; password: string }

export const changePassword = async (
  deps: AccountDeps,
  { account, sessionId }: SignedIn,
  change: PasswordChange,
) => {
  await confirmPassword(deps, account, change.current_password)
  refuseCommonPassword(change.password, account.email)
  const passwordHash = await hashPassword(change.password)
  await deps.db.transaction(async (tx) => {
    await savePassword(tx, account.id, passwordHash)
    await deleteAskedChanges(tx, account.id)
    await endSessionsOf(tx, account.id, sessionId)
    await forgetDevicesOf(tx, account.id, await deviceOfSession(tx, sessionId))
    await postPasswordChanged(deps, tx, account)
  })
}

const postPasswordChanged = async (deps: AccountDeps, tx: Queries, account: Account) => {
  const letter = passwordChangedLetter({ account, publicUrl: deps.publicUrl })
  const at = deps.now()
  await deps.post(tx, { letter, showroomId: account.showroomId, at })
  const cause = `password changed ${newPublicId()}`
  await emit(tx, { kind: 'password_changed', cause, payload: { accountId: account.id }, at })
}
