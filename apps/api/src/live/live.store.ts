import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** What a stream was opened with. */
export type Standing = {
  accountId: number
  sessionId: number
  /** Null where only the account's own events are read. */
  projectId: number | null
  /** The delivery whose talk is read, by those who work on it. */
  deliveryId: number | null
  /** On a contractor's page: of which showroom, where. */
  page: { showroom: string; origin: string } | null
}

/** For each, in one statement: whether its session, its account and its place in the project are still there. */
export const areStillAdmitted = async (
  db: Queries,
  standings: readonly Standing[],
  now: Date,
): Promise<boolean[]> => {
  const rows = await db.query<{ isAdmitted: boolean }>(sql`
    select (
      exists (select 1 from session s join account a on a.id = s.account_id
        where s.id = asked.session_id and s.account_id = asked.account_id and s.expires_at > ${now}
          and a.status <> 'Deactive')
      and (asked.project_id is null or exists (select 1 from project p where p.id = asked.project_id
        and (p.account_id = asked.account_id or exists (select 1 from project_member m
          where m.project_id = p.id and m.account_id = asked.account_id
            and (m.ends_at is null or m.ends_at > ${now})))))
      and (asked.delivery_id is null or exists (select 1 from sub_order s join shop_order o on o.id = s.order_id
        join showroom r on r.id = o.showroom_id join account a on a.id = asked.account_id
        where s.id = asked.delivery_id and (a.type = 'Admin' or a.public_id = r.user_id or exists (
          select 1 from vendor_member m where m.account_id = a.id and m.vendor_id = s.vendor_id))))
      and (asked.origin is null or exists (select 1 from embed_session e join showroom r on r.id = e.showroom_id
        where e.session_id = asked.session_id and e.origin = asked.origin and r.user_id = asked.showroom
          and e.expires_at > ${now}))) as "isAdmitted"
    from unnest(${standings.map(({ accountId }) => accountId)}::int[],
      ${standings.map(({ sessionId }) => sessionId)}::int[],
      ${standings.map(({ projectId }) => projectId)}::int[],
      ${standings.map(({ deliveryId }) => deliveryId)}::int[],
      ${standings.map(({ page }) => page?.origin ?? null)}::text[],
      ${standings.map(({ page }) => page?.showroom ?? null)}::text[])
      with ordinality as asked (account_id, session_id, project_id, delivery_id, origin, showroom, position)
    order by position`)
  return rows.map(({ isAdmitted }) => isAdmitted)
}

/** What an account was told goes with it; what it did keeps its number, so that nobody who reads on stumbles. */
export const forgetInFeeds = async (tx: Queries, accountId: number): Promise<void> => {
  await tx.query(sql`delete from feed where account_id = ${accountId}`)
  await tx.query(sql`
    update feed_event set kind = 'gone', payload = '{}', actor_id = null where actor_id = ${accountId}`)
}
