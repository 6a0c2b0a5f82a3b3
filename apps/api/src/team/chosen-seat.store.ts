import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { Seat } from '../platform/seat.ts'

type Working = { accountId: number; sessionId: number }
type Found = Seat & { lastSeenAt: Date | null }

/**
 * In whose workspaces somebody may work, and in which of them this session does: the one place that answers it. A Pro
 * who is not admitted any more has nobody work for them.
 */
export const seatsOf = (db: Queries, { accountId, sessionId }: Working): Promise<Found[]> =>
  db.query<Found>(sql`
    select s.id, s.public_id as "publicId", s.role, w.company_name as "companyName", w.id as "showroomId",
      w.user_id as "showroomRef", a.id as "proAccountId", s.last_seen_at as "lastSeenAt",
      k.session_id is not null as "isChosen"
    from team_seat s join showroom w on w.id = s.showroom_id
      join account a on a.public_id = w.user_id and a.type = 'Contractor' and a.status in ('Active', 'Approve')
      left join team_chosen_seat k on k.seat_id = s.id and k.session_id = ${sessionId}
    where s.account_id = ${accountId} and a.id <> ${accountId}
    order by lower(w.company_name), s.id`)

export const saveSeen = (db: Queries, seatId: number, now: Date) =>
  db.query(sql`update team_seat set last_seen_at = ${now} where id = ${seatId}`)

export const chooseSeat = (tx: Queries, { sessionId, seatId }: { sessionId: number; seatId: number }) =>
  tx.query(sql`
    insert into team_chosen_seat (session_id, seat_id) values (${sessionId}, ${seatId})
    on conflict (session_id) do update set seat_id = excluded.seat_id`)

export const forgetChosenSeat = (tx: Queries, sessionId: number) =>
  tx.query(sql`delete from team_chosen_seat where session_id = ${sessionId}`)
