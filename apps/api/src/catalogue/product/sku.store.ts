import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Hidden } from '../../showroom/showroom.ts'
import { isShownIn } from './is-shown.store.ts'

type Wanted = { hidden: Hidden; skus: readonly string[] }

/** The products that the showroom sells under these SKUs; of two vendors' with the same one, the more popular. */
export const findBySku = (db: Queries, { hidden, skus }: Wanted) =>
  db.query<{ id: number; publicId: string; sku: string }>(sql`
    select distinct on (upper(p.sku)) p.id, p.public_id as "publicId", upper(p.sku) as sku from product p
    where upper(p.sku) = any(${skus.map((sku) => sku.toUpperCase())}::text[]) and ${isShownIn(hidden)}
    order by upper(p.sku), p.popularity desc, p.id`)
