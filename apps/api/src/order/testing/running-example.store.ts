import type { Db, Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { rulesFor } from '../../pricing/price-list/markup-rules.store.ts'
import { ensurePriceList } from '../../pricing/price-list/price-list.store.ts'

type Example = {
  id: string
  vendor: string
  final_price_cents: number
  markup_bps: number
  weight_lb: number
  stock_qty: number
  lot: string | null
}

/** The running example (domain §3.7): three vendors' goods, the first one a pallet from one lot. */
const products: Example[] = [
  {
    id: 'example-tile',
    vendor: 'Vendor A',
    final_price_cents: 7_425,
    markup_bps: 1_000,
    weight_lb: 51,
    stock_qty: 40,
    lot: 'B-2207',
  },
  {
    id: 'example-vanity',
    vendor: 'Vendor B',
    final_price_cents: 118_000,
    markup_bps: 2_000,
    weight_lb: 180,
    stock_qty: 4,
    lot: null,
  },
  {
    id: 'example-faucet',
    vendor: 'Vendor C',
    final_price_cents: 13_900,
    markup_bps: 1_500,
    weight_lb: 6,
    stock_qty: 12,
    lot: null,
  },
]

/** On the shelf of a showroom, at its Pro's markups, with the Pro's coupon of 5 %. */
export const shelveRunningExample = (db: Db, vsdId = 'HARVEST2'): Promise<void> =>
  db.transaction(async (tx) => {
    await addProducts(tx)
    const [showroom] = await tx.query<{ id: number }>(sql`select id from showroom where vsd_id = ${vsdId}`)
    const showroomId = showroom?.id ?? 0
    await tx.query(sql`
      insert into markup_rule (showroom_id, product_id, markup_bps)
      select ${showroomId}::int, p.id, example.markup_bps
      from ${examples} join product p on p.public_id = example.id`)
    const priceListId = await ensurePriceList(tx, await rulesFor(tx, showroomId, null))
    await tx.query(sql`update showroom set price_list_id = ${priceListId} where id = ${showroomId}`)
    await tx.query(sql`
      insert into coupon (public_id, showroom_id, code, off_bps, starts_at)
      values ('running-example', ${showroomId}, 'EXAMPLE5', 500, '2026-01-01T08:00:00Z')`)
  })

const examples = sql`jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as example (id text, vendor text,
  final_price_cents int, markup_bps int, weight_lb numeric, stock_qty int, lot text)`

/** As vendors may: their names are not unique. */
export const renameVendor = (db: Db, code: string, name: string) =>
  db.query(sql`update vendor set name = ${name} where code = ${code}`)

const addProducts = async (tx: Queries) => {
  await tx.query(sql`
    with made as (
      insert into vendor (code, name, state) select id, vendor, 'CA' from ${examples} returning id, code
    )
    insert into family (vendor_id, category_id, handle, brand, name)
    select made.id, c.id, made.code, 'Ostrevane', made.code
    from made, category c where c.slug_url = 'porcelain-tile'`)
  await tx.query(sql`
    insert into product (public_id, family_id, vendor_id, category_id, root_category_id, sku, name, brand, unit,
      final_price_cents, weight_lb, stock_status, stock_qty, lead_days_min, lead_days_max)
    select example.id, f.id, f.vendor_id, c.id, c.parent_id, 'SKU-' || example.id, example.id, 'Ostrevane', 'box',
      example.final_price_cents, example.weight_lb, 'in_stock', example.stock_qty, 2, 5
    from ${examples} join family f on f.handle = example.id join category c on c.id = f.category_id`)
  await tx.query(sql`
    insert into lot (product_id, code, on_hand, received_on)
    select p.id, example.lot, example.stock_qty, '2026-01-05'
    from ${examples} join product p on p.public_id = example.id where example.lot is not null`)
}
