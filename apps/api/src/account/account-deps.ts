import type { PostMail } from '../platform/mail/post.ts'
import type { Db } from '../platform/db/db.ts'
import type { Cookies } from '../platform/http/cookies.ts'

/** Who signs in from where, as far as a request tells. */
export type Visitor = { ip: string; userAgent: string }

/** And what we left in that browser before. */
export type Browser = Visitor & { cookies: Cookies }

/** Where the owner of an account that waits for approval goes on, and whether there is something to decide yet. */
export type Pending = { path: string; isSubmitted: boolean }

/** What every use case of accounts works with. */
export type AccountDeps = {
  db: Db
  now: () => Date
  post: PostMail
  /** Whether mails can leave at all: who waits for one is told else. */
  canMail: boolean
  publicUrl: string
  /** The key under which one-time codes are kept. */
  secret: Buffer
}
