import { hourMs, minuteMs } from '@showroom/contract/shared/time'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Db, Queries } from '../../platform/db/db.ts'
import { DomainError } from '../../platform/http/domain-error.ts'
import { countAttempt, countLightly } from './attempt.store.ts'

export type Limit = { most: number; windowMs: number }

/** Per account, per account and network, and per address. */
export const limits = {
  signIn: { account: { most: 10, windowMs: 15 * minuteMs }, address: { most: 100, windowMs: hourMs } },
  register: { address: { most: 20, windowMs: hourMs } },
  mail: {
    account: { most: 5, windowMs: hourMs },
    /** Below the account's: one stranger cannot use up the mails that its owner may ask for. */
    accountAndNetwork: { most: 3, windowMs: hourMs },
    address: { most: 30, windowMs: hourMs },
  },
  data: { account: { most: 10, windowMs: hourMs } },
  /** A form filled in by hand asks about ten times. */
  places: { address: { most: 300, windowMs: hourMs } },
  code: { address: { most: 60, windowMs: hourMs } },
} as const satisfies Record<string, Record<string, Limit>>

/** `message`: what is said where there were too many, of when it goes again. */
type CountedAttempt = {
  key: string
  limit: Limit
  now: Date
  message?: string | ((free: Date) => string)
}

/** Counts the attempt, and refuses it with 429 and Retry-After when there were too many. */
export const allowAttempt = async (db: Queries, attempt: CountedAttempt) =>
  refuseAbove(attempt, await countAttempt(db, attempt.key, whenOf(attempt)))

/** The same of what is done all the time and guards no secret: it waits for no disk. */
export const allowLightly = async (db: Db, attempt: CountedAttempt) =>
  refuseAbove(attempt, await countLightly(db, attempt.key, whenOf(attempt)))

const whenOf = ({ limit, now }: CountedAttempt) => ({
  now,
  endsAt: new Date(now.getTime() + limit.windowMs),
})

const refuseAbove = ({ limit, now, message }: CountedAttempt, counted: { count: number; endsAt: Date }) => {
  if (counted.count <= limit.most) return
  refuseUntil(counted.endsAt, now, typeof message === 'function' ? message(counted.endsAt) : message)
}

export const refuseUntil = (free: Date, now: Date, message?: string): never => {
  const seconds = Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1_000))
  throw new DomainError({
    status: 429,
    code: 'too_many',
    message: message ?? accountMessages.tooManyAttempts(Math.ceil(seconds / 60)),
    retryAfterSeconds: seconds,
  })
}
