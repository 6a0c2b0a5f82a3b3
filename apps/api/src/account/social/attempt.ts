import { createHmac } from 'node:crypto'
import { isSame } from '../session/secret.ts'

/** What this browser set out with: the answer must belong to it. */
export type Attempt = { provider: string; state: string; nonce: string; verifier: string; at: number }

export const attemptCookie = 'sr_social'
export const attemptSeconds = 600

const fields = ['provider', 'state', 'nonce', 'verifier'] as const

const signatureOf = (secret: Buffer, written: string): Buffer =>
  createHmac('sha256', secret).update(`social attempt ${written}`).digest()

export const writeAttempt = (secret: Buffer, attempt: Attempt): string => {
  const written = [...fields.map((field) => attempt[field]), attempt.at].join('~')
  return `${written}~${signatureOf(secret, written).toString('base64url')}`
}

type Reading = { secret: Buffer; now: Date }

/** Null for what we did not write, or wrote too long ago. */
export const readAttempt = (cookie: string | undefined, { secret, now }: Reading): Attempt | null => {
  const parts = cookie?.split('~') ?? []
  const [provider, state, nonce, verifier, at, signature] = parts
  if (parts.length !== 6 || !provider || !state || !nonce || !verifier || !at || !signature) return null
  const written = parts.slice(0, -1).join('~')
  if (!isSame(Buffer.from(signature, 'base64url'), signatureOf(secret, written))) return null
  const isOver = now.getTime() - Number(at) > attemptSeconds * 1_000
  return isOver ? null : { provider, state, nonce, verifier, at: Number(at) }
}
