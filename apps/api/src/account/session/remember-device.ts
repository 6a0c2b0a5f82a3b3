import { rememberDays } from '@showroom/contract/policy/figures'
import type { Queries } from '../../platform/db/db.ts'
import type { Answer, Cookies } from '../../platform/http/cookies.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { type Account, isAdmitted } from '../account.ts'
import type { AccountDeps, Browser, Visitor } from '../account-deps.ts'
import { accountById } from '../account.store.ts'
import { allowAttempt, limits } from './attempts.ts'
import { deviceForgottenLetter } from '../letters.ts'
import { isTwoStepOn } from '../two-step/two-step.store.ts'
import {
  createDevice,
  forgetDevice,
  isDeviceOf,
  type KeptDevice,
  lockDevice,
  rotateDevice,
} from './remembered-device.store.ts'
import { isSame, newDeviceId, newValidator, readDeviceKey, sha256, writeDeviceKey } from './secret.ts'
import { deviceOf, openSession, placeOf } from './sessions.ts'
import { networkOf } from '../../platform/http/network-of.ts'

const daysMs = rememberDays * 86_400_000
/** Two tabs may come with the same key, the second a moment after it was exchanged. */
const graceMs = 10_000

const keyCookie = 'sr_rm'
/** Tells our pages that asking is worth a call. */
const hintCookie = 'sr_remembered'

/** The key that the browser keeps from this reply on. */
export type RememberedKey = { key: string; expiresAt: Date }

export const answerRememberedKey = (rememberedKey: RememberedKey | null, now: Date, answer: Answer) => {
  if (!rememberedKey) {
    answer.clearCookie(keyCookie)
    return answer.clearCookie(hintCookie, { isReadable: true })
  }
  const maxAgeSeconds = Math.floor((rememberedKey.expiresAt.getTime() - now.getTime()) / 1_000)
  answer.setCookie({ name: keyCookie, value: rememberedKey.key, maxAgeSeconds })
  answer.setCookie({ name: hintCookie, value: '1', maxAgeSeconds, isReadable: true })
}

type Remembering = { account: Account; visitor: Visitor; now: Date }

/** No Admin: their door asks for the password each time. */
export const rememberDevice = async (tx: Queries, { account, visitor, now }: Remembering) => {
  if (account.type === 'Admin') return null
  const key = { selector: newDeviceId(), validator: newValidator() }
  const expiresAt = new Date(now.getTime() + daysMs)
  const id = await createDevice(tx, {
    publicId: newPublicId(),
    accountId: account.id,
    selector: key.selector,
    validatorHash: sha256(key.validator),
    device: deviceOf(visitor.userAgent),
    place: placeOf(visitor.ip),
    now,
    expiresAt,
  })
  return { id, rememberedKey: { key: writeDeviceKey(key), expiresAt } }
}

/** Whoever signs in or out here takes the place of who was remembered before. */
export const forgetThisBrowser = async (tx: Queries, cookies: Cookies, now: Date) => {
  const key = readDeviceKey(cookies.get(keyCookie))
  const kept = key && (await lockDevice(tx, key.selector, now))
  if (key && kept && isSame(kept.validatorHash, sha256(key.validator))) await forgetDevice(tx, kept.id)
}

/** By its selector: what of the list is the device that asks. */
export const selectorIn = (cookies: Cookies): string | null =>
  readDeviceKey(cookies.get(keyCookie))?.selector ?? null

/** The selector of this browser, where the account is remembered in it. */
export const rememberedDeviceOf = async (
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  account: Account,
  cookies: Cookies,
): Promise<string | null> => {
  const key = readDeviceKey(cookies.get(keyCookie))
  if (!key) return null
  const asked = { accountId: account.id, selector: key.selector, validatorHash: sha256(key.validator) }
  return (await isDeviceOf(db, asked, now())) ? key.selector : null
}

export type Resumed =
  /** `rememberedKey` is null where the key was exchanged a moment ago: another tab was given the new one. */
  | { kind: 'in'; account: Account; token: string; rememberedKey: RememberedKey | null }
  | { kind: 'out' }
  /** A key that was exchanged before: somebody has a copy. */
  | { kind: 'stolen'; account: Account }

/** The browser's key for a session. */
export const resume = async (deps: AccountDeps, browser: Browser): Promise<Resumed> => {
  const now = deps.now()
  const key = readDeviceKey(browser.cookies.get(keyCookie))
  if (!key) return { kind: 'out' }
  await allowAttempt(deps.db, {
    key: `resume address ${networkOf(browser.ip)}`,
    limit: limits.code.address,
    now,
  })
  return deps.db.transaction<Resumed>(async (tx) => {
    const kept = await lockDevice(tx, key.selector, now)
    const account = kept && (await accountById(tx, kept.accountId))
    if (!kept || !account) return { kind: 'out' }
    const state = judge(kept, sha256(key.validator), now)
    if (state !== 'stolen' && isAdmitted(account.status)) {
      const rememberedKey = state === 'current' ? await rotate(tx, kept, { key, browser, now }) : null
      // Turning it on forgets every device but the one that gave the code: what is remembered was asked for both.
      const isTwoStep = await isTwoStepOn(tx, account.id)
      const token = await openSession(tx, account.id, { visitor: browser, now, deviceId: kept.id, isTwoStep })
      return { kind: 'in', account, token, rememberedKey }
    }
    await forgetDevice(tx, kept.id)
    if (state !== 'stolen') return { kind: 'out' }
    await warn(deps, tx, account)
    return { kind: 'stolen', account }
  })
}

const judge = (kept: KeptDevice, hash: Buffer, now: Date): 'current' | 'exchanged' | 'stolen' => {
  if (isSame(kept.validatorHash, hash)) return 'current'
  const isJustExchanged = now.getTime() - kept.rotatedAt.getTime() <= graceMs
  return isJustExchanged && kept.previousHash && isSame(kept.previousHash, hash) ? 'exchanged' : 'stolen'
}

type Rotating = { key: { selector: string }; browser: Browser; now: Date }

const rotate = async (
  tx: Queries,
  kept: KeptDevice,
  { key, browser, now }: Rotating,
): Promise<RememberedKey> => {
  const validator = newValidator()
  await rotateDevice(tx, kept.id, { validatorHash: sha256(validator), place: placeOf(browser.ip), now })
  return { key: writeDeviceKey({ selector: key.selector, validator }), expiresAt: kept.expiresAt }
}

const warn = async (deps: AccountDeps, tx: Queries, account: Account) => {
  const letter = deviceForgottenLetter({ account, publicUrl: deps.publicUrl })
  await deps.post(tx, { letter, showroomId: account.showroomId, at: deps.now() })
}
