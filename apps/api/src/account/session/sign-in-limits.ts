import { hourMs } from '@showroom/contract/shared/time'
import { networkOf } from '../../platform/http/network-of.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { Account } from '../account.ts'
import type { AccountDeps, Browser, Visitor } from '../account-deps.ts'
import { countAttempt, forgetAttempts } from './attempt.store.ts'
import { allowAttempt, limits } from './attempts.ts'
import { trustedDeviceOf } from './otp-trust.ts'
import { rememberedDeviceOf } from './remember-device.ts'

const secondMs = 1_000

/** Wrong passwords of one account in an hour, from all unknown browsers together, before they are slowed down. */
const mostAtFullPace = 10
const slowestPaceMs = 60 * secondMs

const networkKey = (email: string, ip: string) =>
  `sign-in account ${email.toLowerCase()} from ${networkOf(ip)}`
export const accountKey = (email: string) => `sign-in account ${email.toLowerCase()}`
const paceKey = (email: string) => `sign-in pace ${email.toLowerCase()}`

type SigningIn = { email: string; account: Account | null; browser: Browser }

/**
 * Refuses with 429 who guesses: a network after ten attempts, all unknown browsers together only for up to a minute.
 * A browser that its owner signed in with before is counted by itself, so that no stranger's guesses shut it out.
 */
export const allowSignIn = async (deps: AccountDeps, { email, account, browser }: SigningIn) => {
  const { db } = deps
  const now = deps.now()
  const { address, account: perAccount } = limits.signIn
  await allowAttempt(db, { key: `sign-in address ${networkOf(browser.ip)}`, limit: address, now })
  const device = account && (await knownDeviceOf(deps, account, browser))
  if (device) return allowAttempt(db, { key: `sign-in device ${device}`, limit: perAccount, now })
  await allowAttempt(db, { key: networkKey(email, browser.ip), limit: perAccount, now })
  await allowPace(db, email, now)
}

/** Waits double from a second to a minute: many networks are looked at ever less often, and never not at all. */
const allowPace = async (db: Queries, email: string, now: Date) => {
  const endsAt = new Date(now.getTime() + hourMs)
  const { count } = await countAttempt(db, accountKey(email), { now, endsAt })
  const over = count - mostAtFullPace
  if (over <= 0) return
  const windowMs = Math.min(2 ** (over - 1) * secondMs, slowestPaceMs)
  await allowAttempt(db, { key: paceKey(email), limit: { most: 1, windowMs }, now })
}

/** Null for a browser that this account was never remembered or trusted in. */
const knownDeviceOf = async (deps: AccountDeps, account: Account, { cookies }: Browser) =>
  trustedDeviceOf(deps, account, cookies) ?? (await rememberedDeviceOf(deps, account, cookies))

/** Its owner has proved to be who they are: what was guessed before counts no more, but for other networks. */
export const forgetSignInAttempts = async (db: Queries, email: string, { ip }: Visitor) => {
  for (const key of [accountKey(email), paceKey(email), networkKey(email, ip)]) await forgetAttempts(db, key)
}
