import { signal } from '../db/commit-signals.ts'
import type { Queries } from '../db/db.ts'
import { sql, type Sql } from '../db/sql.ts'

/** Whose events they are: everybody's in a project, one account's own, or of those who work on a delivery. */
export type FeedOwner = { projectId: number } | { accountId: number } | { subOrderId: number }

/** Who may see an event of a feed that they read: everybody, whoever sells in it, or one account (its public id). */
export type Audience = 'all' | 'staff' | (string & {})

export type NewEvent = {
  /** Concept and word: `chat.message`. */
  kind: string
  /** The public id of what changed. */
  subject: string
  audience?: Audience
  /** Null where nobody did it. */
  actorId: number | null
  /** Neither money nor e-mail: prices depend on who looks. */
  payload: unknown
  at: Date
}

export type FeedEvent = {
  feedId: number
  seq: number
  kind: string
  subject: string
  audience: Audience
  payload: unknown
}

export type FeedHead = { feedId: number; seq: number; keptFrom: number }

const ownerColumn = (owner: FeedOwner): Sql => {
  if ('projectId' in owner) return sql`project_id`
  return 'accountId' in owner ? sql`account_id` : sql`sub_order_id`
}
const ownerId = (owner: FeedOwner): number => {
  if ('projectId' in owner) return owner.projectId
  return 'accountId' in owner ? owner.accountId : owner.subOrderId
}

/**
 * Numbers an event and keeps it, late in the transaction that changed things: the counter's row is locked until the
 * commit, so that numbers come in the order of the commits, without gaps. Lock a project's feed before an account's.
 */
export const appendEvent = async (
  tx: Queries,
  owner: FeedOwner,
  { kind, subject, audience = 'all', actorId, payload, at }: NewEvent,
): Promise<{ feedId: number; seq: number }> => {
  const column = ownerColumn(owner)
  const [appended] = await tx.query<{ feedId: number; seq: number }>(sql`
    with raised as (
      insert into feed (${column}, seq) values (${ownerId(owner)}, 1)
      on conflict (${column}) do update set seq = feed.seq + 1 returning id, seq)
    insert into feed_event (feed_id, seq, kind, subject, audience, actor_id, payload, at)
    select id, seq, ${kind}, ${subject}, ${audience}, ${actorId}::int, ${JSON.stringify(payload)}::jsonb,
      ${at}::timestamptz from raised
    returning feed_id as "feedId", seq`)
  if (!appended) throw new Error('A feed took no event.')
  signal(tx, { topic: 'feed', ...appended })
  return appended
}

/** Whose own feed is told, and the event's subject there: mostly their public id. */
export type ToldAlone = { accountId: number; subject: string }

/** The same event in many accounts' own feeds, in one statement and in one order: two who tell never wait for each other. */
export const appendToEach = async (
  tx: Queries,
  told: readonly ToldAlone[],
  { kind, at }: { kind: string; at: Date },
): Promise<void> => {
  if (told.length === 0) return
  const appended = await tx.query<{ feedId: number; seq: number }>(sql`
    with told as (
      select * from unnest(${told.map(({ accountId }) => accountId)}::int[],
        ${told.map(({ subject }) => subject)}::text[]) as t (account_id, subject)),
    raised as (
      insert into feed (account_id, seq) select account_id, 1 from told order by account_id
      on conflict (account_id) do update set seq = feed.seq + 1 returning id, account_id, seq)
    insert into feed_event (feed_id, seq, kind, subject, audience, actor_id, payload, at)
    select raised.id, raised.seq, ${kind}, told.subject, 'all', null, '{}', ${at}::timestamptz
    from raised join told using (account_id)
    returning feed_id as "feedId", seq`)
  for (const each of appended) signal(tx, { topic: 'feed', ...each })
}

/** Where a feed stands; made where nothing has happened yet. */
export const openFeed = async (db: Queries, owner: FeedOwner): Promise<FeedHead> => {
  const column = ownerColumn(owner)
  const read = () =>
    db.query<FeedHead>(sql`
      select id as "feedId", seq, kept_from as "keptFrom" from feed where ${column} = ${ownerId(owner)}`)
  const [found] = await read()
  if (found) return found
  await db.query(
    sql`insert into feed (${column}) values (${ownerId(owner)}) on conflict (${column}) do nothing`,
  )
  const [made] = await read()
  if (!made) throw new Error('A feed was not made: its owner has gone.')
  return made
}

export type Position = { feedId: number; seq: number }

/** What came after these positions, by feed and number; at most so many in all. */
export const eventsAfter = (db: Queries, after: readonly Position[], most: number): Promise<FeedEvent[]> =>
  db.query<FeedEvent>(sql`
    select e.feed_id as "feedId", e.seq, e.kind, e.subject, e.audience, e.payload
    from unnest(${after.map(({ feedId }) => feedId)}::bigint[], ${after.map(({ seq }) => seq)}::bigint[])
      as asked (feed_id, seq) join feed_event e on e.feed_id = asked.feed_id and e.seq > asked.seq
    order by e.feed_id, e.seq limit ${most}`)

/** Where these feeds stand. */
export const feedHeads = (db: Queries, feedIds: readonly number[]): Promise<Position[]> =>
  db.query<Position>(sql`select id as "feedId", seq from feed where id = any(${[...feedIds]}::bigint[])`)

/** Forgets what happened before then; whoever comes back with an older position begins anew. */
export const trimFeeds = async (db: Queries, before: Date): Promise<void> => {
  await db.query(sql`
    with gone as (delete from feed_event where at < ${before} returning feed_id, seq),
      newest as (select feed_id, max(seq) as seq from gone group by feed_id)
    update feed set kept_from = greatest(kept_from, newest.seq + 1) from newest where feed.id = newest.feed_id`)
}
