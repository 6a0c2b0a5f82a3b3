import type { Account } from '../account.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { socialProofLetter } from '../letters.ts'
import { requireMail } from '../credentials/require-mail.ts'
import { newLinkCode, newOneTimeCode, proofCodeHash, sha256 } from '../session/secret.ts'
import { createProof } from './proof.store.ts'
import type { Named } from './provider.ts'
import { providerNamed, type SocialDeps } from './social-deps.ts'

const goodForMs = 10 * 60_000

/** `token` stays with the browser that asked: the code is good there alone. */
export type ProofAsked = { token: string; email: string; acceptsPassword: boolean }

type ProofSubject = { named: Named; account: Account | null }

/** Where the provider does not vouch for the address, the answer does not tell whether it has an account. */
export const askForProof = async (
  deps: SocialDeps,
  { named, account }: ProofSubject,
): Promise<ProofAsked> => {
  requireMail(deps)
  const { db, publicUrl } = deps
  const now = deps.now()
  const key = `social mail ${named.email.toLowerCase()}`
  await allowAttempt(db, { key, limit: limits.mail.account, now })
  const token = newLinkCode()
  const code = newOneTimeCode()
  const codeHash = proofCodeHash(deps.secret, token, code)
  const expiresAt = new Date(now.getTime() + goodForMs)
  const { label } = providerNamed(deps, named.provider)
  const reader = { account: account ?? named, publicUrl }
  const letter = socialProofLetter(reader, { code, label })
  const showroomId = account?.showroomId ?? null
  await db.transaction(async (tx) => {
    await createProof(tx, { tokenHash: sha256(token), named, codeHash, now, expiresAt })
    await deps.post(tx, { letter, showroomId, at: now, goodUntil: expiresAt })
  })
  const acceptsPassword = named.isEmailVerified && Boolean(account?.passwordHash)
  return { token, email: named.email, acceptsPassword }
}
