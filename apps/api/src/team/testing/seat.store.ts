import { randomBytes } from 'node:crypto'
import type { TeamRole } from '@showroom/contract/team/team.rules'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'

type Given = { vsdId: string; email: string; role: TeamRole; now: Date }

/** As if they had been invited and had joined: all their sessions work for the Pro. */
export const giveSeat = async (db: Db, { vsdId, email, role, now }: Given): Promise<void> => {
  await db.query(sql`
    insert into team_seat (public_id, showroom_id, email, name, role, code_hash, invited_at, expires_at, joined_at,
      last_seen_at, account_id)
    select ${newPublicId()}, s.id, a.email, '', ${role}, ${randomBytes(32)}, ${now}, ${now}, ${now}, ${now}, a.id
    from showroom s, account a where s.vsd_id = ${vsdId} and lower(a.email) = lower(${email})
    on conflict do nothing`)
  await db.query(sql`
    insert into team_chosen_seat (session_id, seat_id)
    select o.id, t.id from team_seat t join session o on o.account_id = t.account_id
    where lower(t.email) = lower(${email})
    on conflict do nothing`)
}
