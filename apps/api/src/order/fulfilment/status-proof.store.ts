import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type NewProof = {
  publicId: string
  itemId: number
  fileName: string
  mediaType: string
  size: number
  uploadedBy: number
  at: Date
}

/** Shows nothing until a status is set with it. */
export const addProof = (tx: Queries, proof: NewProof) =>
  tx.query(sql`
    insert into order_status_proof (public_id, order_item_id, file_name, media_type, size, uploaded_by, uploaded_at)
    values (${proof.publicId}, ${proof.itemId}, ${proof.fileName}, ${proof.mediaType}, ${proof.size},
      ${proof.uploadedBy}, ${proof.at})`)

export const countProofs = async (tx: Queries, itemId: number): Promise<number> => {
  const [counted] = await tx.query<{ count: number }>(
    sql`select count(*)::int as count from order_status_proof where order_item_id = ${itemId}`,
  )
  return counted?.count ?? 0
}

export type Proof = { id: number; publicId: string; fileName: string }

/** One that was added for this line, and that no change has yet. */
export const unusedProof = async (
  tx: Queries,
  { publicId, itemId }: { publicId: string; itemId: number },
): Promise<Proof | null> => {
  const [found] = await tx.query<Proof>(sql`
    select id, public_id as "publicId", file_name as "fileName" from order_status_proof
    where public_id = ${publicId} and order_item_id = ${itemId} and status_change_id is null`)
  return found ?? null
}

export const attachProof = (tx: Queries, { id, changeId }: { id: number; changeId: number }) =>
  tx.query(sql`update order_status_proof set status_change_id = ${changeId} where id = ${id}`)

export const proofBy = async (
  db: Queries,
  publicId: string,
): Promise<{ fileName: string; mediaType: string } | null> => {
  const [found] = await db.query<{ fileName: string; mediaType: string }>(sql`
    select file_name as "fileName", media_type as "mediaType" from order_status_proof where public_id = ${publicId}`)
  return found ?? null
}

export const removeUnusedProofs = (db: Queries, before: Date) =>
  db.query(sql`delete from order_status_proof where status_change_id is null and uploaded_at < ${before}`)

/** Of these names, those that a row still has. */
export const proofNamesInUse = async (db: Queries, names: readonly string[]): Promise<Set<string>> => {
  const used = await db.query<{ name: string }>(sql`
    select public_id as name from order_status_proof where public_id = any(${[...names]}::text[])`)
  return new Set(used.map(({ name }) => name))
}
