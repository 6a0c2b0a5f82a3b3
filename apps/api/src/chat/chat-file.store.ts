import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { publish } from '../project/files/draft.store.ts'

/** From now on everybody in the project has them. */
export const attachFiles = async (tx: Queries, messageId: number, fileIds: readonly number[]) => {
  if (fileIds.length === 0) return
  await publish(tx, fileIds)
  await tx.query(sql`
    insert into chat_file (file_id, message_id, position)
    select id, ${messageId}::bigint, position from unnest(${[...fileIds]}::int[]) with ordinality as f (id, position)`)
}

/** False where it is nobody's draft, or somebody else's. */
export const removeDraft = async (db: Queries, accountId: number, publicId: string): Promise<boolean> => {
  const removed = await db.query(sql`
    delete from project_file where public_id = ${publicId} and uploaded_by = ${accountId} and is_draft returning 1`)
  return removed.length > 0
}

export const removeDraftsBefore = (db: Queries, before: Date) =>
  db.query(sql`delete from project_file where is_draft and uploaded_at < ${before}`)

/** Of the project’s, or one’s own that is not sent yet. */
export const fileForReading = async (
  db: Queries,
  { projectId, accountId, id }: { projectId: number; accountId: number; id: string },
): Promise<{ fileName: string; mediaType: string } | null> => {
  const [found] = await db.query<{ fileName: string; mediaType: string }>(sql`
    select file_name as "fileName", media_type as "mediaType" from project_file
    where project_id = ${projectId} and public_id = ${id} and (not is_draft or uploaded_by = ${accountId})`)
  return found ?? null
}
