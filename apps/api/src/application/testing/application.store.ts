import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Every text and byte that is kept of applications, as one text. */
export const allApplications = async (db: Queries): Promise<string> => {
  const [kept] = await db.query<{ all: string }>(sql`
    select (select coalesce(string_agg(a::text, ' '), '') from application a)
      || (select coalesce(string_agg(k::text, ' '), '') from application_key k)
      || (select coalesce(string_agg(d::text, ' '), '') from application_document d) as all`)
  return kept?.all ?? ''
}
