import type { AiChoice } from '@showroom/contract/design-ai/design-ai'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PictureRow } from './ai-job.store.ts'

export type NewPicture = Omit<PictureRow, 'isReported'> & { position: number }

export const savePicture = (tx: Queries, jobPublicId: string, picture: NewPicture) =>
  tx.query(sql`
    insert into ai_picture (public_id, ai_job_id, position, file, width, height, look, total_cents, over_cents)
    select ${picture.id}, j.id, ${picture.position}, ${picture.file}, ${picture.width}, ${picture.height},
      ${JSON.stringify(picture.look)}::jsonb, ${picture.totalCents}, ${picture.overCents}
    from ai_job j where j.public_id = ${jobPublicId}`)

export const pictureFile = async (db: Queries, id: number): Promise<string | null> => {
  const [found] = await db.query<{ file: string }>(sql`select file from ai_picture where id = ${id}`)
  return found?.file ?? null
}

export const choicesOfPicture = async (db: Queries, id: number): Promise<AiChoice[]> => {
  const [found] = await db.query<{ choices: AiChoice[] }>(
    sql`select look->'choices' as choices from ai_picture where id = ${id}`,
  )
  return found?.choices ?? []
}

export const isHiddenFile = async (db: Queries, file: string): Promise<boolean> => {
  const found = await db.query(sql`select 1 from ai_picture where file = ${file} and hidden_at is not null`)
  return found.length > 0
}

export const pictureFilesInUse = async (db: Queries, files: readonly string[]): Promise<Set<string>> => {
  const used = await db.query<{ file: string }>(
    sql`select file from ai_picture where file = any(${files}::text[])`,
  )
  return new Set(used.map(({ file }) => file))
}
