import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** From now on the showroom is theirs. */
export const makeProOf = (db: Queries, { email, showroom }: { email: string; showroom: string }) =>
  db.query(sql`
    update account set public_id = (select user_id from showroom where vsd_id = ${showroom})
    where email = ${email}`)
