import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type Ended = { projectId: number; publicId: string }

/** Whose time in a project is over. */
export const endedMembers = (db: Queries, now: Date): Promise<Ended[]> =>
  db.query<Ended>(sql`
    select project_id as "projectId", public_id as "publicId" from project_member where ends_at <= ${now}`)
