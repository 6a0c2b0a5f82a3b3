import type { MarkupRule } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { saveClientLists } from '../pricing/price-list/client-price-list.store.ts'

export type ShowroomRecord = {
  userId: string
  vsdId: string | null
  companyName: string
  city: string
  state: string
  phone: string | null
  licenseNumber: string | null
  sinceYear: number | null
  tagline: string | null
  themeColor: string | null
  businessLogo: string | null
  hasCustomAddon: boolean
  plan: string
  planStatus: 'active' | 'inactive'
  paidAmount: number
  isListed: boolean
  isDevelopment: boolean
  hidesPoweredBy: boolean
  origins: string[]
  priceListId: number
  rules: MarkupRule[]
  hiddenIds: number[]
  /** When its origins were found to be its own. */
  now: Date
}

export const categoryIds = async (
  tx: Queries,
  which: 'all' | 'roots' = 'all',
): Promise<Map<string, number>> => {
  const rows = await tx.query<{ id: number; slug_url: string }>(
    sql`select id, slug_url from category where ${which} = 'all' or parent_id is null`,
  )
  return new Map(rows.map((row) => [row.slug_url, row.id]))
}

/** The showroom with its rules, domains and assortment, in place of what was there. */
export const saveShowroom = async (tx: Queries, record: ShowroomRecord): Promise<void> => {
  const [saved] = await tx.query<{ id: number }>(sql`
    insert into showroom (user_id, vsd_id, company_name, city, state, phone, license_number, since_year, tagline,
      theme_color, business_logo, has_custom_addon, plan, plan_status, paid_amount,
      is_listed, is_development, hides_powered_by, price_list_id)
    values (${record.userId}, ${record.vsdId}, ${record.companyName}, ${record.city}, ${record.state},
      ${record.phone}, ${record.licenseNumber}, ${record.sinceYear}, ${record.tagline},
      ${record.themeColor}, ${record.businessLogo}, ${record.hasCustomAddon}, ${record.plan},
      ${record.planStatus}, ${record.paidAmount}, ${record.isListed}, ${record.isDevelopment},
      ${record.hidesPoweredBy}, ${record.priceListId})
    on conflict (user_id) do update set vsd_id = excluded.vsd_id, company_name = excluded.company_name,
      theme_color = excluded.theme_color, business_logo = excluded.business_logo,
      has_custom_addon = excluded.has_custom_addon, plan = excluded.plan, plan_status = excluded.plan_status,
      paid_amount = excluded.paid_amount, is_listed = excluded.is_listed,
      is_development = excluded.is_development, hides_powered_by = excluded.hides_powered_by,
      price_list_id = excluded.price_list_id
    returning id`)
  if (!saved) throw new Error(`The showroom ${record.userId} was not saved.`)
  await replaceRules(tx, saved.id, record.rules)
  await saveClientLists(tx, saved.id, [])
  await tx.query(sql`delete from showroom_domain where showroom_id = ${saved.id}`)
  await tx.query(sql`
    insert into showroom_domain (showroom_id, origin, verified_at)
    select ${saved.id}::int, origin, ${record.now}::timestamptz from unnest(${record.origins}::text[]) as origin`)
  await tx.query(sql`delete from product_standing where showroom_id = ${saved.id}`)
  await tx.query(sql`delete from hidden_category where showroom_id = ${saved.id}`)
  await tx.query(sql`
    insert into hidden_category (showroom_id, category_id)
    select ${saved.id}::int, category_id from unnest(${record.hiddenIds}::int[]) as category_id`)
}

const replaceRules = async (tx: Queries, showroomId: number, rules: readonly MarkupRule[]): Promise<void> => {
  await tx.query(sql`delete from markup_rule where showroom_id = ${showroomId}`)
  await tx.query(sql`
    insert into markup_rule (showroom_id, vendor_id, category_id, product_id, markup_bps)
    select ${showroomId}::int, vendor_id, category_id, product_id, markup_bps
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb)
      as rule (vendor_id int, category_id int, product_id int, markup_bps int)`)
}

/** Slugs of what the showroom does not show. */
export const hiddenSlugs = async (db: Queries, showroomId: number): Promise<string[]> => {
  const rows = await db.query<{ slug: string }>(sql`
    select c.slug_url as slug from hidden_category h join category c on c.id = h.category_id
    where h.showroom_id = ${showroomId} order by 1`)
  return rows.map(({ slug }) => slug)
}

/** The wanted ones, in place of those before; what names no category is left out. */
export const hideCategories = async (
  tx: Queries,
  showroomId: number,
  slugs: readonly string[],
): Promise<void> => {
  await tx.query(sql`delete from hidden_category where showroom_id = ${showroomId}`)
  await tx.query(sql`
    insert into hidden_category (showroom_id, category_id)
    select ${showroomId}::int, c.id from category c
    where c.parent_id is null and c.slug_url = any(${[...slugs]}::text[])`)
}

/** How many categories would be left to look at. */
export const countShownCategories = async (db: Queries, hidden: readonly string[]): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from category c
    where c.parent_id is null and c.slug_url <> all(${[...hidden]}::text[])
      and not exists (select 1 from unlisted_category u where u.category_id = c.id)`)
  return counted?.count ?? 0
}
