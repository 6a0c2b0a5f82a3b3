import { hash, verify } from '@node-rs/argon2'
import { semaphore } from '../../platform/concurrency.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { messages } from '@showroom/contract/shared/errors'

/** OWASP's second setting for Argon2id, the package's own algorithm: 19 MiB, two passes, one lane. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes 10 ms of a core and 19 MiB: more at once would starve everything else, so the rest are told to wait. */
const inTurn = semaphore({
  atOnce: 4,
  mostWaiting: 60,
  onFull: () => refuse(429, 'too_many', messages.tooMany),
})

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, strength))

let nobodys: Promise<string> | null = null

/** For an address that nobody has, the same work is done: the time it takes tells nothing. */
export const isPassword = async (kept: string | null, password: string): Promise<boolean> => {
  nobodys ??= hashPassword('the password of nobody')
  const compared = kept ?? (await nobodys)
  const isRight = await inTurn(() => verify(compared, password))
  return kept !== null && isRight
}
