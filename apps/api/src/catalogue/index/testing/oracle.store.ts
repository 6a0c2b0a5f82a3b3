import type { Queries } from '../../../platform/db/db.ts'
import { join, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import type { Criteria, Selection } from '../../search/criteria.ts'
import type { SearchQuery } from '../../search/search-query.ts'

// What the catalogue asked PostgreSQL before it kept itself in memory: what the index must answer, too.

/** Facet values as products carry them (`key=value`) with the number of products each would leave. */
export type FoundSet = {
  ids: string | null
  counts: Record<string, number> | null
  min_cents: number | null
  max_cents: number | null
}

/**
 * One pass over the products in scope. Each row knows how many choices it misses: with none it is a result;
 * with one it still counts in that one facet, since a facet's counts ignore its own selection.
 */
export const findSet = async (db: Queries, criteria: Criteria, today: string): Promise<FoundSet> => {
  const choices = choicesOf(criteria)
  const [found] = await db.query<FoundSet>(sql`
    with scoped as materialized (
      select p.id, p.popularity, pr.compare_cents, ${countedFacets(criteria)} as facets,
        ${orderings[criteria.sort](criteria, today)} as ordering,
        ${missedCount(choices)} as missed, ${firstMissed(choices)} as missed_key
      from product p
      join stored_price pr on pr.product_id = p.id and pr.price_list_id = ${criteria.priceListId}::int
      where p.status = 'active' ${scopeOf(criteria)}
    ), carried as (
      select unnest(facets) as facet, missed, missed_key from scoped where missed <= 1
    ), counted as (
      select facet, count(*) filter (where missed = 0 or starts_with(facet, missed_key || '='))::int as products
      from carried group by facet
    )
    select
      (select string_agg(id::text, ',' order by ordering, popularity desc, id) from scoped where missed = 0) as ids,
      (select json_object_agg(facet, products) from counted where products > 0) as counts,
      min(s.compare_cents) as min_cents, max(s.compare_cents) as max_cents
    from scoped s where s.missed = 0 or (s.missed = 1 and s.missed_key = ${priceKey})`)
  return found ?? { ids: null, counts: null, min_cents: null, max_cents: null }
}

type Choice = { key: string; condition: Sql }

/** Not the name of any facet. */
const priceKey = '$price'

const choicesOf = (criteria: Criteria): Choice[] => {
  const choices = criteria.selections.map((selection) => ({
    key: selection.key,
    condition: selected(selection),
  }))
  const { priceMin, priceMax } = criteria
  if (priceMin === null && priceMax === null) return choices
  const condition = sql`pr.compare_cents between ${priceMin ?? 0}::int and ${priceMax ?? 2_147_483_647}::int`
  return [...choices, { key: priceKey, condition }]
}

const selected = ({ key, values, carried }: Selection): Sql =>
  key === 'category'
    ? sql`p.root_category_id in (select id from category where slug_url = any(${values}::text[]))`
    : sql`p.facets && ${carried}::text[]`

const missedCount = (choices: Choice[]): Sql =>
  choices.length === 0
    ? raw('0')
    : join(
        choices.map(({ condition }) => sql`(not (${condition}))::int`),
        ' + ',
      )

const firstMissed = (choices: Choice[]): Sql => {
  if (choices.length === 0) return raw('null::text')
  const cases = choices.map(({ key, condition }) => sql`when not (${condition}) then ${key}::text`)
  return sql`case ${join(cases, ' ')} end`
}

/** Attributes differ from category to category; across categories only what all have is counted. */
const countedFacets = ({ hasCategoryFacets }: Criteria): Sql =>
  hasCategoryFacets
    ? raw('p.facets')
    : raw(`array['brand=' || p.brand, 'stock=' || p.stock_status, 'category=' || p.root_category_id::text]`)

const scopeOf = (criteria: Criteria): Sql =>
  sql`${withinOf(criteria)} ${notHidden(criteria)} ${enoughOf(criteria)} ${searched(criteria.search)}`

const withinOf = ({ within }: Criteria): Sql => {
  if (within === null) return raw('')
  return 'categoryId' in within
    ? sql`and p.category_id = ${within.categoryId}::int`
    : sql`and p.root_category_id = any(${within.rootIds}::int[])`
}

const notHidden = ({ hiddenCategoryIds: hidden, hiddenProductIds }: Criteria): Sql =>
  hidden.length + hiddenProductIds.length === 0
    ? raw('')
    : sql`and p.root_category_id <> all(${hidden}::int[]) and p.category_id <> all(${hidden}::int[])
        and p.id <> all(${hiddenProductIds}::int[])`

/** One lot must hold them all; goods without lots go by their stock, and what is made to order has no limit. */
const enoughOf = ({ quantity, area }: Criteria): Sql => sql`
  ${quantity === null ? raw('') : holds(sql`${quantity}::int`)}
  ${area === null ? raw('') : holds(unitsFor(area))}`

const holds = (units: Sql): Sql => sql`and (p.stock_status = 'made_to_order'
  or exists (select 1 from lot l where l.product_id = p.id and l.on_hand - l.reserved >= ${units})
  or (p.stock_qty - p.reserved >= ${units} and not exists (select 1 from lot l where l.product_id = p.id)))`

/** With a tenth for waste; of what is not sold by area, one. */
const unitsFor = (area: number): Sql =>
  sql`case when p.coverage > 0 then ceil(${area}::numeric * 110 / (100 * p.coverage)) else 1 end`

const searched = (search: SearchQuery | null): Sql => {
  if (search === null) return raw('')
  return search.productIds.length > 0
    ? sql`and (p.id = any(${search.productIds}::int[]) or p.search @@ to_tsquery('english', plain_text(${search.text})))`
    : sql`and p.search @@ to_tsquery('english', plain_text(${search.text}))`
}

/** Lower comes first; equals go by popularity. */
const orderings: Record<Criteria['sort'], (criteria: Criteria, today: string) => Sql> = {
  featured: ({ featuredProductIds }) =>
    sql`case when p.id = any(${featuredProductIds}::int[]) then 0 else 1 end`,
  price_low: () => raw('pr.compare_cents'),
  price_high: () => raw('-pr.compare_cents'),
  newest: () => raw('-extract(epoch from p.created_at)'),
  lead_time: (_, today) =>
    sql`p.lead_days_max + case p.stock_status when 'discontinued' then 1000
      when 'backorder' then case when p.restock_on is null then 90 else greatest(p.restock_on - ${today}::date, 0) end
      else 0 end`,
  saving: () => raw('case when p.msrp_cents > 0 then pr.price_cents::float8 / p.msrp_cents else 1 end'),
  relevance: ({ search }) => (search === null ? raw('0') : relevance(search)),
}

/** An article number that was typed in full wins; then the words, and among like matches what sells. */
const relevance = ({ text, productIds }: SearchQuery): Sql => {
  const byWords = sql`-ts_rank(p.search, to_tsquery('english', plain_text(${text})))
    * (1 + p.popularity / (select greatest(max(popularity), 1) from product where status = 'active')::float8)`
  return productIds.length > 0
    ? sql`case when p.id = any(${productIds}::int[]) then -1000 else ${byWords} end`
    : byWords
}
