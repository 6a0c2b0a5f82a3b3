import type { Db, Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type ShelfProduct = {
  id: string
  category: 'porcelain-tile' | 'landscape-turf'
  name?: string
  final_price_cents?: number
  unit?: string
  coverage?: number | null
  min_qty?: number
  step_qty?: number
  stock_status?: string
  stock_qty?: number
  status?: string
  vendor?: 'one' | 'two'
  lead_days_max?: number
}

/** One product for each rule of the cart. */
const products: ShelfProduct[] = [
  { id: 'tile', category: 'porcelain-tile', unit: 'box', coverage: 15_500, stock_qty: 47 },
  { id: 'steps', category: 'porcelain-tile', min_qty: 4, step_qty: 4, stock_qty: 20 },
  { id: 'low', category: 'porcelain-tile', stock_status: 'low', stock_qty: 3 },
  {
    id: 'ordered',
    category: 'porcelain-tile',
    stock_status: 'made_to_order',
    lead_days_max: 40,
    vendor: 'two',
  },
  { id: 'faucet', category: 'porcelain-tile', stock_qty: 9, vendor: 'two' },
  { id: 'valve', category: 'porcelain-tile', name: 'Rough-in valve', stock_qty: 9, vendor: 'two' },
  { id: 'gone', category: 'porcelain-tile', stock_status: 'discontinued' },
  { id: 'withdrawn', category: 'porcelain-tile', status: 'hidden', stock_qty: 9 },
  { id: 'turf', category: 'landscape-turf', stock_qty: 900 },
]

const rows = products.map((product) => ({
  name: product.id,
  final_price_cents: 7_425,
  unit: 'piece',
  coverage: null,
  min_qty: 1,
  step_qty: 1,
  stock_status: 'in_stock',
  stock_qty: 0,
  status: 'active',
  vendor: 'one',
  lead_days_max: 5,
  ...product,
}))

/** A shelf beside the demo catalogue, so that each test names its product instead of looking for one. */
export const fillShelf = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await addVendors(tx)
    await tx.query(sql`
      insert into product (public_id, family_id, vendor_id, category_id, root_category_id, sku, name, brand, status,
        unit, final_price_cents, coverage, min_qty, step_qty, stock_status, stock_qty, lead_days_min, lead_days_max)
      select s.id, f.id, f.vendor_id, c.id, c.parent_id, 'SKU-' || s.id, s.name, 'Ostrevane', s.status, s.unit,
        s.final_price_cents, s.coverage, s.min_qty, s.step_qty, s.stock_status, s.stock_qty, 2, s.lead_days_max
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id text, category text, name text, status text,
        final_price_cents int, unit text, coverage int, min_qty int, step_qty int, stock_status text,
        stock_qty int, vendor text, lead_days_max int)
      join category c on c.slug_url = s.category
      join family f on f.handle = 'shelf-' || s.vendor || '-' || s.category`)
    await tx.query(sql`
      insert into lot (product_id, code, on_hand, received_on)
      select id, 'LOT B', 40, date '2026-03-09' from product where public_id = 'tile'
      union all select id, 'LOT A', 7, date '2026-01-05' from product where public_id = 'tile'`)
    await tx.query(sql`
      insert into product_relation (product_id, related_id, kind)
      select f.id, v.id, 'required' from product f, product v where f.public_id = 'faucet' and v.public_id = 'valve'`)
    await tx.query(sql`
      update product set substitute_id = (select id from product where public_id = 'tile') where public_id = 'low'`)
  })

const addVendors = (tx: Queries) =>
  tx.query(sql`
    with added as (
      insert into vendor (code, name, state)
      values ('one', 'Shelf One', 'CA'), ('two', 'Shelf Two', 'TX') returning id, code
    )
    insert into family (vendor_id, category_id, handle, brand, name)
    select added.id, c.id, 'shelf-' || code || '-' || c.slug_url, 'Ostrevane', c.name
    from added, category c where c.slug_url in ('porcelain-tile', 'landscape-turf')`)

/** The vendor asks another price. */
export const changePrice = (db: Db, publicId: string, finalPriceCents: number) =>
  db.query(sql`update product set final_price_cents = ${finalPriceCents} where public_id = ${publicId}`)

/** Its vendor is away until that day, or back. */
export const pauseUntil = (db: Db, publicId: string, day: string | null) =>
  db.query(sql`
    update product set status = ${day === null ? 'active' : 'hidden'}, paused_until = ${day}::date
    where public_id = ${publicId}`)

/** The warehouse counted again. */
export const changeStock = (db: Db, publicId: string, quantity: number) =>
  db.query(sql`update product set stock_qty = ${quantity} where public_id = ${publicId}`)

export const discontinue = (db: Db, publicId: string) =>
  db.query(sql`update product set stock_status = 'discontinued' where public_id = ${publicId}`)
