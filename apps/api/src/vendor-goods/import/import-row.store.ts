import type { ImportOutcome } from '@showroom/contract/vendor-goods/goods-import.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Span } from '../../shared/paged-reply.ts'

export type KeptRow = {
  line: number
  cells: Record<string, string> | null
  sku: string
  name: string
  outcome: ImportOutcome | null
  reason: string
  changes: { what: string; before: string; after: string }[]
}

type ReadRow = { line: number; cells: Record<string, string> | null; reason: string }

export const insertRows = (tx: Queries, importId: number, rows: readonly ReadRow[]) =>
  tx.query(sql`
    insert into goods_import_row (import_id, line, cells, reason)
    select ${importId}::int, r.line, r.cells, r.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (line int, cells jsonb, reason text)
    on conflict (import_id, line) do nothing`)

/** The rows after a line, in the file's order. */
export const rowsAfter = (
  db: Queries,
  { importId, line, most }: { importId: number; line: number; most: number },
) =>
  db.query<Pick<KeptRow, 'line' | 'cells' | 'reason'>>(sql`
    select line, cells, reason from goods_import_row
    where import_id = ${importId} and line > ${line} order by line limit ${most}`)

type Told = Omit<KeptRow, 'cells'>

/** What was said of the rows after a line, in the file's order. */
export const toldAfter = (
  db: Queries,
  { importId, line, most }: { importId: number; line: number; most: number },
) =>
  db.query<Omit<Told, 'changes'>>(sql`
    select line, sku, name, outcome, reason from goods_import_row
    where import_id = ${importId} and line > ${line} order by line limit ${most}`)

/** A run says anew what becomes of each row. */
export const forgetOutcomes = (tx: Queries, importId: number) =>
  tx.query(sql`update goods_import_row set outcome = null where import_id = ${importId}`)

type Telling = { importId: number; told: readonly Told[]; keepsFormer: boolean }

/** What was said of rows. A run that was gone on with finds unchanged what it wrote before: that was said once. */
export const saveOutcomes = (db: Queries, { importId, told, keepsFormer }: Telling) =>
  db.query(sql`
    update goods_import_row kept set sku = t.sku, name = t.name, outcome = t.outcome, reason = t.reason, changes = t.changes
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as t (line int, sku text, name text, outcome text, reason text, changes jsonb)
    where kept.import_id = ${importId} and kept.line = t.line
      and (kept.outcome is null or not ${keepsFormer}::boolean)`)

/** False where there is no such row, or nothing of it could be read. */
export const mendRow = async (
  tx: Queries,
  { importId, line, cells }: { importId: number; line: number; cells: Record<string, string> },
): Promise<boolean> => {
  const mended = await tx.query(sql`
    update goods_import_row set cells = cells || ${JSON.stringify(cells)}::jsonb
    where import_id = ${importId} and line = ${line} and cells is not null returning line`)
  return mended.length > 0
}

const ofOutcome = (outcome: ImportOutcome | null): Sql =>
  outcome === null ? sql`true` : sql`outcome = ${outcome}`

export const countRows = async (
  db: Queries,
  importId: number,
  outcome: ImportOutcome | null,
): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from goods_import_row where import_id = ${importId} and ${ofOutcome(outcome)}`)
  return counted?.count ?? 0
}

export const rowsOfImport = (
  db: Queries,
  { importId, outcome }: { importId: number; outcome: ImportOutcome | null },
  { skip, most }: Span,
): Promise<KeptRow[]> =>
  db.query<KeptRow>(sql`
    select line, cells, sku, name, outcome, reason, changes from goods_import_row
    where import_id = ${importId} and ${ofOutcome(outcome)} order by line limit ${most} offset ${skip}`)

/** The first values of a file, so that people recognise its columns. */
export const firstCells = async (db: Queries, importId: number): Promise<Record<string, string>> => {
  const [first] = await db.query<{ cells: Record<string, string> | null }>(sql`
    select cells from goods_import_row
    where import_id = ${importId} and cells is not null order by line limit 1`)
  return first?.cells ?? {}
}

/** The code that a vendor's goods are imported under. */
export const codeOfVendor = async (db: Queries, vendorId: number): Promise<string> => {
  const [found] = await db.query<{ code: string }>(sql`select code from vendor where id = ${vendorId}`)
  if (!found) throw new Error(`There is no vendor ${vendorId}.`)
  return found.code
}
