import type { PlannedMarkup, ProductMarkups } from '@showroom/contract/pricing/markup'
import type { markupProductSorts, MarkupView } from '@showroom/contract/pricing/markup-products.rules'
import type { Standing } from '@showroom/contract/pricing/product-standing.rules'
import type { SortBy } from '@showroom/contract/shared/sort'
import { isListedIn } from '../../catalogue/product/is-shown.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { NamedProduct } from '../../pricing/price-list/priced-product.store.ts'
import { holding } from '../../shared/holding.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'
import type { OwnShowroom } from '../pro-pricing-deps.ts'
import { nextPlanOfProduct } from './plan/next-plan.store.ts'

type NamedCategory = { slug_url: string; name: string }

export type ListedProduct = NamedProduct & {
  vendor: string
  leaf: NamedCategory
  root: NamedCategory
  standing: Standing
  planned: PlannedMarkup | null
}

export type ProductSearch = {
  showroom: OwnShowroom
  text: string
  vendor: string | null
  category: string | null
  view: MarkupView | null
}
export type ProductSort = SortBy<(typeof markupProductSorts)[number]>

/** What the names of a product are read from. */
const names: Sql = sql`join vendor v on v.id = p.vendor_id
  join category leaf on leaf.id = p.category_id join category root on root.id = p.root_category_id`

/** Joined where a product is sought or put in order by them alone: of all products that takes its time. */
const joined = ({ text, vendor, category }: ProductSearch, sort: ProductSort = 'name'): Sql =>
  text === '' && vendor === null && category === null && /^-?(name|cost)$/.test(sort)
    ? sql`product p`
    : sql`product p ${names}`

/** A rule of the showroom for one product, whoever buys it and whatever else it is. */
const isOwnRule = ({ id }: OwnShowroom): Sql => sql`
  r.showroom_id = ${id} and r.product_id is not null
    and r.category_id is null and r.vendor_id is null and r.client_id is null`

/** Of the product `p`. */
export const standingColumn = ({ id }: OwnShowroom): Sql => sql`coalesce((
  select g.standing from product_standing g where g.showroom_id = ${id} and g.product_id = p.id), 'shown')`

const isIn = (showroom: OwnShowroom, view: MarkupView | null): Sql => {
  if (view === null) return sql`true`
  if (view === 'own')
    return sql`p.id in (select r.product_id from markup_rule r where ${isOwnRule(showroom)})`
  return sql`${standingColumn(showroom)} = ${view}`
}

const sought = ({ showroom, text, vendor, category, view }: ProductSearch): Sql => sql`
  ${isListedIn(showroom)}
    and ${text === '' ? sql`true` : sql`lower(p.name || ' ' || p.sku || ' ' || v.name) like ${holding(text)}`}
    and ${vendor === null ? sql`true` : sql`lower(v.name) = lower(${vendor})`}
    and ${category === null ? sql`true` : sql`${category} in (leaf.slug_url, root.slug_url)`}
    and ${isIn(showroom, view)}`

const sortable: Record<(typeof markupProductSorts)[number], Sql> = {
  name: raw('lower(p.name)'),
  vendor: raw('lower(v.name)'),
  category: raw('lower(leaf.name)'),
  cost: raw('p.final_price_cents'),
}

export const countProducts = async (db: Queries, search: ProductSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from ${joined(search)} where ${sought(search)}`)
  return counted?.count ?? 0
}

export const productsFound = (
  db: Queries,
  search: ProductSearch,
  { sort, skip, most }: Span & { sort: ProductSort },
): Promise<ListedProduct[]> =>
  db.query<ListedProduct>(sql`
    select p.id as "productId", p.vendor_id as "vendorId", p.category_id as "categoryId",
      p.root_category_id as "rootCategoryId", p.final_price_cents as "finalPriceCents",
      p.msrp_cents as "msrpCents", p.public_id as "publicId", p.name, v.name as vendor,
      ${standingColumn(search.showroom)} as standing, ${nextPlanOfProduct(search.showroom.id)} as planned,
      json_build_object('slug_url', leaf.slug_url, 'name', leaf.name) as leaf,
      json_build_object('slug_url', root.slug_url, 'name', root.name) as root
    from (
      select p.id as found from ${joined(search, sort)} where ${sought(search)}
      order by ${orderOf(sort)} limit ${most} offset ${skip}
    ) page join product p on p.id = page.found ${names}
    order by ${orderOf(sort)}`)

const orderOf = (sort: ProductSort): Sql => tableOrder(sort, { columns: sortable, last: raw('p.id') })

type OwnMarkup = ProductMarkups[number] & { productId: number }

/** Those of the named products that are listed, each with the markup that is its own. */
export const ownMarkups = (
  tx: Queries,
  showroom: OwnShowroom,
  publicIds: readonly string[],
): Promise<OwnMarkup[]> =>
  tx.query<OwnMarkup>(sql`
    select p.id as "productId", p.public_id as product,
      (select r.markup_bps from markup_rule r where r.product_id = p.id and ${isOwnRule(showroom)} limit 1) as markup_bps
    from product p where p.public_id = any(${publicIds}::text[]) and ${isListedIn(showroom)}
    order by p.id`)

export const deleteOwnRules = (tx: Queries, showroom: OwnShowroom, productIds: readonly number[]) =>
  tx.query(
    sql`delete from markup_rule r where ${isOwnRule(showroom)} and r.product_id = any(${productIds}::int[])`,
  )

export type NewMarkup = { productId: number; publicId: string; markupBps: number }

/** A rule that is there keeps its id and its age. */
export const saveOwnRules = async (tx: Queries, showroom: OwnShowroom, markups: readonly NewMarkup[]) => {
  const asked = sql`unnest(${markups.map(({ productId }) => productId)}::int[],
    ${markups.map(({ publicId }) => publicId)}::text[], ${markups.map(({ markupBps }) => markupBps)}::int[])
    as asked (product_id, public_id, markup_bps)`
  await tx.query(sql`
    update markup_rule r set markup_bps = asked.markup_bps from ${asked}
    where ${isOwnRule(showroom)} and r.product_id = asked.product_id`)
  await tx.query(sql`
    insert into markup_rule (showroom_id, public_id, product_id, markup_bps)
    select ${showroom.id}::int, asked.public_id, asked.product_id, asked.markup_bps from ${asked}
    where not exists (
      select 1 from markup_rule r where ${isOwnRule(showroom)} and r.product_id = asked.product_id)`)
}
