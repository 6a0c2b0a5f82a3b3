import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import type { Db } from './db/db.ts'
import type { Tell } from './events.ts'
import type { Feeds } from './feed/feeds.ts'
import type { Mail } from './mail/mail.ts'
import type { PostMail } from './mail/post.ts'

/** What every concept may use. */
export type Platform = {
  config: Config
  db: Db
  /** Concepts post letters; the worker sends them. */
  mail: Mail
  post: PostMail
  /** Signs and seals what leaves the process: 32 bytes, the same in all that serve one database. */
  secret: Buffer
  /** The clock, so that tests can hold it. */
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** What happens, carried to whoever looks. */
  feeds: Feeds
  /** To concepts above, in the same transaction. */
  tell: Tell
}
