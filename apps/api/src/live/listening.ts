import type { Account } from '../account/account.ts'
import type { Db } from '../platform/db/db.ts'
import type { FeedEvent } from '../platform/feed/feed.store.ts'
import type { Feeds } from '../platform/feed/feeds.ts'
import type { Standing } from './live.store.ts'

export type LiveDeps = { db: Db; feeds: Feeds; now: () => Date; report: (error: unknown) => void }

/** Somebody who wants to be told. */
export type Listening = {
  account: Account
  standing: Standing
  /** Whether they sell in this project: what staff say among themselves is for them too. */
  isStaff: boolean
  after: string | null
  /** Seconds, for one answer in place of a stream. */
  wait: number | null
  network: string
}

export const mayRead = ({ account, isStaff }: Listening, { audience }: FeedEvent): boolean =>
  audience === 'all' || audience === account.publicId || (audience === 'staff' && isStaff)
