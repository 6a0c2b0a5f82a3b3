import { createHash } from 'node:crypto'

/**
 * The idempotency key of what is asked for one of our own: the same words again are the same request.
 * It travels in a header, which takes no letter beyond Latin-1: of what people typed it holds the hash.
 */
export const keyFor = (what: string, id: string, asked: object): string =>
  `${what} ${id} ${createHash('sha256').update(JSON.stringify(asked)).digest('base64url')}`
