import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type FileNamed = { id: number; publicId: string; fileName: string }

type Naming = { projectId: number; accountId: number; files: readonly string[] }

/** Of these files those that somebody has attached and not sent yet. */
export const draftsNamed = (tx: Queries, { projectId, accountId, files }: Naming): Promise<FileNamed[]> =>
  tx.query<FileNamed>(sql`
    select id, public_id as "publicId", file_name as "fileName" from project_file
    where project_id = ${projectId} and uploaded_by = ${accountId} and is_draft
      and public_id = any(${[...files]}::text[]) for update`)

/** From now on everybody in the project has them. */
export const publish = (tx: Queries, fileIds: readonly number[]) =>
  tx.query(sql`update project_file set is_draft = false where id = any(${[...fileIds]}::int[])`)

/** One that everybody in the project has. */
export const publishedFile = async (
  tx: Queries,
  { projectId, file }: { projectId: number; file: string },
): Promise<FileNamed | null> => {
  const [found] = await tx.query<FileNamed>(sql`
    select id, public_id as "publicId", file_name as "fileName" from project_file
    where project_id = ${projectId} and public_id = ${file} and not is_draft for update`)
  return found ?? null
}
