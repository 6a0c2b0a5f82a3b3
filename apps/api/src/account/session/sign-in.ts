import { accountMessages } from '@showroom/contract/account/account.messages'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { type Account, isAdmitted } from '../account.ts'
import type { AccountDeps, Browser } from '../account-deps.ts'
import { accountByEmail } from '../account.store.ts'
import { type Begun, beginSession } from './begin-session.ts'
import { isPassword } from '../credentials/password.ts'
import { tracesOf } from './sessions.ts'
import { allowSignIn, forgetSignInAttempts } from './sign-in-limits.ts'
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
  deps: AccountDeps,
  { email, password, portal, remember }: Credentials,
  browser: Browser,
): Promise<Begun> => {
  const { db } = deps
  const account = await accountByEmail(db, email)
  await allowSignIn(deps, { email, account, browser })
  const isRight = await isPassword(account?.passwordHash ?? null, password)
  if (!account || !isRight) {
    await recordRefusedSignIn(db, email, { ...tracesOf(browser), now: deps.now() })
    return refuseInvalid({ email: [accountMessages.wrongCredentials] })
  }
  await forgetSignInAttempts(db, email, browser)
  admit(account, portal)
  return beginSession(deps, { account, browser, remember })
}

/** Through which doors an account comes, and in which state. */
export const admit = (account: Account, portal: Credentials['portal']) => {
  if (!doors[portal].includes(account.type)) refuse(403, 'not_authorized', accountMessages.notAuthorized)
  if (account.status === 'Deactive') refuse(403, 'deactivated', accountMessages.deactivated)
  if (!isAdmitted(account.status)) refuse(403, 'pending_approval', accountMessages.pendingApproval)
}
