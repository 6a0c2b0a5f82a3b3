import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * What is always true of credits: a balance is the sum of its movements, each job has one price and is given back once
 * at most, and no cause has moved credits twice, whatever the database holds to.
 */
export const checkCredits = async (db: Queries): Promise<string[]> => {
  const found = await db.query<{ difference: string }>(sql`
    select 'account ' || a.public_id || ': ' || a.credits || ' credits, moved ' || coalesce(sum(m.amount), 0) as difference
    from ai_account a left join ai_credit_movement m on m.ai_account_id = a.id
    group by a.id having a.credits <> coalesce(sum(m.amount), 0)
    union all
    select 'job ' || j.public_id || ': ' || j.state || ', moved ' || coalesce(sum(m.amount), 0)
    from ai_job j left join ai_credit_movement m
      on m.ai_account_id = j.ai_account_id and m.cause in ('job:' || j.public_id, 'return:' || j.public_id)
    group by j.id
    having coalesce(sum(m.amount), 0) <> case when j.state in ('failed', 'blocked', 'cancelled') then 0 else -j.cost end
      or count(m.id) filter (where m.kind = 'reserve') <> 1
    union all
    select 'cause ' || m.cause || ': moved credits ' || count(*) || ' times'
    from ai_credit_movement m group by m.cause having count(*) > 1
    order by 1`)
  return found.map(({ difference }) => difference)
}
