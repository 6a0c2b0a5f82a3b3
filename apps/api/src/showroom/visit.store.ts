import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** One more opening of the shop; whose it was is not known here. */
export const countVisit = (db: Queries, showroomId: number, day: Day) =>
  db.query(sql`
    insert into showroom_visit (showroom_id, day, visits) values (${showroomId}, ${day}::date, 1)
    on conflict (showroom_id, day) do update set visits = showroom_visit.visits + 1`)
