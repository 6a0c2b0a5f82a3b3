import type { Standing } from '@showroom/contract/pricing/product-standing.rules'
import { isListedIn } from '../../catalogue/product/is-shown.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { OwnShowroom } from '../pro-pricing-deps.ts'
import { standingColumn } from './markup-product.store.ts'

export type ProductStanding = { productId: number; product: string; standing: Standing }

/** How each of the named products that are listed stands in the showroom. */
export const standingsOf = (
  tx: Queries,
  showroom: OwnShowroom,
  publicIds: readonly string[],
): Promise<ProductStanding[]> =>
  tx.query<ProductStanding>(sql`
    select p.id as "productId", p.public_id as product, ${standingColumn(showroom)} as standing
    from product p where p.public_id = any(${publicIds}::text[]) and ${isListedIn(showroom)}
    order by p.id`)

type NewStanding = { productId: number; standing: Standing }

/** What is shown like any other has no row. */
export const saveStandings = async (tx: Queries, { id }: OwnShowroom, standings: readonly NewStanding[]) => {
  const ids = standings.map(({ productId }) => productId)
  await tx.query(sql`
    delete from product_standing where showroom_id = ${id} and product_id = any(${ids}::int[])`)
  await tx.query(sql`
    insert into product_standing (showroom_id, product_id, standing)
    select ${id}::int, asked.product_id, asked.standing
    from unnest(${ids}::int[], ${standings.map(({ standing }) => standing)}::text[]) as asked (product_id, standing)
    where asked.standing <> 'shown'`)
}

/** What is no longer sold takes nobody's place among the featured ones. */
export const countStandings = async (
  tx: Queries,
  showroom: OwnShowroom,
): Promise<{ featured: number; hidden: number }> => {
  const [counted] = await tx.query<{ featured: number; hidden: number }>(sql`
    select count(*) filter (where g.standing = 'featured' and ${isListedIn(showroom)})::int as featured,
      count(*) filter (where g.standing = 'hidden')::int as hidden
    from product_standing g join product p on p.id = g.product_id where g.showroom_id = ${showroom.id}`)
  return counted ?? { featured: 0, hidden: 0 }
}
