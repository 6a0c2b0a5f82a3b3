import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { testDay } from '../../testing/test-clock.ts'

/** Of somebody, about a project; answers its public id. */
export const giveNotification = async (
  db: Queries,
  accountPublicId: string,
  project: string,
): Promise<string> => {
  const publicId = `notification-${accountPublicId}`
  await db.query(sql`
    insert into notification (public_id, account_id, cause, kind, payload, is_pending, created_at)
    select ${publicId}, id, 'given', 'project_suggested', ${JSON.stringify({ project })}::jsonb, true,
      ${testDay}::timestamptz
    from account where public_id = ${accountPublicId}`)
  return publicId
}

/** How often the pages of an account were told to count anew. */
export const badgesOf = async (db: Queries, email: string): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from feed_event e join feed f on f.id = e.feed_id join account a on a.id = f.account_id
    where a.email = ${email} and e.kind = 'badge'`)
  return counted?.count ?? 0
}
