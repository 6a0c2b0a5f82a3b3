import { defaultCountryCode } from '@showroom/contract/policy/figures'
import { newPublicId } from '../../shared/public-id.ts'
import type { Account } from '../account.ts'
import type { Browser } from '../account-deps.ts'
import { accountByEmail, accountById, createAccount, saveEmailVerified } from '../account.store.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { type Begun, beginSession } from '../session/begin-session.ts'
import type { Queries } from '../../platform/db/db.ts'
import { admit } from '../session/sign-in.ts'
import { askForProof, type ProofAsked } from './ask-for-proof.ts'
import { accountIdOf, linkIdentity } from './identity.store.ts'
import type { Named } from './provider.ts'
import type { SocialDeps } from './social-deps.ts'
import { networkOf } from '../../platform/http/network-of.ts'

export type SocialSignIn = { begun: Begun; proof: null } | { begun: null; proof: ProofAsked }

type SigningIn = { named: Named; browser: Browser; remember: boolean }

/**
 * Whom the provider's word has signed in before, it signs in. A new address becomes an account. An address that has
 * an account already, or that the provider does not vouch for, is proved first: whoever made that account may be
 * somebody else (security §1.3 A9).
 */
export const socialSignIn = async (
  deps: SocialDeps,
  { named, browser, remember }: SigningIn,
): Promise<SocialSignIn> => {
  const { db } = deps
  const begin = async (account: Account) => {
    admit(account, 'shop')
    return { begun: await beginSession(deps, { account, browser, remember }), proof: null }
  }
  const knownId = await accountIdOf(db, named)
  const known = knownId === null ? null : await accountById(db, knownId)
  if (known) return begin(known)
  const taken = await accountByEmail(db, named.email)
  if (taken && named.isEmailVerified) admit(taken, 'shop')
  if (taken || !named.isEmailVerified)
    return { begun: null, proof: await askForProof(deps, { named, account: taken }) }
  const now = deps.now()
  await allowAttempt(db, {
    key: `register address ${networkOf(browser.ip)}`,
    limit: limits.register.address,
    now,
  })
  const made = await db.transaction((tx) => createLinked(tx, named, now))
  // Somebody registered with the address at the same moment.
  return made ? begin(made) : socialSignIn(deps, { named, browser, remember })
}

/** Null when the address was taken meanwhile. */
export const createLinked = async (tx: Queries, named: Named, now: Date): Promise<Account | null> => {
  const id = await createAccount(tx, {
    publicId: newPublicId(),
    type: 'User',
    // Complete once they have told where to deliver.
    status: 'Approve',
    firstName: named.firstName,
    lastName: named.lastName,
    email: named.email,
    passwordHash: null,
    countryCode: defaultCountryCode,
    phoneNumber: '',
    zipCode: '',
    showroomId: null,
    isAgeOpen: true,
  })
  if (id === null) return null
  await saveEmailVerified(tx, id, now)
  await linkIdentity(tx, id, named)
  return accountById(tx, id)
}
