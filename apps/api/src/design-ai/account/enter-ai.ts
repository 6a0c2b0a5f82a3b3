import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { dayMs, hourMs, minuteMs } from '@showroom/contract/shared/time'
import type { Account } from '../../account/account.ts'
import { adultDayOf, type AgeTold } from '../../account/age/adult-day.ts'
import { refuseCommonPassword } from '../../account/credentials/common-password.ts'
import { hashPassword, isPassword } from '../../account/credentials/password.ts'
import { allowAttempt, limits } from '../../account/session/attempts.ts'
import { newLinkCode, sha256 } from '../../account/session/secret.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { giveGift } from '../credits/credits.ts'
import {
  type AiAccount,
  aiAccountByEmail,
  aiAccountById,
  aiAccountOf,
  createAiAccount,
  type NewAiAccount,
  saveAdultDay,
  saveAiVerified,
  saveLink,
} from './ai-account.store.ts'
import { aiVerifyLetter } from './ai-letters.ts'
import { saveAiCode } from './ai-mailed-code.store.ts'
import { openAiSession } from './ai-sessions.ts'

export type Entered = { account: AiAccount; token: string }

const guesses = { most: 10, windowMs: 15 * minuteMs }
const verifyMs = dayMs

/** Wrong address and wrong password read the same and take the same time. */
export const logIn = async (
  deps: DesignAiDeps,
  { email, password }: { email: string; password: string },
  ip: string,
): Promise<Entered> => {
  const { db } = deps
  const now = deps.now()
  const network = networkOf(ip)
  await allowAttempt(db, { key: `ai sign-in address ${network}`, limit: limits.signIn.address, now })
  const key = `ai sign-in account ${email.toLowerCase()} from ${network}`
  await allowAttempt(db, { key, limit: guesses, now })
  const account = await aiAccountByEmail(db, email)
  const isRight = await isPassword(account?.passwordHash ?? null, password)
  if (!account || !isRight) return refuseInvalid({ email: [say.wrongCredentials] })
  return { account, token: await openAiSession(db, account.id, now) }
}

type Registration = AgeTold & { full_name: string; email: string; password: string }

export const register = async (
  deps: DesignAiDeps,
  { full_name: fullName, email, password, ...told }: Registration,
  ip: string,
): Promise<Entered> => {
  const key = `ai register address ${networkOf(ip)}`
  await allowAttempt(deps.db, { key, limit: { most: 20, windowMs: hourMs }, now: deps.now() })
  const adultOn = adultDayOf(told, deps.now())
  refuseCommonPassword(password, email)
  const passwordHash = await hashPassword(password)
  return deps.db.transaction(async (tx) => {
    const created = { email, fullName, passwordHash, accountId: null, adultOn }
    const account = (await create(tx, deps, created)) ?? refuseInvalid({ email: [say.emailTaken] })
    await mailAiVerification(deps, tx, account)
    return { account, token: await openAiSession(tx, account.id, deps.now()) }
  })
}

/**
 * The shop’s account opens AI Design where it is linked, else links the AI account that is signed in, else makes one.
 * The same address in both worlds is no link: whoever knows one password would have both.
 */
export const linkWithShop = (
  deps: DesignAiDeps,
  shop: Account,
  signedIn: AiAccount | null,
): Promise<Entered> =>
  deps.db.transaction(async (tx) => {
    const now = deps.now()
    if (shop.isAgeOpen) refuse(403, 'age_open', say.ageFirst)
    const linked = await aiAccountOf(tx, shop.id)
    if (signedIn && linked && linked.id !== signedIn.id) return refuse(409, 'link_taken', say.linkTaken)
    const account = linked ?? (await linkOrMake(tx, deps, { shop, signedIn }))
    return { account, token: await openAiSession(tx, account.id, now) }
  })

type Linking = { shop: Account; signedIn: AiAccount | null }

const linkOrMake = async (tx: Queries, deps: DesignAiDeps, { shop, signedIn }: Linking) => {
  if (signedIn) {
    if (!(await saveLink(tx, signedIn.id, shop.id))) refuse(409, 'link_taken', say.linkTaken)
    const { adultOn } = shop
    if (adultOn !== null) await saveAdultDay(tx, signedIn.id, { adultOn, now: deps.now() })
    return reread(tx, signedIn.id)
  }
  const fullName = `${shop.firstName} ${shop.lastName}`.trim()
  const { adultOn } = shop
  const created = { email: shop.email, fullName, passwordHash: null, accountId: shop.id, adultOn }
  const account = (await create(tx, deps, created)) ?? refuseInvalid({ email: [say.linkEmailTaken] })
  if (shop.emailVerifiedAt === null) {
    await mailAiVerification(deps, tx, account)
    return account
  }
  await saveAiVerified(tx, account.id, deps.now())
  await giveGift(tx, account.id, deps.now())
  return reread(tx, account.id)
}

const create = async (
  tx: Queries,
  { now }: DesignAiDeps,
  account: Omit<NewAiAccount, 'publicId' | 'now'>,
): Promise<AiAccount | null> => {
  const id = await createAiAccount(tx, { ...account, publicId: newPublicId(), now: now() })
  return id === null ? null : reread(tx, id)
}

const reread = async (tx: Queries, id: number): Promise<AiAccount> => {
  const account = await aiAccountById(tx, id)
  if (!account) throw new Error(`The AI account ${id} is gone.`)
  return account
}

export const mailAiVerification = async (deps: DesignAiDeps, tx: Queries, account: AiAccount) => {
  const at = deps.now()
  const code = newLinkCode()
  const expiresAt = new Date(at.getTime() + verifyMs)
  await saveAiCode(tx, { aiAccountId: account.id, purpose: 'verify', codeHash: sha256(code), expiresAt })
  const letter = aiVerifyLetter({ account, publicUrl: deps.publicUrl }, code)
  await deps.post(tx, { letter, showroomId: null, at, goodUntil: expiresAt })
}
