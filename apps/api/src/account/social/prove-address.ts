import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import type { Account } from '../account.ts'
import type { Browser } from '../account-deps.ts'
import {
  accountByEmail,
  accountById,
  removePassword,
  reopenAge,
  saveEmailVerified,
} from '../account.store.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { type Begun, beginSession } from '../session/begin-session.ts'
import { socialLinkedLetter } from '../letters.ts'
import { isPassword } from '../credentials/password.ts'
import { forgetDevicesOf } from '../session/remembered-device.store.ts'
import { isSame, proofCodeHash, sha256 } from '../session/secret.ts'
import { endSessionsOf } from '../session/session.store.ts'
import { admit } from '../session/sign-in.ts'
import { accountKey } from '../session/sign-in-limits.ts'
import { deleteTwoStep } from '../two-step/two-step.store.ts'
import { linkIdentity } from './identity.store.ts'
import { type Proof, takeProof, tryProof } from './proof.store.ts'
import { createLinked } from './social-sign-in.ts'
import { providerNamed, type SocialDeps } from './social-deps.ts'
import { networkOf } from '../../platform/http/network-of.ts'

const mostAttempts = 5

export type Proving = {
  provider: string
  token: string
  code: string | undefined
  password: string | undefined
  remember: boolean
}

const refuseOver = (): never => refuse(422, 'social_proof_over', accountMessages.socialProofOver)

/** Once; from then on the provider's word is enough. */
export const proveAddress = async (deps: SocialDeps, proving: Proving, browser: Browser): Promise<Begun> => {
  const { db } = deps
  const now = deps.now()
  const { label } = providerNamed(deps, proving.provider)
  await allowAttempt(db, { key: `social address ${networkOf(browser.ip)}`, limit: limits.code.address, now })
  const tokenHash = sha256(proving.token)
  const proof = await tryProof(db, { tokenHash, provider: proving.provider, now })
  if (!proof || proof.attempts > mostAttempts) return refuseOver()
  const account = await accountByEmail(db, proof.named.email)
  const by = proving.code === undefined ? 'password' : 'code'
  if (by === 'code') requireCode(deps, proof, proving)
  else await requirePassword(deps, { proof, account, password: proving.password ?? '' })
  if (account) admit(account, 'shop')
  const linked = await db.transaction(async (tx) => {
    const linked = await link(tx, { proof, account, by, now })
    if (account) {
      const letter = socialLinkedLetter({ account, publicUrl: deps.publicUrl }, label)
      await deps.post(tx, { letter, showroomId: account.showroomId, at: now })
    }
    return linked
  })
  return beginSession(deps, { account: linked, browser, remember: proving.remember })
}

const requireCode = ({ secret }: SocialDeps, { codeHash }: Proof, { token, code = '' }: Proving) => {
  if (!isSame(codeHash, proofCodeHash(secret, token, code)))
    refuseInvalid({ code: [accountMessages.otpInvalid] })
}

type Password = { proof: Proof; account: Account | null; password: string }

/** Attempts count together with those of the sign-in page: a proof offers no extra ones. */
const requirePassword = async (deps: SocialDeps, { proof, account, password }: Password) => {
  const { email, isEmailVerified } = proof.named
  await allowAttempt(deps.db, { key: accountKey(email), limit: limits.signIn.account, now: deps.now() })
  // Where the provider does not vouch for the address, the password alone would not prove it.
  const isRight = await isPassword(account?.passwordHash ?? null, password)
  if (!isRight || !isEmailVerified) refuseInvalid({ password: [accountMessages.wrongPassword] })
}

type Linking = { proof: Proof; account: Account | null; by: 'code' | 'password'; now: Date }

const link = async (tx: Queries, { proof, account, by, now }: Linking): Promise<Account> => {
  if (!(await takeProof(tx, proof.id))) return refuseOver()
  if (!account) return (await createLinked(tx, proof.named, now)) ?? refuseOver()
  // Whoever made the account never proved the address: what they can get in by ends here.
  if (by === 'code' && account.emailVerifiedAt === null) await shutOut(tx, account.id)
  await saveEmailVerified(tx, account.id, now)
  if (!(await linkIdentity(tx, account.id, proof.named))) return refuseOver()
  return (await accountById(tx, account.id)) ?? refuseOver()
}

const shutOut = async (tx: Queries, accountId: number) => {
  await reopenAge(tx, accountId)
  await removePassword(tx, accountId)
  await deleteTwoStep(tx, accountId)
  await endSessionsOf(tx, accountId)
  await forgetDevicesOf(tx, accountId)
}
