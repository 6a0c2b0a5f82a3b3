import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type StoredFile = {
  publicId: string
  fileName: string
  mediaType: string
  size: number
  uploadedBy: number | null
  uploadedByName: string | null
  uploadedAt: Date
}

export const filesOf = (db: Queries, projectId: number): Promise<StoredFile[]> =>
  db.query<StoredFile>(sql`
    select f.public_id as "publicId", f.file_name as "fileName", f.media_type as "mediaType", f.size,
      f.uploaded_by as "uploadedBy", a.first_name as "uploadedByName", f.uploaded_at as "uploadedAt"
    from project_file f left join account a on a.id = f.uploaded_by
    where f.project_id = ${projectId} and not f.is_draft order by f.id desc`)

/** All that lies there, drafts of messages too: how many, and their bytes. */
export const roomTaken = async (
  db: Queries,
  projectId: number,
): Promise<{ count: number; bytes: number }> => {
  const [taken] = await db.query<{ count: number; bytes: number }>(sql`
    select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes from project_file
    where project_id = ${projectId}`)
  return taken ?? { count: 0, bytes: 0 }
}

export type NewFile = Pick<StoredFile, 'publicId' | 'fileName' | 'mediaType' | 'size'> & {
  projectId: number
  uploadedBy: number
  /** Its sender’s alone until it is sent. */
  isDraft: boolean
  now: Date
}

export const createFile = (tx: Queries, made: NewFile) =>
  tx.query(sql`
    insert into project_file (public_id, project_id, file_name, media_type, size, uploaded_by, uploaded_at,
      is_draft)
    values (${made.publicId}, ${made.projectId}, ${made.fileName}, ${made.mediaType}, ${made.size}, ${made.uploadedBy},
      ${made.now}, ${made.isDraft})`)

export const removeFile = (tx: Queries, { projectId, publicId }: { projectId: number; publicId: string }) =>
  tx.query(sql`delete from project_file where project_id = ${projectId} and public_id = ${publicId}`)

/** Of these names, those that some project still has. */
export const fileNamesInUse = async (db: Queries, names: readonly string[]): Promise<Set<string>> => {
  const used = await db.query<{ name: string }>(sql`
    select public_id as name from project_file where public_id = any(${[...names]}::text[])`)
  return new Set(used.map(({ name }) => name))
}
