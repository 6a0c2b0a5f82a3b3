import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type Ended = { projectId: number; publicId: string }

export type OverdueInvitation = { id: number; projectId: number; project: string; email: string }

/** Nobody has accepted them in their time; each is found until that is written down. */
export const overdueInvitations = (db: Queries, now: Date): Promise<OverdueInvitation[]> =>
  db.query<OverdueInvitation>(sql`
    select m.id, m.project_id as "projectId", p.public_id as project, m.email
    from project_member m join project p on p.id = m.project_id
    where m.account_id is null and m.code_hash is not null and m.expires_at <= ${now} order by m.id`)

/** Its code opens nothing any more. False where it was sent anew or accepted meanwhile. */
export const endInvitation = async (tx: Queries, id: number, now: Date): Promise<boolean> => {
  const ended = await tx.query(sql`
    update project_member set code_hash = null
    where id = ${id} and account_id is null and code_hash is not null and expires_at <= ${now} returning id`)
  return ended.length > 0
}

/** Whose time in a project is over. */
export const endedMembers = (db: Queries, now: Date): Promise<Ended[]> =>
  db.query<Ended>(sql`
    select project_id as "projectId", public_id as "publicId" from project_member where ends_at <= ${now}`)
