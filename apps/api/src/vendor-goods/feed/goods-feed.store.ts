import type { FeedOutcome, FeedPeriod } from '@showroom/contract/vendor-goods/goods-feed.rules'
import type { ImportState } from '@showroom/contract/vendor-goods/goods-import.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type KeptFeed = {
  id: number
  publicId: string
  vendorId: number
  url: string
  every: FeedPeriod
  nextAt: Date
  isPaused: boolean
  contentHash: string
  lastAt: Date | null
  outcome: FeedOutcome | null
  problem: string
  importId: number | null
  importPublicId: string | null
  importState: ImportState | null
}

const columns = sql`
  f.id, f.public_id as "publicId", f.vendor_id as "vendorId", f.url, f.every, f.next_at as "nextAt",
  f.is_paused as "isPaused", f.content_hash as "contentHash", f.last_at as "lastAt", f.outcome, f.problem,
  f.import_id as "importId", i.public_id as "importPublicId", i.state as "importState"`
const joined = sql`goods_feed f left join goods_import i on i.id = f.import_id`

export const feedsOf = (db: Queries, vendorId: number): Promise<KeptFeed[]> =>
  db.query<KeptFeed>(sql`select ${columns} from ${joined} where f.vendor_id = ${vendorId} order by f.id`)

export const feedById = async (db: Queries, id: number): Promise<KeptFeed | null> =>
  (await db.query<KeptFeed>(sql`select ${columns} from ${joined} where f.id = ${id}`))[0] ?? null

export const lockFeed = async (
  tx: Queries,
  { vendorId, publicId }: { vendorId: number; publicId: string },
): Promise<KeptFeed | null> =>
  (
    await tx.query<KeptFeed>(sql`
      select ${columns} from ${joined} where f.vendor_id = ${vendorId} and f.public_id = ${publicId} for update of f`)
  )[0] ?? null

type NewFeed = Pick<KeptFeed, 'publicId' | 'vendorId' | 'url' | 'every' | 'nextAt'> & { now: Date }

/** Null where the vendor has one of this address. */
export const insertFeed = async (tx: Queries, made: NewFeed): Promise<number | null> => {
  const [found] = await tx.query<{ id: number }>(sql`
    insert into goods_feed (public_id, vendor_id, url, every, next_at, created_at)
    values (${made.publicId}, ${made.vendorId}, ${made.url}, ${made.every}, ${made.nextAt}, ${made.now})
    on conflict (vendor_id, url) do nothing returning id`)
  return found?.id ?? null
}

export const savePlan = (
  tx: Queries,
  { id, every, isPaused, nextAt }: Pick<KeptFeed, 'id' | 'every' | 'isPaused' | 'nextAt'>,
) =>
  tx.query(sql`
    update goods_feed set every = ${every}, is_paused = ${isPaused}, next_at = ${nextAt} where id = ${id}`)

export const removeFeed = (tx: Queries, id: number) => tx.query(sql`delete from goods_feed where id = ${id}`)

/** Nobody else takes those that one process has in hand. */
export const lockDueFeeds = (tx: Queries, now: Date): Promise<KeptFeed[]> =>
  tx.query<KeptFeed>(sql`
    select ${columns} from ${joined} where not f.is_paused and f.next_at <= ${now}
    order by f.id limit 100 for update of f skip locked`)

type Fetched = {
  id: number
  at: Date
  outcome: FeedOutcome
  problem?: string
  /** Of what was imported. */
  made?: { contentHash: string; importId: number }
}

export const saveFetched = (tx: Queries, { id, at, outcome, problem = '', made }: Fetched) =>
  tx.query(sql`
    update goods_feed set last_at = ${at}, outcome = ${outcome}, problem = ${problem},
      content_hash = coalesce(${made?.contentHash ?? null}::text, content_hash),
      import_id = coalesce(${made?.importId ?? null}::int, import_id)
    where id = ${id}`)
