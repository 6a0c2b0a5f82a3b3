import type { RoomType } from '@showroom/contract/project/project-choices'
import type { RoomMeasures } from '@showroom/contract/project/room-areas.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'

export type RoomAbout = { name: string; type: RoomType; measures: RoomMeasures }
export type Room = RoomAbout & { id: number; publicId: string }

export const roomsOf = (db: Queries, projectId: number): Promise<Room[]> =>
  db.query<Room>(sql`
    select id, public_id as "publicId", name, type, measures from project_room
    where project_id = ${projectId} order by project_room.id`)

export const createRoom = async (
  tx: Queries,
  projectId: number,
  { name, type, measures, now }: RoomAbout & { now: Date },
): Promise<Pick<Room, 'id' | 'publicId'>> => {
  const publicId = newPublicId()
  const [created] = await tx.query<{ id: number }>(sql`
    insert into project_room (public_id, project_id, name, type, measures, created_at)
    values (${publicId}, ${projectId}, ${name}, ${type}, ${JSON.stringify(measures)}::jsonb, ${now})
    returning id`)
  if (!created) throw new Error('The room was not created.')
  return { id: created.id, publicId }
}

/** What is left out stays as it is. */
type RoomChange = { [Part in keyof RoomAbout]?: RoomAbout[Part] | undefined }

export const saveRoom = (
  tx: Queries,
  { projectId, publicId }: { projectId: number; publicId: string },
  { name, type, measures }: RoomChange,
) =>
  tx.query(sql`
    update project_room set name = coalesce(${name ?? null}::text, name),
      type = coalesce(${type ?? null}::text, type),
      measures = coalesce(${measures ? JSON.stringify(measures) : null}::jsonb, measures)
    where project_id = ${projectId} and public_id = ${publicId}`)

export const removeRoom = (tx: Queries, { projectId, publicId }: { projectId: number; publicId: string }) =>
  tx.query(sql`delete from project_room where project_id = ${projectId} and public_id = ${publicId}`)
