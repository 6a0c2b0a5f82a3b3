import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { type CardRow, cardsWhere } from './product-card.store.ts'

/** What a product's own page shows beyond its card. */
export type ProductRow = {
  id: number
  rootCategoryId: number
  sku: string
  mpn: string | null
  vendor: string
  cutOffHour: number
  collection: string
  familyName: string
  description: string
  axes: string[]
  colorHex: string | null
  minQty: number
  stepQty: number
  weightLb: number | null
  sizeLabel: string
  longestEdge: number | null
  isPlank: boolean
  leadDaysMin: number
  leadDaysMax: number
  attributes: Record<string, unknown>
  certifications: string[]
  restrictedStates: string[]
  prop65: boolean
  documents: string[]
  substituteId: number | null
  lots: { code: string; available: number }[]
  related: { id: number; kind: 'matching' | 'required' }[]
}

export const readCard = async (db: Queries, publicId: string): Promise<CardRow | undefined> => {
  const [row] = await db.query<CardRow>(cardsWhere(sql`p.public_id = ${publicId}`))
  return row
}

export const readProduct = async (db: Queries, id: number): Promise<ProductRow | undefined> => {
  const [row] = await db.query<ProductRow>(sql`
    select p.id, p.root_category_id as "rootCategoryId", p.sku, p.mpn,
      v.name as vendor, v.cut_off_hour as "cutOffHour",
      f.collection, f.name as "familyName", f.description, f.axes, p.color_hex as "colorHex",
      p.min_qty as "minQty", p.step_qty as "stepQty", p.weight_lb as "weightLb", p.size_label as "sizeLabel",
      p.longest_edge as "longestEdge", p.is_plank as "isPlank",
      p.lead_days_min as "leadDaysMin", p.lead_days_max as "leadDaysMax", p.attributes, p.certifications,
      p.restricted_states as "restrictedStates", p.prop65, p.documents, p.substitute_id as "substituteId",
      coalesce((select jsonb_agg(jsonb_build_object('code', l.code, 'available', l.on_hand - l.reserved)
          order by l.on_hand - l.reserved desc, l.code)
        from lot l where l.product_id = p.id and l.on_hand > l.reserved), '[]') as lots,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.related_id, 'kind', r.kind) order by r.position)
        from product_relation r where r.product_id = p.id), '[]') as related
    from product p join vendor v on v.id = p.vendor_id join family f on f.id = p.family_id
    where p.id = ${id}`)
  return row
}

/** Which of some products lie in none of the hidden categories. */
export const withoutHidden = async (
  db: Queries,
  ids: readonly number[],
  hiddenIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db.query<{ id: number }>(sql`
    select id from product where id = any(${ids}::int[]) and status = 'active'
      and category_id <> all(${hiddenIds}::int[]) and root_category_id <> all(${hiddenIds}::int[])`)
  return new Set(rows.map(({ id }) => id))
}

export const hasProducts = async (db: Queries): Promise<boolean> => {
  const [first] = await db.query(sql`select 1 from product limit 1`)
  return first !== undefined
}
