import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type AttachedFile = {
  id: number
  publicId: string
  selectionId: number
  fileName: string
  mediaType: string
  size: number
  uploadedAt: Date
  uploadedByName: string | null
  attachedBy: number | null
}

/** Of all decisions of a project, in the order in which they came. */
export const attachedIn = (db: Queries, projectId: number): Promise<AttachedFile[]> =>
  db.query<AttachedFile>(sql`
    select f.id, f.public_id as "publicId", a.selection_id as "selectionId", f.file_name as "fileName",
      f.media_type as "mediaType", f.size, f.uploaded_at as "uploadedAt", u.first_name as "uploadedByName",
      a.attached_by as "attachedBy"
    from selection s join selection_file a on a.selection_id = s.id join project_file f on f.id = a.file_id
      left join account u on u.id = f.uploaded_by
    where s.project_id = ${projectId} and not f.is_draft order by a.attached_at, f.id`)

export type Attached = { selectionId: number; fileId: number; attachedBy: number; now: Date }

/** Once: the same file again changes nothing. */
export const attachFile = (tx: Queries, { selectionId, fileId, attachedBy, now }: Attached) =>
  tx.query(sql`
    insert into selection_file (selection_id, file_id, attached_by, attached_at)
    values (${selectionId}, ${fileId}, ${attachedBy}, ${now}) on conflict do nothing`)

export const detachFile = (tx: Queries, { selectionId, fileId }: Pick<Attached, 'selectionId' | 'fileId'>) =>
  tx.query(sql`delete from selection_file where selection_id = ${selectionId} and file_id = ${fileId}`)
