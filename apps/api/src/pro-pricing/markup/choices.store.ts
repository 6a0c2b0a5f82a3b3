import type { PricingChoices } from '@showroom/contract/pricing/markup'
import { isListedIn } from '../../catalogue/product/is-shown.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { OwnShowroom } from '../pro-pricing-deps.ts'

const mostClients = 500

/** What the showroom shows, and who signed up or has begun to shop in it. */
export const pricingChoices = async (
  db: Queries,
  { id, hiddenCategoryIds: hidden }: OwnShowroom,
): Promise<PricingChoices> => {
  const [vendors, categories, clients] = await Promise.all([
    db.query<{ name: string }>(sql`
      select v.name from vendor v
      where exists (select 1 from product p where p.vendor_id = v.id
        and ${isListedIn({ hiddenCategoryIds: hidden })})
      order by lower(v.name), v.id`),
    db.query<PricingChoices['categories'][number]>(sql`
      select c.slug_url, c.name, root.slug_url as parent
      from category c left join category root on root.id = c.parent_id
      where c.id <> all (${hidden}::int[]) and coalesce(root.id, c.id) <> all (${hidden}::int[])
      order by coalesce(root.position, c.position), coalesce(root.id, c.id), c.parent_id is not null,
        c.position, c.id`),
    db.query<PricingChoices['clients'][number]>(sql`
      select a.email, trim(a.first_name || ' ' || a.last_name) as name from account a
      where a.type = 'User' and a.id in (
        select id from account where showroom_id = ${id}
        union select account_id from cart where showroom_id = ${id} and account_id is not null)
      order by a.id desc limit ${mostClients}`),
  ])
  return { vendors: vendors.map(({ name }) => name), categories, clients }
}
