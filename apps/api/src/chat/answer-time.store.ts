import type { Asked } from '@showroom/contract/chat/answer-time.rules'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

const mostThreads = 100
const mostTurns = 50

/**
 * The last turns of a showroom's clients, and when its Pro answered each: whoever writes three times in a row waits from
 * the first. Of the talks that something was said in last, so that it costs the same for a showroom with thousands.
 */
export const turnsOfClients = (db: Queries, showroomId: number, since: Date): Promise<Asked[]> =>
  db.query<Asked>(sql`
    with recent as (
      select t.id, p.account_id as owner, p.id as project_id, s.user_id as pro
      from chat_thread t join project p on p.id = t.project_id join showroom s on s.id = p.showroom_id
      where p.showroom_id = ${showroomId} and t.last_at > ${since} order by t.last_at desc limit ${mostThreads}),
    said as (
      select m.thread_id, m.no, m.created_at, a.public_id = r.pro as is_pro,
        lag(a.public_id = r.pro) over (partition by m.thread_id order by m.no) as was_pro
      from recent r join chat_message m on m.thread_id = r.id join account a on a.id = m.author_id
      where m.kind in ('text', 'card') and m.created_at > ${since}
        and (a.public_id = r.pro or a.id = r.owner or exists (select 1 from project_member pm
          where pm.project_id = r.project_id and pm.account_id = a.id and pm.role = 'client'))),
    turn as (
      select created_at, is_pro, lead(created_at) over (partition by thread_id order by no) as answered_at
      from said where was_pro is distinct from is_pro)
    select created_at as "askedAt", answered_at as "answeredAt" from turn where not is_pro
    order by created_at desc limit ${mostTurns}`)
