import type { Queries } from '../../platform/db/db.ts'
import { sql, textsIn } from '../../platform/db/sql.ts'
import { cardColumns, type CardRow, type SiblingRow } from './product-card.store.ts'

/** Another product that stands on a product's page. */
export type RelatedRow = {
  id: number
  kind: 'matching' | 'required' | 'substitute'
  categoryId: number
  rootCategoryId: number
  /** The page changes with what is not sold, too: it may be again. */
  isSold: boolean
}

/** What a product's own page shows: its card, and what is beyond it. */
export type ProductRow = CardRow & {
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
  longestEdge: number | null
  isPlank: boolean
  leadDaysMin: number
  leadDaysMax: number
  attributes: Record<string, unknown>
  certifications: string[]
  restrictedStates: string[]
  prop65: boolean
  documents: string[]
  lots: { code: string; available: number }[]
  /** Everything purchasable of its family, itself included. */
  siblings: SiblingRow[]
  related: RelatedRow[]
}

/** In one statement: pages that nobody has opened yet cost one way to the database and back. */
export const readProducts = async (
  db: Queries,
  publicIds: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> => {
  const rows = await db.query<ProductRow>(sql`
    select ${cardColumns}, p.root_category_id as "rootCategoryId", p.sku, p.mpn,
      v.name as vendor, v.cut_off_hour as "cutOffHour",
      f.collection, f.name as "familyName", f.description, f.axes, p.color_hex as "colorHex",
      p.min_qty as "minQty", p.step_qty as "stepQty", p.weight_lb as "weightLb",
      p.longest_edge as "longestEdge", p.is_plank as "isPlank",
      p.lead_days_min as "leadDaysMin", p.lead_days_max as "leadDaysMax", p.attributes, p.certifications,
      p.restricted_states as "restrictedStates", p.prop65, p.documents,
      ${lotsColumn}, ${siblingsColumn}, ${relatedColumn}
    from product p join vendor v on v.id = p.vendor_id join family f on f.id = p.family_id
    where p.status = 'active' and p.public_id = any (${textsIn(publicIds)})`)
  return new Map(rows.map((row) => [row.publicId, row]))
}

const lotsColumn = sql`
  coalesce((select jsonb_agg(jsonb_build_object('code', l.code, 'available', l.on_hand - l.reserved)
      order by l.on_hand - l.reserved desc, l.code)
    from lot l where l.product_id = p.id and l.on_hand > l.reserved), '[]') as lots`

const siblingsColumn = sql`
  (select jsonb_agg(jsonb_build_object('id', s.id, 'publicId', s.public_id, 'familyId', s.family_id, 'variant', s.variant,
      'colorHex', s.color_hex, 'stockStatus', s.stock_status,
      'stockQty', greatest(s.stock_qty - s.reserved, 0)) order by s.id)
    from product s where s.family_id = p.family_id and s.status = 'active') as siblings`

const relatedColumn = sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'kind', r.kind, 'categoryId', o.category_id,
      'rootCategoryId', o.root_category_id, 'isSold', o.status = 'active') order by r.position)
    from (select related_id, kind, position from product_relation where product_id = p.id
      union all select p.substitute_id, 'substitute', 0 where p.substitute_id is not null) r
    join product o on o.id = r.related_id), '[]') as related`

export const hasProducts = async (db: Queries): Promise<boolean> => {
  const [first] = await db.query(sql`select 1 from product limit 1`)
  return first !== undefined
}
