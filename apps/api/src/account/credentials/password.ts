import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../../platform/http/domain-error.ts'
import { messages } from '@showroom/contract/shared/errors'

/** OWASP's second setting for Argon2id, the package's own algorithm: 19 MiB, two passes, one lane. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes 10 ms of a core and 19 MiB: more at once would starve everything else, so the rest are told to wait. */
const mostAtOnce = 4
const mostWaiting = 60
let running = 0
const waiting: (() => void)[] = []

const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (waiting.length >= mostWaiting) refuse(429, 'too_many', messages.tooMany)
  if (running >= mostAtOnce) await new Promise<void>((turn) => waiting.push(turn))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, strength))

let nobodys: Promise<string> | null = null

/** For an address that nobody has, the same work is done: the time it takes tells nothing. */
export const isPassword = async (kept: string | null, password: string): Promise<boolean> => {
  nobodys ??= hashPassword('the password of nobody')
  const compared = kept ?? (await nobodys)
  const isRight = await inTurn(() => verify(compared, password))
  return kept !== null && isRight
}
