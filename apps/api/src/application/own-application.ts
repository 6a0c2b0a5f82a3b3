import { dayMs } from '@showroom/contract/shared/time'
import { applicationDraftDays } from '@showroom/contract/policy/figures'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import type { AccountDeps } from '../account/account-deps.ts'
import { saveEmailVerified } from '../account/account.store.ts'
import { newLinkCode, sha256 } from '../account/session/secret.ts'
import { allowAttempt, limits } from '../account/session/attempts.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { Answer, Cookies } from '../platform/http/cookies.ts'
import type { Application } from './application.ts'
import {
  applicationIdOfBrowser,
  deleteBrowserKeys,
  deleteKey,
  saveKey,
  takeMailKey,
} from './application-key.store.ts'
import { applicationById } from './application.store.ts'
import { networkOf } from '../platform/http/network-of.ts'

const cookieName = 'application'

const endOf = (now: Date) => new Date(now.getTime() + applicationDraftDays * dayMs)

type OwnApplicationDeps = Pick<AccountDeps, 'db' | 'now'>

/** The application of this browser, known by a cookie that no script reads. */
export const ownApplication = async (
  { db, now }: OwnApplicationDeps,
  cookies: Cookies,
): Promise<Application | null> => {
  const token = cookies.get(cookieName)
  const id = token ? await applicationIdOfBrowser(db, sha256(token), now()) : null
  return id === null ? null : applicationById(db, id)
}

/** For calls that make no sense without one: it is as missing as one that never was. */
export const requireOwnApplication = async (
  deps: OwnApplicationDeps,
  cookies: Cookies,
): Promise<Application> => (await ownApplication(deps, cookies)) ?? refuse(404, 'no_application', say.badLink)

export const bindToBrowser = async (tx: Queries, applicationId: number, now: Date): Promise<string> => {
  const token = newLinkCode()
  await saveKey(tx, { tokenHash: sha256(token), applicationId, kind: 'browser', expiresAt: endOf(now) })
  return token
}

export const keepInBrowser = (answer: Answer, token: string) =>
  answer.setCookie({ name: cookieName, value: token, maxAgeSeconds: (applicationDraftDays * dayMs) / 1_000 })

export const forgetInBrowser = async ({ db }: OwnApplicationDeps, cookies: Cookies, answer: Answer) => {
  const token = cookies.get(cookieName)
  if (token) await deleteKey(db, sha256(token))
  answer.clearCookie(cookieName)
}

/** What a mailed link carries. */
export const newMailedCode = async (tx: Queries, applicationId: number, now: Date): Promise<string> => {
  const code = newLinkCode()
  await saveKey(tx, { tokenHash: sha256(code), applicationId, kind: 'mail', expiresAt: endOf(now) })
  return code
}

export const pathOf = ({ state, type }: Pick<Application, 'state' | 'type'>, code: string): string => {
  if (state !== 'draft') return `/account_verify?code=${code}`
  return `/register/${type === 'Contractor' ? 'contractor' : 'vendor'}?code=${code}`
}

export type Opened = { application: Application; token: string }

/**
 * The application moves to the browser in which the mail was read: whoever began it under somebody else's address
 * sees nothing of what is added from then on.
 */
export const openByCode = async (
  { db, now }: OwnApplicationDeps,
  { code, ip }: { code: string; ip: string },
): Promise<Opened> => {
  const at = now()
  await allowAttempt(db, { key: `code address ${networkOf(ip)}`, limit: limits.code.address, now: at })
  return db.transaction(async (tx) => {
    const id = await takeMailKey(tx, sha256(code), at)
    const application = id === null ? null : await applicationById(tx, id)
    if (!application) return refuse(422, 'bad_code', say.badLink)
    await deleteBrowserKeys(tx, application.id)
    // Whoever reads the mail has proved the address.
    if (application.accountId !== null) await saveEmailVerified(tx, application.accountId, at)
    return { application, token: await bindToBrowser(tx, application.id, at) }
  })
}
