import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { hourMs, minuteMs } from '@showroom/contract/shared/time'
import { refuseCommonPassword } from '../../account/credentials/common-password.ts'
import { hashPassword } from '../../account/credentials/password.ts'
import { requireMail } from '../../account/credentials/require-mail.ts'
import { allowAttempt, limits } from '../../account/session/attempts.ts'
import { newLinkCode, sha256 } from '../../account/session/secret.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { giveGift } from '../credits/credits.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import {
  type AiAccount,
  aiAccountByEmail,
  aiAccountById,
  saveAiPassword,
  saveAiVerified,
} from './ai-account.store.ts'
import { aiResetLetter } from './ai-letters.ts'
import { saveAiCode, takeAiCode } from './ai-mailed-code.store.ts'
import { endAiSessionsOf } from './ai-session.store.ts'
import { openAiSession } from './ai-sessions.ts'
import { type Entered, mailAiVerification } from './enter-ai.ts'

const resetMs = 30 * minuteMs
const mails = { most: 5, windowMs: hourMs }

export const resendAiVerification = async (deps: DesignAiDeps, account: AiAccount) => {
  if (account.emailVerifiedAt !== null) return
  requireMail(deps)
  await allowAttempt(deps.db, { key: `ai verify mail ${account.id}`, limit: mails, now: deps.now() })
  await deps.db.transaction((tx) => mailAiVerification(deps, tx, account))
}

/** Whoever reads the mail has proved the address, on whatever device; the gift comes with it, once. */
export const verifyAiEmail = async (
  deps: DesignAiDeps,
  code: string,
  ip: string,
): Promise<{ id: number; at: Date }> => {
  const now = deps.now()
  await allowAttempt(deps.db, { key: `ai code address ${networkOf(ip)}`, limit: limits.code.address, now })
  return deps.db.transaction(async (tx) => {
    const id = await takeAiCode(tx, { codeHash: sha256(code), purpose: 'verify', now })
    if (id === null) return refuse(422, 'bad_code', say.badCode)
    const at = await saveAiVerified(tx, id, now)
    await giveGift(tx, id, now)
    return { id, at }
  })
}

/** Says the same whether or not the address is somebody's: the mail leaves behind the answer. */
export const forgotAiPassword = async (deps: DesignAiDeps, email: string, ip: string) => {
  const now = deps.now()
  const key = `ai forgot account ${email.toLowerCase()} from ${networkOf(ip)}`
  await allowAttempt(deps.db, { key: `ai forgot address ${networkOf(ip)}`, limit: limits.mail.address, now })
  await allowAttempt(deps.db, { key, limit: limits.mail.accountAndNetwork, now })
  const account = await aiAccountByEmail(deps.db, email)
  if (!account) return
  const code = newLinkCode()
  const expiresAt = new Date(now.getTime() + resetMs)
  const letter = aiResetLetter({ account, publicUrl: deps.publicUrl }, code)
  await deps.db.transaction(async (tx) => {
    await saveAiCode(tx, { aiAccountId: account.id, purpose: 'reset', codeHash: sha256(code), expiresAt })
    await deps.post(tx, { letter, showroomId: null, at: now, goodUntil: expiresAt })
  })
}

/** Whoever held the old password is out everywhere. The mail proves the address as well. */
export const resetAiPassword = async (
  deps: DesignAiDeps,
  { code, password }: { code: string; password: string },
  ip: string,
): Promise<Entered> => {
  const now = deps.now()
  await allowAttempt(deps.db, { key: `ai code address ${networkOf(ip)}`, limit: limits.code.address, now })
  const passwordHash = await hashPassword(password)
  return deps.db.transaction(async (tx) => {
    const id = await takeAiCode(tx, { codeHash: sha256(code), purpose: 'reset', now })
    const owner = id === null ? null : await aiAccountById(tx, id)
    if (!owner) return refuse(422, 'bad_code', say.badCode)
    refuseCommonPassword(password, owner.email)
    await saveAiPassword(tx, owner.id, passwordHash)
    await saveAiVerified(tx, owner.id, now)
    await giveGift(tx, owner.id, now)
    await endAiSessionsOf(tx, owner.id)
    const token = await openAiSession(tx, owner.id, now)
    return { account: (await aiAccountById(tx, owner.id)) ?? owner, token }
  })
}
