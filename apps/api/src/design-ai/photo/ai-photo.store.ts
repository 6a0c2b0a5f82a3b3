import type { AiPhotoColor } from '@showroom/contract/design-ai/ai-photo'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type PhotoRow = {
  id: string
  file: string
  width: number
  height: number
  colors: AiPhotoColor[]
  createdAt: Date
}

const columns = sql`p.public_id as id, p.file, p.width, p.height, p.colors, p.created_at as "createdAt"`

export const savePhoto = (tx: Queries, aiAccountId: number, photo: PhotoRow) =>
  tx.query(sql`
    insert into ai_photo (public_id, ai_account_id, file, width, height, colors, created_at)
    values (${photo.id}, ${aiAccountId}, ${photo.file}, ${photo.width}, ${photo.height},
      ${JSON.stringify(photo.colors)}::jsonb, ${photo.createdAt})`)

export const photosOf = (db: Queries, aiAccountId: number): Promise<PhotoRow[]> =>
  db.query<PhotoRow>(
    sql`select ${columns} from ai_photo p where p.ai_account_id = ${aiAccountId} order by p.id desc`,
  )

export const ownPhoto = async (
  db: Queries,
  aiAccountId: number,
  publicId: string,
): Promise<PhotoRow | null> => {
  const [found] = await db.query<PhotoRow>(sql`
    select ${columns} from ai_photo p where p.ai_account_id = ${aiAccountId} and p.public_id = ${publicId}`)
  return found ?? null
}

/** The file that is to go with it; null where there is no such photo. */
export const deletePhoto = async (
  tx: Queries,
  aiAccountId: number,
  publicId: string,
): Promise<string | null> => {
  const [gone] = await tx.query<{ file: string }>(sql`
    delete from ai_photo where ai_account_id = ${aiAccountId} and public_id = ${publicId} returning file`)
  return gone?.file ?? null
}

export const deletePhotosBefore = (tx: Queries, before: Date) =>
  tx.query(sql`delete from ai_photo where created_at < ${before}`)

export const deletePhotosOf = async (tx: Queries, aiAccountId: number): Promise<string[]> => {
  const gone = await tx.query<{ file: string }>(
    sql`delete from ai_photo where ai_account_id = ${aiAccountId} returning file`,
  )
  return gone.map(({ file }) => file)
}

export const photoFilesInUse = async (db: Queries, files: readonly string[]): Promise<Set<string>> => {
  const used = await db.query<{ file: string }>(
    sql`select file from ai_photo where file = any(${files}::text[])`,
  )
  return new Set(used.map(({ file }) => file))
}
