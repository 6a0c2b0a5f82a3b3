import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import type { Db } from './db/db.ts'
import type { Tell } from './events.ts'
import type { Sender } from './mail/letter.ts'
import type { Mail } from './mail/mail.ts'

/** What every concept may use. */
export type Platform = {
  config: Config
  db: Db
  mail: Mail
  /** In whose name and colours somebody is written to; null: in ours. */
  senderOf: (showroomId: number | null) => Promise<Sender>
  /** The clock, so that tests can hold it. */
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** To concepts above, in the same transaction. */
  tell: Tell
}
