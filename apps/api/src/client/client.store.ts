import { standardVisibility, type PriceVisibility } from '@showroom/contract/client-terms/price-visibility'
import type { clientSorts, JoinedVia } from '@showroom/contract/client/client.rules'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Language } from '@showroom/contract/shared/languages'
import type { Queries } from '../platform/db/db.ts'
import { raw, type Sql, sql } from '../platform/db/sql.ts'
import { holding } from '../shared/holding.ts'
import type { Span } from '../shared/paged-reply.ts'
import { tableOrder } from '../shared/table.ts'

export type FoundClient = {
  accountId: number
  publicId: string
  name: string
  photo: string | null
  language: Language | null
  email: string
  phone: string
  joinedVia: JoinedVia
  since: Date
  lastSeenAt: Date | null
  projects: number
  cartLines: number
  cartCents: number
  orders: number
  salesCents: number
  priceVisibility: PriceVisibility
  isTaxExempt: boolean
  taxNote: string
  notes: string
  markupBps: number | null
  markupRuleId: string | null
}

export type ClientSearch = { showroomId: number; text: string; visibility: PriceVisibility | null }
export type ClientSort = SortBy<(typeof clientSorts)[number]>

const words = sql`lower(a.first_name || ' ' || a.last_name || ' ' || a.email || ' ' || a.phone_number)`

/** Who signed up there, has a cart or a project there, or has ordered there; `only` narrows each of the four. */
export const knownIn = (showroomId: number, only: (account: Sql) => Sql = () => sql`true`): Sql => sql`
  select id as account_id from account where showroom_id = ${showroomId} and ${only(sql`id`)}
  union select account_id from cart
    where showroom_id = ${showroomId} and account_id is not null and ${only(sql`account_id`)}
  union select account_id from project
    where showroom_id = ${showroomId} and account_id is not null and ${only(sql`account_id`)}
  union select account_id from shop_order
    where showroom_id = ${showroomId} and state = 'placed' and ${only(sql`account_id`)}`

export const isPerson = sql`a.type = 'User' and a.deleted_at is null`

const people = (showroomId: number): Sql => sql`
  (${knownIn(showroomId)}) known join account a on a.id = known.account_id and ${isPerson}
  left join client_terms t on t.showroom_id = ${showroomId} and t.account_id = a.id`

const sought = ({ text, visibility }: ClientSearch): Sql => sql`
  (${visibility}::text is null or coalesce(t.price_visibility, ${standardVisibility}) = ${visibility})
    and ${text === '' ? sql`true` : sql`${words} like ${holding(text)}`}`

/** Of each client: what was ordered, what lies in the cart at the prices last shown there, and when they were here. */
const sums = (showroomId: number): Sql => sql`
  left join lateral (
    select count(*)::int as orders, coalesce(sum(o.total_cents), 0)::float8 as cents from shop_order o
    where o.showroom_id = ${showroomId} and o.account_id = a.id and o.state = 'placed') sold on true
  left join lateral (
    select count(*)::int as lines, coalesce(sum(l.qty::bigint * l.unit_price_cents), 0)::float8 as cents
    from cart c join cart_line l on l.cart_id = c.id
    where c.showroom_id = ${showroomId} and c.account_id = a.id) cart on true
  left join lateral (
    select max(s.last_seen_at) as at from session s where s.account_id = a.id and s.onlooker_id is null) seen on true`

const columns = (showroomId: number): Sql => sql`
  a.id as "accountId", a.public_id as "publicId", trim(a.first_name || ' ' || a.last_name) as name, a.photo, a.language, a.email,
  trim(a.country_code || ' ' || a.phone_number) as phone, a.created_at as since, seen.at as "lastSeenAt",
  case when a.showroom_id = ${showroomId} then 'sign_up' else 'shopping' end as "joinedVia",
  (select count(*)::int from project p where p.showroom_id = ${showroomId} and p.account_id = a.id) as projects,
  cart.lines as "cartLines", cart.cents as "cartCents", sold.orders, sold.cents as "salesCents",
  coalesce(t.price_visibility, ${standardVisibility}) as "priceVisibility",
  coalesce(t.is_tax_exempt, false) as "isTaxExempt", coalesce(t.tax_note, '') as "taxNote",
  coalesce(t.notes, '') as notes, rule.markup_bps as "markupBps", rule.public_id as "markupRuleId"`

const rule = (showroomId: number): Sql => sql`
  left join markup_rule rule on rule.showroom_id = ${showroomId} and rule.client_id = a.id
    and rule.vendor_id is null and rule.category_id is null and rule.product_id is null`

const sortable: Record<(typeof clientSorts)[number], Sql> = {
  seen: raw('seen.at'),
  name: raw("lower(a.first_name || ' ' || a.last_name)"),
  sales: raw('sold.cents'),
  cart: raw('cart.cents'),
}

export const countClients = async (db: Queries, search: ClientSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from ${people(search.showroomId)} where ${sought(search)}`)
  return counted?.count ?? 0
}

export const clientsOf = (
  db: Queries,
  search: ClientSearch,
  { sort, skip, most }: Span & { sort: ClientSort },
): Promise<FoundClient[]> => {
  const { showroomId } = search
  return db.query<FoundClient>(sql`
    select ${columns(showroomId)} from ${people(showroomId)} ${sums(showroomId)} ${rule(showroomId)}
    where ${sought(search)}
    order by ${tableOrder(sort, { columns: sortable, last: raw('a.id') })} limit ${most} offset ${skip}`)
}

/** Null where somebody is no client of the showroom: as if there were nobody. */
export const clientByPublicId = async (
  db: Queries,
  { showroomId, publicId }: { showroomId: number; publicId: string },
): Promise<FoundClient | null> => {
  const [found] = await db.query<FoundClient>(sql`
    select ${columns(showroomId)} from ${people(showroomId)} ${sums(showroomId)} ${rule(showroomId)}
    where a.public_id = ${publicId}`)
  return found ?? null
}

type PlacedOrder = { id: string; number: string; placedAt: Date; totalCents: number }

export const latestOrdersOf = (
  db: Queries,
  { showroomId, accountId, most }: { showroomId: number; accountId: number; most: number },
): Promise<PlacedOrder[]> =>
  db.query<PlacedOrder>(sql`
    select public_id as id, number, placed_at as "placedAt", total_cents::float8 as "totalCents"
    from shop_order o where showroom_id = ${showroomId} and account_id = ${accountId} and state = 'placed'
    order by o.id desc limit ${most}`)
