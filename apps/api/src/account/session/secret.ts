import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { base62 } from '../../shared/base62.ts'

/** Scanners find leaked tokens by such a prefix: of an account, of who signed in on a contractor's page, of AI Design. */
type TokenPrefix = 'sr_u_' | 'sr_e_' | 'sr_a_'
const tokenBytes = 32
const tokenDigits = 43

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The token for the browser, the hash for us. */
export const newSessionToken = (prefix: TokenPrefix = 'sr_u_'): { token: string; hash: Buffer } => {
  const made = prefix + base62(randomBytes(tokenBytes), tokenDigits)
  return { token: made, hash: sha256(made) }
}

const digits = new RegExp(`^[0-9A-Za-z]{${tokenDigits}}$`)

/** What is kept of a token; null for text that never was one. */
export const sessionTokenHash = (text: string | null, prefix: TokenPrefix = 'sr_u_'): Buffer | null =>
  text?.startsWith(prefix) && digits.test(text.slice(prefix.length)) ? sha256(text) : null

/** For a link in a mail. */
export const newLinkCode = (): string => base62(randomBytes(tokenBytes), tokenDigits)

const otpDigits = 6

/** For a person to type. */
export const newOneTimeCode = (): string =>
  randomInt(10 ** otpDigits)
    .toString()
    .padStart(otpDigits, '0')

/** Six digits are guessed quickly where their plain hash is known: they are kept under a key that is not in the database. */
export const otpHash = (key: Buffer, accountId: number, code: string): Buffer =>
  createHmac('sha256', key).update(`${accountId} ${code}`).digest()

export const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

/** Of a code that is good in one browser alone: its hash is bound to what that browser holds. */
export const proofCodeHash = (key: Buffer, token: string, code: string): Buffer =>
  createHmac('sha256', key).update(`social ${token} ${code}`).digest()

const deviceIdBytes = 16
const deviceIdDigits = 22

export const newDeviceId = (): string => base62(randomBytes(deviceIdBytes), deviceIdDigits)

const deviceKey = new RegExp(`^([0-9A-Za-z]{${deviceIdDigits}})[.]([0-9A-Za-z]{${tokenDigits}})$`)

/** What a remembered device shows: who it is, and what proves it. */
export type DeviceKey = { selector: string; validator: string }

export const newValidator = newLinkCode

export const writeDeviceKey = ({ selector, validator }: DeviceKey): string => `${selector}.${validator}`

export const readDeviceKey = (written: string | undefined): DeviceKey | null => {
  const [, selector, validator] = deviceKey.exec(written ?? '') ?? []
  return selector && validator ? { selector, validator } : null
}
