import { createHash } from 'node:crypto'
import type { MarkupRule } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Showrooms with the same rules share a list. It never changes under its id, so that whoever knows it may keep it. */
export const ensurePriceList = async (tx: Queries, rules: readonly MarkupRule[]): Promise<number> => {
  const canonical = JSON.stringify(canonicalRules(rules))
  const key = createHash('sha256').update(canonical).digest('hex')
  const [list] = await tx.query<{ id: number }>(sql`
    insert into price_list (key, rules) values (${key}, ${canonical}::jsonb)
    on conflict (key) do update set rules = excluded.rules
    returning id`)
  if (!list) throw new Error('A price list was neither found nor made.')
  return list.id
}

/** What the prices of a list are computed by. */
export const rulesOfList = async (db: Queries, priceListId: number) => {
  const [list] = await db.query<{ id: number; isWholesale: boolean; rules: MarkupRule[] }>(sql`
    select id, is_wholesale as "isWholesale", rules from price_list where id = ${priceListId}`)
  if (!list) throw new Error(`There is no price list ${priceListId}.`)
  return list
}

/** In a fixed order, with the older of two rules on the same thing dropped, so that equal rules have equal keys. */
const canonicalRules = (rules: readonly MarkupRule[]): MarkupRule[] => {
  const newest = new Map<string, MarkupRule>()
  for (const { product_id, category_id, vendor_id, is_client, markup_bps } of rules) {
    newest.set([product_id, category_id, vendor_id, ...(is_client ? ['client'] : [])].join('/'), {
      ...(product_id === undefined ? {} : { product_id }),
      ...(category_id === undefined ? {} : { category_id }),
      ...(vendor_id === undefined ? {} : { vendor_id }),
      ...(is_client ? { is_client } : {}),
      markup_bps,
    })
  }
  return [...newest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, rule]) => rule)
}
