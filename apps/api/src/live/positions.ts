import type { Db } from '../platform/db/db.ts'
import { openFeed, type Position } from '../platform/feed/feed.store.ts'
import { type NamedHead, readCursor, writeCursor } from './cursor.ts'
import type { Standing } from './live.store.ts'

/** The feeds that somebody reads, and from where. */
export type Positions = {
  feeds: NamedHead[]
  from: Position[]
  /** What they have missed is gone: they begin anew, and load what they show. */
  isReset: boolean
}

type FeedsOf = Pick<Standing, 'accountId' | 'projectId' | 'deliveryId' | 'page'>

const feedsOf = async (db: Db, { accountId, projectId, deliveryId, page }: FeedsOf): Promise<NamedHead[]> => {
  const feeds: NamedHead[] = []
  if (!page) feeds.push({ of: 'a', ...(await openFeed(db, { accountId })) })
  if (projectId !== null) feeds.push({ of: 'p', ...(await openFeed(db, { projectId })) })
  if (deliveryId !== null) feeds.push({ of: 'd', ...(await openFeed(db, { subOrderId: deliveryId })) })
  return feeds
}

export const positionsFor = async (
  db: Db,
  { standing, after }: { standing: Standing; after: string | null },
): Promise<Positions> => {
  const feeds = await feedsOf(db, standing)
  const heads = feeds.map(({ feedId, seq }) => ({ feedId, seq }))
  if (after === null) return { feeds, from: heads, isReset: false }
  const from = readCursor(feeds, after)
  return { feeds, from: from ?? heads, isReset: from === null }
}

/** For replies that show what a feed tells of: read before the data, so that at worst something is told twice. */
export const cursorNow = async (
  db: Db,
  standing: Omit<FeedsOf, 'deliveryId'> & Partial<Pick<FeedsOf, 'deliveryId'>>,
): Promise<string> => writeCursor(await feedsOf(db, { deliveryId: null, ...standing }), new Map())
