import type { Sender } from '../platform/mail/letter.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Db } from '../platform/db/db.ts'
import type { Cookies } from '../platform/http/cookies.ts'

/** Who signs in from where, as far as a request tells. */
export type Visitor = { ip: string; userAgent: string }

/** And what we left in that browser before. */
export type Browser = Visitor & { cookies: Cookies }

/** Where the owner of an account that waits for approval goes on, and whether there is something to decide yet. */
export type Pending = { path: string; isSubmitted: boolean }

/** What every use case of accounts works with. */
export type AccountParts = {
  db: Db
  now: () => Date
  mail: Mail
  publicUrl: string
  /** The key under which one-time codes are kept. */
  secret: Buffer
  /** In whose name and colours mails are written. */
  senderOf: (showroomId: number | null) => Promise<Sender>
  /** A mail that nobody waits for was not taken. */
  onMailLost: (error: unknown) => void
}
