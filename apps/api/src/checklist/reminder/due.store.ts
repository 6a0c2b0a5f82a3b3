import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type ProjectWithDue = { id: string; ownerId: number }

/** Nothing that is sold takes longer to come. */
const longestLead = 400

/** Projects in which something may be due about now; which day it is exactly is for the rules to say. */
export const projectsWithDue = (db: Queries, today: string): Promise<ProjectWithDue[]> =>
  db.query<ProjectWithDue>(sql`
    select p.public_id as id, p.account_id as "ownerId" from project p
    where p.state = 'active' and p.account_id is not null and exists (
      select 1 from selection s
      where s.project_id = p.id and s.state not in ('approved', 'not_applicable')
        and coalesce(s.due_on, p.start_on - coalesce(s.due_days_before, 0))
          between ${today}::date - 1 and ${today}::date + ${longestLead}::int)
    order by p.id`)
