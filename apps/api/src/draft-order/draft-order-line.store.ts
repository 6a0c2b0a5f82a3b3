import type { CoverageNote } from '@showroom/contract/cart/cart'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** A line as it was saved; its price and what it earns are those of then, of a unit. */
export type DraftOrderLine = {
  /** The product's public id. */
  product: string
  qty: number
  coverageNote: CoverageNote | null
  priceCents: number
  earnsCents: number
  isTaken: boolean | null
}

export const linesOfDraftOrder = (db: Queries, id: number): Promise<DraftOrderLine[]> =>
  db.query<DraftOrderLine>(sql`
    select p.public_id as product, l.qty, l.coverage_note as "coverageNote", l.price_cents as "priceCents",
      l.earns_cents as "earnsCents", l.is_taken as "isTaken"
    from draft_order_line l join product p on p.id = l.product_id
    where l.draft_order_id = ${id} order by l.position`)

export type SavedDraftOrderLine = {
  product_id: number
  qty: number
  coverage_note: CoverageNote | null
  price_cents: number
  earns_cents: number
}

/** In the place of those that were there. */
export const saveDraftOrderLines = async (
  tx: Queries,
  id: number,
  lines: readonly SavedDraftOrderLine[],
): Promise<void> => {
  await tx.query(sql`delete from draft_order_line where draft_order_id = ${id}`)
  const placed = lines.map((line, position) => ({ ...line, position }))
  await tx.query(sql`
    insert into draft_order_line (draft_order_id, product_id, position, qty, coverage_note, price_cents, earns_cents)
    select ${id}::int, product_id, position, qty, coverage_note, price_cents, earns_cents
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as line (product_id int, position int, qty int,
      coverage_note jsonb, price_cents int, earns_cents int)`)
}

/** Which of its lines the client takes, by the products' public ids; what lies in a cart from before is taken still. */
export const saveTaken = (tx: Queries, id: number, products: readonly string[]) =>
  tx.query(sql`
    update draft_order_line l set is_taken = coalesce(l.is_taken, false) or p.public_id = any(${[...products]}::text[])
    from product p where p.id = l.product_id and l.draft_order_id = ${id}`)
