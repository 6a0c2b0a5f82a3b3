import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { FileNamed } from '../../project/files/draft.store.ts'

/** All that lies there, drafts too: how many, and their bytes. */
export const roomTakenByOrder = async (
  tx: Queries,
  subOrderId: number,
): Promise<{ count: number; bytes: number }> => {
  const [taken] = await tx.query<{ count: number; bytes: number }>(sql`
    select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes from order_chat_file
    where sub_order_id = ${subOrderId}`)
  return taken ?? { count: 0, bytes: 0 }
}

export type NewOrderFile = {
  publicId: string
  subOrderId: number
  fileName: string
  mediaType: string
  size: number
  uploadedBy: number
  now: Date
}

/** Its sender's alone until it is sent. */
export const createOrderFile = (tx: Queries, made: NewOrderFile) =>
  tx.query(sql`
    insert into order_chat_file (public_id, sub_order_id, file_name, media_type, size, uploaded_by, uploaded_at)
    values (${made.publicId}, ${made.subOrderId}, ${made.fileName}, ${made.mediaType}, ${made.size},
      ${made.uploadedBy}, ${made.now})`)

/** Of these files those that somebody has attached and not sent yet. */
export const orderDraftsNamed = (
  tx: Queries,
  { subOrderId, accountId, files }: { subOrderId: number; accountId: number; files: readonly string[] },
): Promise<FileNamed[]> =>
  tx.query<FileNamed>(sql`
    select id, public_id as "publicId", file_name as "fileName" from order_chat_file
    where sub_order_id = ${subOrderId} and uploaded_by = ${accountId} and message_id is null
      and public_id = any(${[...files]}::text[]) for update`)

/** From now on everybody who works on the delivery has them. */
export const attachOrderFiles = (tx: Queries, messageId: number, fileIds: readonly number[]) =>
  tx.query(sql`
    update order_chat_file set message_id = ${messageId}::bigint, position = sent.position
    from unnest(${[...fileIds]}::int[]) with ordinality as sent (id, position)
    where order_chat_file.id = sent.id`)

export const removeOrderDraft = async (
  db: Queries,
  accountId: number,
  publicId: string,
): Promise<boolean> => {
  const removed = await db.query(sql`
    delete from order_chat_file where public_id = ${publicId} and uploaded_by = ${accountId}
      and message_id is null returning 1`)
  return removed.length > 0
}

export const removeOrderDraftsBefore = (db: Queries, before: Date) =>
  db.query(sql`delete from order_chat_file where message_id is null and uploaded_at < ${before}`)

export type OrderFile = { delivery: string; fileName: string; mediaType: string }

/** One that was sent, or one's own that is not sent yet. Whether they work on its delivery is asked after. */
export const orderFileFor = async (
  db: Queries,
  { id, accountId }: { id: string; accountId: number },
): Promise<OrderFile | null> => {
  const [found] = await db.query<OrderFile>(sql`
    select s.public_id as delivery, f.file_name as "fileName", f.media_type as "mediaType"
    from order_chat_file f join sub_order s on s.id = f.sub_order_id
    where f.public_id = ${id} and (f.message_id is not null or f.uploaded_by = ${accountId})`)
  return found ?? null
}

/** Of these names, those that some talk still has. */
export const orderFileNamesInUse = async (db: Queries, names: readonly string[]): Promise<Set<string>> => {
  const used = await db.query<{ name: string }>(sql`
    select public_id as name from order_chat_file where public_id = any(${[...names]}::text[])`)
  return new Set(used.map(({ name }) => name))
}
