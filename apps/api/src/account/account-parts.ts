import type { PaymentDetails } from '@showroom/contract/payment/payment'
import type { PostMail } from '../platform/mail/post.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import type { Cookies } from '../platform/http/cookies.ts'
import type { Account, Brand } from './account.ts'
import type { HoldCard } from './sign-up/held-card.ts'
import type { Holding } from './leaving/holding.ts'

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
  post: PostMail
  /** Whether mails can leave at all: who waits for one is told else. */
  canMail: boolean
  publicUrl: string
  /** The key under which one-time codes are kept. */
  secret: Buffer
  /** What a Pro's plan entitles to: the showroom knows. */
  brandOf: (publicId: string) => Promise<Brand>
  showroomIdOf: (ref: string) => Promise<number | null>
  /** What begins with an account that has to be approved, in the transaction that makes it. */
  beginPending: (tx: Queries, account: Account) => Promise<Pending>
  totalProjectsOf: (accountId: number) => Promise<number>
  /** Checks a card with its provider before there is an account that it could belong to. */
  holdCard: HoldCard
  /** The card that is charged. */
  paymentDetailsOf: (accountId: number) => Promise<PaymentDetails | null>
  /** What every concept keeps of a person. */
  holdings: readonly Holding[]
}
