import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What only an operator can do: there is no call that makes an Admin, or admits a Pro, yet. */
export const setTypeAndStatus = (
  db: Queries,
  email: string,
  { type, status }: { type: string; status: string },
) => db.query(sql`update account set type = ${type}, status = ${status} where email = ${email}`)

export const setUnverified = (db: Queries, email: string) =>
  db.query(sql`update account set email_verified_at = null where email = ${email}`)

/** Hands a showroom of the demo to somebody. */
export const giveShowroom = (db: Queries, vsdId: string, userId: string) =>
  db.query(sql`update showroom set user_id = ${userId} where vsd_id = ${vsdId}`)

/** Every text and byte that the database keeps of people, as one text. */
export const allThatIsKept = async (db: Queries): Promise<string> => {
  const [kept] = await db.query<{ all: string }>(sql`
    select (select coalesce(string_agg(a::text, ' '), '') from account a)
      || (select coalesce(string_agg(s::text, ' '), '') from session s)
      || (select coalesce(string_agg(d::text, ' '), '') from address d)
      || (select coalesce(string_agg(i::text, ' '), '') from sign_in i)
      || (select coalesce(string_agg(c::text, ' '), '') from mailed_code c)
      || (select coalesce(string_agg(e::text, ' '), '') from embed_code e)
      || (select coalesce(string_agg(e::text, ' '), '') from embed_session e)
      || (select coalesce(string_agg(r::text, ' '), '') from remembered_device r)
      || (select coalesce(string_agg(m::text, ' '), '') from contact_message m)
      || (select coalesce(string_agg(p::text, ' '), '') from social_proof p) as all`)
  return kept?.all ?? ''
}

export const countAccounts = async (db: Queries): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`select count(*)::int as count from account`)
  return counted?.count ?? 0
}
