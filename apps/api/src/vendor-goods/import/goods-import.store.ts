import {
  type ImportOutcome,
  importOutcomes,
  type ImportState,
} from '@showroom/contract/vendor-goods/goods-import.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Span } from '../../shared/paged-reply.ts'

export type KeptImport = {
  id: number
  publicId: string
  vendorId: number
  fileName: string
  isMerchant: boolean
  state: ImportState
  columns: string[]
  mapping: Record<string, string>
  category: string | null
  rows: number
  seen: number
  problem: string
  /** The job that works on it. */
  work: string
  createdAt: Date
}

const columns = sql`
  id, public_id as "publicId", vendor_id as "vendorId", file_name as "fileName", is_merchant as "isMerchant", state,
  columns, mapping, category, rows, seen, problem, work, created_at as "createdAt"`

type Of = { vendorId: number; publicId: string }

export const importOf = async (db: Queries, { vendorId, publicId }: Of): Promise<KeptImport | null> => {
  const [found] = await db.query<KeptImport>(sql`
    select ${columns} from goods_import where vendor_id = ${vendorId} and public_id = ${publicId}`)
  return found ?? null
}

export const lockImport = async (tx: Queries, { vendorId, publicId }: Of): Promise<KeptImport | null> => {
  const [found] = await tx.query<KeptImport>(sql`
    select ${columns} from goods_import where vendor_id = ${vendorId} and public_id = ${publicId} for update`)
  return found ?? null
}

export const importById = async (db: Queries, id: number): Promise<KeptImport | null> => {
  const [found] = await db.query<KeptImport>(sql`select ${columns} from goods_import where id = ${id}`)
  return found ?? null
}

export const countImports = async (db: Queries, vendorId: number): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from goods_import where vendor_id = ${vendorId}`,
  )
  return counted?.count ?? 0
}

export const importsOf = (db: Queries, vendorId: number, { skip, most }: Span): Promise<KeptImport[]> =>
  db.query<KeptImport>(sql`
    select ${columns} from goods_import where vendor_id = ${vendorId} order by id desc limit ${most} offset ${skip}`)

type Begun = Pick<KeptImport, 'publicId' | 'vendorId' | 'fileName' | 'isMerchant' | 'columns' | 'mapping'> & {
  now: Date
}

export const insertImport = async (tx: Queries, begun: Begun): Promise<number> => {
  const [made] = await tx.query<{ id: number }>(sql`
    insert into goods_import (public_id, vendor_id, file_name, is_merchant, state, columns, mapping, created_at, updated_at)
    values (${begun.publicId}, ${begun.vendorId}, ${begun.fileName}, ${begun.isMerchant}, 'mapping',
      ${begun.columns}::text[], ${JSON.stringify(begun.mapping)}::jsonb, ${begun.now}, ${begun.now})
    returning id`)
  if (!made) throw new Error('An import was not made.')
  return made.id
}

type Changed = Partial<
  Pick<KeptImport, 'state' | 'mapping' | 'category' | 'rows' | 'seen' | 'problem' | 'columns' | 'work'>
>

export const saveImport = (
  tx: Queries,
  { id, ...known }: KeptImport,
  { now, ...changed }: Changed & { now: Date },
) => {
  const next = { ...known, ...changed }
  return tx.query(sql`
    update goods_import set state = ${next.state}, mapping = ${JSON.stringify(next.mapping)}::jsonb,
      category = ${next.category}, rows = ${next.rows}, seen = ${next.seen}, problem = ${next.problem}, work = ${next.work},
      columns = ${next.columns}::text[], updated_at = ${now}
    where id = ${id}`)
}

/** How far a check or a run has come; false where it is to go no further: paused, cancelled, or in other hands. */
export const saveSeen = async (
  db: Queries,
  { id, work }: Pick<KeptImport, 'id' | 'work'>,
  seen: number,
): Promise<boolean> =>
  (
    await db.query(sql`
      update goods_import set seen = ${seen}
      where id = ${id} and work = ${work} and state in ('checking', 'running') returning 1`)
  ).length > 0

export const lastMapping = async (db: Queries, vendorId: number): Promise<Record<string, string>> => {
  const [found] = await db.query<{ mapping: Record<string, string> }>(
    sql`select mapping from goods_import_mapping where vendor_id = ${vendorId}`,
  )
  return found?.mapping ?? {}
}

/** What was said of columns before, and is not of this file, stays. */
export const keepMapping = (tx: Queries, vendorId: number, mapping: Record<string, string>) =>
  tx.query(sql`
    insert into goods_import_mapping as kept (vendor_id, mapping) values (${vendorId}, ${JSON.stringify(mapping)}::jsonb)
    on conflict (vendor_id) do update set mapping = kept.mapping || excluded.mapping`)

export const countOutcomes = async (db: Queries, importId: number): Promise<Map<ImportOutcome, number>> => {
  const rows = await db.query<{ outcome: ImportOutcome; count: number }>(sql`
    select outcome, count(*)::int as count from goods_import_row
    where import_id = ${importId} and outcome is not null group by outcome`)
  return new Map(rows.map(({ outcome, count }) => [outcome, count]))
}

export const countedOutcomes = async (
  db: Queries,
  importId: number,
): Promise<Record<ImportOutcome, number>> => {
  const counted = await countOutcomes(db, importId)
  const counts = Object.fromEntries(importOutcomes.map((outcome) => [outcome, counted.get(outcome) ?? 0]))
  return counts as Record<ImportOutcome, number> // a number for every outcome
}

export const dropOldImports = (db: Queries, before: Date) =>
  db.query(
    sql`delete from goods_import where updated_at < ${before} and state not in ('checking', 'running')`,
  )
