import { createHash } from 'node:crypto'
import { hasOwnBrand, isPremium } from '@showroom/contract/showroom/own-brand.rules'
import type { ShowroomHit, ShowroomProfile } from '@showroom/contract/showroom/showroom'
import { parseColor } from '@showroom/contract/showroom/color'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { parseLogo } from './logo.ts'
import { type Assortment, mayEmbed, type PlanColumns, type ShowroomContext, typedVsdId } from './showroom.ts'

const mostHits = 10
const freshForMs = 1_000

/** One memory per database: every request asks for its showroom, and showrooms seldom change. */
const remembered = new WeakMap<Queries, LRUCache<string, ShowroomContext>>()

/** A transaction is over too soon to remember anything. */
const memoryOf = (db: Queries): LRUCache<string, ShowroomContext> | null => {
  if (!('transaction' in db)) return null
  const memory = remembered.get(db) ?? new LRUCache({ max: 2_000, ttl: freshForMs })
  remembered.set(db, memory)
  return memory
}

/** By the Pro's id or the Showroom ID; null when there is none. At most a second old. */
export const showroomContext = async (db: Queries, ref: string): Promise<ShowroomContext | null> => {
  const memory = memoryOf(db)
  const known = memory?.get(ref)
  if (known) return known
  const [row] = await db.query<ContextRow>(sql`
    select s.has_custom_addon, s.plan, s.plan_status, s.paid_amount, s.id, s.user_id as ref, s.vsd_id as "vsdId", s.price_list_id as "priceListId",
      s.is_development as "isDevelopment", s.unavailable_since is not null as "isUnavailable",
      array(select category_id from hidden_category h where h.showroom_id = s.id
        union select category_id from unlisted_category order by 1) as "hiddenCategoryIds",
      ${productsThat('hidden')} as "hiddenProductIds", ${productsThat('featured')} as "featuredProductIds",
      array(select origin from showroom_domain d where d.showroom_id = s.id and d.verified_at is not null)
        as origins
    from showroom s where s.user_id = ${ref} or s.vsd_id = ${typedVsdId(ref)}
    order by s.user_id = ${ref} desc limit 1`)
  if (!row) return null
  const { has_custom_addon, plan, plan_status, paid_amount, ...plain } = row
  const context = {
    ...plain,
    assortmentKey: assortmentKeyOf(row),
    mayEmbed: mayEmbed({ has_custom_addon, plan, plan_status, paid_amount }),
  }
  memory?.set(ref, context)
  return context
}

type ContextRow = Omit<ShowroomContext, 'assortmentKey' | 'mayEmbed'> & PlanColumns

const productsThat = (are: 'hidden' | 'featured') => sql`
  array(select product_id from product_standing g where g.showroom_id = s.id and g.standing = ${are} order by 1)`

const assortmentKeyOf = ({ hiddenCategoryIds, hiddenProductIds, featuredProductIds }: Assortment): string =>
  createHash('sha1')
    .update([hiddenCategoryIds, hiddenProductIds, featuredProductIds].join(' '))
    .digest('base64url')

/** Whether any showroom at all admits the origin: all that a preflight can be asked, as it carries no showroom. */
export const someShowroomAdmits = async (db: Queries, origin: string): Promise<boolean> => {
  const showrooms = await db.query<PlanColumns>(sql`
    select distinct s.has_custom_addon, s.plan, s.plan_status, s.paid_amount
    from showroom_domain d join showroom s on s.id = d.showroom_id
    where d.origin = ${origin} and d.verified_at is not null`)
  return showrooms.some(mayEmbed)
}

/** Letters and digits as they are typed and as they are compared: case, spaces and dashes do not count. */
const comparableName = sql`translate(lower(company_name), ' -.,''&', '')`

/**
 * Emptied text lists the first ten; else the Showroom ID begins with it or the name contains it.
 * An unlisted showroom answers to its whole ID only.
 */
export const searchShowrooms = async (db: Queries, typed: string): Promise<ShowroomHit[]> => {
  const compact = typed.toLowerCase().replace(/[\s\-.,'&]+/g, '')
  if (typed !== '' && compact.length <= 2) return []
  const literal = compact.replace(/[\\%_]/g, '\\$&')
  const id = compact.toUpperCase()
  return db.query<ShowroomHit>(sql`
    select user_id as id, company_name, vsd_id, city, state, license_number from showroom
    where vsd_id is not null and (
      vsd_id = ${id}
      or (is_listed and (
        vsd_id like ${`${literal.toUpperCase()}%`} or ${comparableName} like ${`%${literal}%`})))
    order by vsd_id = ${id} desc, vsd_id like ${`${literal.toUpperCase()}%`} desc,
      ${comparableName} like ${`${literal}%`} desc, paid_amount desc, company_name
    limit ${mostHits}`)
}

type ProfileRow = Omit<
  ShowroomProfile,
  'basic_addon' | 'custom_addon' | 'showroom_subscription' | 'theme_color' | 'business_logo'
> & {
  has_basic_addon: boolean
  has_custom_addon: boolean
  theme_color: string | null
  business_logo: string | null
  plan: string
  plan_status: string
  paid_amount: number
  hides_powered_by: boolean
}

/** The profile as visitors may see it: colour and logo only where the showroom is entitled to them. */
export const showroomProfileOf = async (
  db: Queries,
  showroomId: number,
): Promise<{ profile: ShowroomProfile; hidesPoweredBy: boolean } | null> => {
  const [row] = await db.query<ProfileRow>(sql`
    select user_id, vsd_id, company_name, has_basic_addon, has_custom_addon, theme_color, business_logo, banner,
      plan, plan_status, paid_amount, hides_powered_by, tagline, city, state, phone, license_number, since_year,
      unavailable_since is not null as is_unavailable
    from showroom where id = ${showroomId} and vsd_id is not null`)
  if (!row) return null
  const { has_basic_addon, has_custom_addon, plan, plan_status, paid_amount, hides_powered_by, ...plain } =
    row
  const status = (isActive: boolean) =>
    ({ subscription_status: isActive ? 'active' : 'inactive' }) satisfies ShowroomProfile['basic_addon']
  const subscription = { subscription_status: plan_status, plan, paid_amount }
  const addons = { basic_addon: status(has_basic_addon), custom_addon: status(has_custom_addon) }
  const profile = { ...plain, ...addons, showroom_subscription: subscription }
  const isBranded = hasOwnBrand(profile)
  return {
    profile: {
      ...profile,
      theme_color: isBranded && plain.theme_color ? parseColor(plain.theme_color) : null,
      business_logo: isBranded && plain.business_logo ? parseLogo(plain.business_logo) : null,
      banner: isBranded ? plain.banner : null,
    },
    hidesPoweredBy: hides_powered_by && isPremium(subscription),
  }
}
