import { accountMessages } from '@showroom/contract/account/account.messages'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { type Account, isAdmitted } from '../account.ts'
import type { AccountParts, Browser } from '../account-parts.ts'
import { accountByEmail } from '../account.store.ts'
import { forgetAttempts } from './attempt.store.ts'
import { allowAttempt, limits } from './attempts.ts'
import { type Begun, beginSession } from './begin-session.ts'
import { isPassword } from '../credentials/password.ts'
import { tracesOf } from './sessions.ts'
import { recordRefusedSignIn } from './sign-in.store.ts'

export type Credentials = {
  email: string
  password: string
  portal: 'shop' | 'pro' | 'admin'
  remember: boolean
}

/** Which door admits whom: the shop's own page admits Users only (specification §4, domain §3.19 row 1). */
const doors: Record<Credentials['portal'], readonly Account['type'][]> = {
  shop: ['User'],
  pro: ['Contractor', 'Vendor'],
  admin: ['Admin'],
}

/**
 * What an account's state is, only its owner learns: wrong address, wrong password and no password all read the same
 * and take the same time.
 */
export const signIn = async (
  parts: AccountParts,
  { email, password, portal, remember }: Credentials,
  browser: Browser,
): Promise<Begun> => {
  const { db } = parts
  const now = parts.now()
  const key = `sign-in account ${email.toLowerCase()}`
  await allowAttempt(db, { key: `sign-in address ${browser.ip}`, limit: limits.signIn.address, now })
  await allowAttempt(db, { key, limit: limits.signIn.account, now })
  const account = await accountByEmail(db, email)
  const isRight = await isPassword(account?.passwordHash ?? null, password)
  if (!account || !isRight) {
    await recordRefusedSignIn(db, email, { ...tracesOf(browser), now })
    return refuseInvalid({ email: [accountMessages.wrongCredentials] })
  }
  await forgetAttempts(db, key)
  admit(account, portal)
  return beginSession(parts, { account, browser, remember })
}

/** Through which doors an account comes, and in which state. */
export const admit = (account: Account, portal: Credentials['portal']) => {
  if (!doors[portal].includes(account.type)) refuse(403, 'not_authorized', accountMessages.notAuthorized)
  if (account.status === 'Deactive') refuse(403, 'deactivated', accountMessages.deactivated)
  if (!isAdmitted(account.status)) refuse(403, 'pending_approval', accountMessages.pendingApproval)
}
