import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export type Waiting = { publicId: string; company: string; since: Date }

/** Marks those that have waited since before then and were not told of since it is our turn. */
export const markLate = (tx: Queries, { before, now }: { before: Date; now: Date }): Promise<Waiting[]> =>
  tx.query<Waiting>(sql`
    update application set late_told_at = ${now}
    where state = 'reviewing' and reviewing_since <= ${before}
      and (late_told_at is null or late_told_at < reviewing_since)
    returning public_id as "publicId", answers ->> 'company_name' as company, reviewing_since as since`)
