import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Said = { projectId: number; digest: Buffer; now: Date }

const numberOf = async (db: Queries, { projectId, digest }: Said): Promise<number | null> => {
  const [found] = await db.query<{ no: number }>(sql`
    select no from selection_sheet where project_id = ${projectId} and digest = ${digest}`)
  return found?.no ?? null
}

/** Two that are written at once ask for the same number: one of them gets it. */
const addNumber = (db: Queries, { projectId, digest, now }: Said) =>
  db.query(sql`
    insert into selection_sheet (project_id, no, digest, written_at)
    select ${projectId}::int, coalesce(max(no), 0) + 1, ${digest}::bytea, ${now}::timestamptz
    from selection_sheet where project_id = ${projectId}
    on conflict do nothing`)

const mostTries = 20

/** The number of what a sheet says: one that was given before, or the next one. */
export const sheetNumber = async (db: Queries, said: Said): Promise<number> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const no = await numberOf(db, said)
    if (no !== null) return no
    await addNumber(db, said)
  }
  throw new Error('No number was free for the sheet.')
}
