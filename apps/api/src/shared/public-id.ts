import { randomBytes } from 'node:crypto'
import { base62 } from './base62.ts'

const idBytes = 12
const idDigits = 17

/** For what leaves the server: says nothing of how many there are. */
export const newPublicId = (): string => base62(randomBytes(idBytes), idDigits)
