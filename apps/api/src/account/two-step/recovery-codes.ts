import { createHmac, randomInt } from 'node:crypto'

const count = 10
const half = 5
/** Without what is read as something else. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

const newHalf = (): string =>
  Array.from({ length: half }, () => letters.charAt(randomInt(letters.length))).join('')

/** To be written down: shown once, and kept as hashes alone. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => `${newHalf()}-${newHalf()}`)

/** However it is typed. */
const plain = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

export const recoveryHash = (key: Buffer, accountId: number, typed: string): Buffer =>
  createHmac('sha256', key)
    .update(`two step recovery ${accountId} ${plain(typed)}`)
    .digest()
