import { createHash, randomBytes } from 'node:crypto'
import { base62 } from '../shared/base62.ts'

/** Scanners find leaked tokens by such a prefix. */
const prefix = 'sr_c_'
const tokenBytes = 32
const tokenDigits = 43

const cartToken = new RegExp(`^${prefix}[0-9A-Za-z]{${tokenDigits}}$`)

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The token for the guest, the hash for us. */
export const newCartToken = (): { token: string; hash: Buffer } => {
  const token = prefix + base62(randomBytes(tokenBytes), tokenDigits)
  return { token, hash: hashOf(token) }
}

/** What is kept of a token; null for text that never was one. */
export const tokenHash = (token: string | null): Buffer | null =>
  token !== null && cartToken.test(token) ? hashOf(token) : null
