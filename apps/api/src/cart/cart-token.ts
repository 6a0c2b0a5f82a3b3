import { createHash, randomBytes } from 'node:crypto'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = BigInt(digits.length)

/** Scanners find leaked tokens by such a prefix. */
const prefix = 'sr_c_'
const tokenBytes = 32
const tokenDigits = 43
const idBytes = 12
const idDigits = 17

const cartToken = new RegExp(`^${prefix}[0-9A-Za-z]{${tokenDigits}}$`)

const base62 = (bytes: Buffer, length: number): string => {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let place = 0; place < length; place += 1) {
    text = digits.charAt(Number(rest % base)) + text
    rest /= base
  }
  return text
}

/** For what leaves the server: says nothing of how many there are. */
export const newPublicId = (): string => base62(randomBytes(idBytes), idDigits)

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The token for the guest, the hash for us. */
export const newCartToken = (): { token: string; hash: Buffer } => {
  const token = prefix + base62(randomBytes(tokenBytes), tokenDigits)
  return { token, hash: hashOf(token) }
}

/** What is kept of a token; null for text that never was one. */
export const tokenHash = (token: string | null): Buffer | null =>
  token !== null && cartToken.test(token) ? hashOf(token) : null
