import type { PlannedMarkup, PricingScope } from '@showroom/contract/pricing/markup'
import { isShownIn } from '../../catalogue/product/is-shown.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Span } from '../../shared/paged-reply.ts'
import type { NamedProduct } from '../../pricing/price-list/priced-product.store.ts'
import type { OwnShowroom } from '../pro-pricing-deps.ts'
import { nextPlanOfRule } from './plan/next-plan.store.ts'
import type { ScopeIds } from './scope.ts'

/** Whose prices in the showroom are not everybody's. */
export const clientsWithRules = async (db: Queries, showroomId: number): Promise<number[]> => {
  const rows = await db.query<{ id: number }>(sql`
    select distinct client_id as id from markup_rule
    where showroom_id = ${showroomId} and client_id is not null order by 1`)
  return rows.map(({ id }) => id)
}

export type ListedRule = PricingScope & {
  publicId: string
  markupBps: number
  planned: PlannedMarkup | null
  /** The best-known product that it is for. */
  product_in_scope: NamedProduct | null
}

/** For more than one product alone, whoever buys it: those of one stand with it. */
const isWider = sql`(r.product_id is null or r.vendor_id is not null or r.category_id is not null or r.client_id is not null)`

export type CountedRules = { wider: number; hasRuleForAll: boolean }

export const countWiderRules = async (db: Queries, showroomId: number): Promise<CountedRules> => {
  const [counted] = await db.query<CountedRules>(sql`
    select count(*) filter (where ${isWider})::int as wider, coalesce(bool_or(r.product_id is null
      and r.vendor_id is null and r.category_id is null and r.client_id is null), false) as "hasRuleForAll"
    from markup_rule r where r.showroom_id = ${showroomId}`)
  return counted ?? { wider: 0, hasRuleForAll: false }
}

/** A page of them with the names of what they are for, the newest first. Each is looked into for one product by popularity. */
export const listedRules = (
  db: Queries,
  { id, ...hidden }: OwnShowroom,
  { skip, most }: Span,
): Promise<ListedRule[]> =>
  db.query<ListedRule>(sql`
    select r.public_id as "publicId", r.markup_bps as "markupBps", v.name as vendor,
      case when c.id is not null then json_build_object('slug_url', c.slug_url, 'name', c.name) end as category,
      case when p.id is not null then json_build_object('id', p.public_id, 'name', p.name) end as product,
      case when a.id is not null then json_build_object(
        'email', a.email, 'name', trim(a.first_name || ' ' || a.last_name)) end as client,
      known.product as product_in_scope, ${nextPlanOfRule} as planned
    from (select * from markup_rule r where r.showroom_id = ${id} and ${isWider}
        order by r.id desc limit ${most} offset ${skip}) r
      left join vendor v on v.id = r.vendor_id
      left join category c on c.id = r.category_id
      left join product p on p.id = r.product_id
      left join account a on a.id = r.client_id
      left join lateral (
        select json_build_object('productId', k.id, 'vendorId', k.vendor_id, 'categoryId', k.category_id,
          'rootCategoryId', k.root_category_id, 'finalPriceCents', k.final_price_cents, 'msrpCents', k.msrp_cents, 'publicId', k.public_id,
          'name', k.name) as product
        from product k
        where ${isShownIn(hidden, 'k')} and (r.product_id is null or k.id = r.product_id)
          and (r.category_id is null or r.category_id in (k.category_id, k.root_category_id))
          and (r.vendor_id is null or k.vendor_id = r.vendor_id)
        order by k.popularity desc, k.id limit 1) known on true
    order by r.id desc`)

export const countRules = async (db: Queries, showroomId: number): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from markup_rule where showroom_id = ${showroomId}`,
  )
  return row?.count ?? 0
}

export type KnownRule = { publicId: string; markupBps: number }

/** The rule for exactly this; null where there is none. */
export const ruleFor = async (
  tx: Queries,
  showroomId: number,
  { vendorId, categoryId, productId, clientId }: ScopeIds,
): Promise<KnownRule | null> => {
  const [found] = await tx.query<KnownRule>(sql`
    select public_id as "publicId", markup_bps as "markupBps" from markup_rule
    where showroom_id = ${showroomId} and vendor_id is not distinct from ${vendorId}::int
      and category_id is not distinct from ${categoryId}::int
      and product_id is not distinct from ${productId}::int
      and client_id is not distinct from ${clientId}::int
    order by id desc limit 1`)
  return found ?? null
}

type SavedRule = ScopeIds & { showroomId: number; publicId: string; markupBps: number }

/** Whether another rule is for exactly the same. */
export const isRuleTaken = async (tx: Queries, rule: SavedRule): Promise<boolean> => {
  const same = await tx.query(sql`
    select 1 from markup_rule
    where showroom_id = ${rule.showroomId} and public_id <> ${rule.publicId}
      and vendor_id is not distinct from ${rule.vendorId}::int
      and category_id is not distinct from ${rule.categoryId}::int
      and product_id is not distinct from ${rule.productId}::int
      and client_id is not distinct from ${rule.clientId}::int`)
  return same.length > 0
}

export const insertRule = (tx: Queries, rule: SavedRule) =>
  tx.query(sql`
    insert into markup_rule (showroom_id, public_id, vendor_id, category_id, product_id, client_id, markup_bps)
    values (${rule.showroomId}, ${rule.publicId}, ${rule.vendorId}, ${rule.categoryId}, ${rule.productId},
      ${rule.clientId}, ${rule.markupBps})`)

/** False where the showroom has no such rule. */
export const updateRule = async (tx: Queries, rule: SavedRule): Promise<boolean> => {
  const updated = await tx.query(sql`
    update markup_rule set vendor_id = ${rule.vendorId}, category_id = ${rule.categoryId},
      product_id = ${rule.productId}, client_id = ${rule.clientId}, markup_bps = ${rule.markupBps}
    where showroom_id = ${rule.showroomId} and public_id = ${rule.publicId} returning 1`)
  return updated.length > 0
}

export const deleteRule = async (tx: Queries, showroomId: number, publicId: string): Promise<boolean> => {
  const deleted = await tx.query(sql`
    delete from markup_rule where showroom_id = ${showroomId} and public_id = ${publicId} returning 1`)
  return deleted.length > 0
}

export const deleteRulesFor = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from markup_rule where client_id = ${accountId}`)
