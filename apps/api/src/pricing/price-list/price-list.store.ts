import { createHash } from 'node:crypto'
import type { MarkupRule } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Showrooms with the same rules share a list. It never changes under its id, so that whoever knows it may keep it. */
export const ensurePriceList = async (tx: Queries, rules: readonly MarkupRule[]): Promise<number> => {
  const [id] = await ensurePriceLists(tx, [rules])
  if (id === undefined) throw new Error('A price list was neither found nor made.')
  return id
}

/** In the order of what was asked. Those that are there already are only read, so that nobody waits for whom they are new. */
export const ensurePriceLists = async (
  tx: Queries,
  sets: readonly (readonly MarkupRule[])[],
): Promise<number[]> => {
  const wanted = sets.map((rules) => {
    const canonical = canonicalRules(rules)
    return { key: createHash('sha256').update(JSON.stringify(canonical)).digest('hex'), rules: canonical }
  })
  const known = await idsByKey(tx, wanted)
  const missing = wanted.filter(({ key }) => !known.has(key))
  // In the order of their keys, or two who make the same ones would wait for each other.
  if (missing.length > 0)
    await tx.query(sql`
      insert into price_list (key, rules)
      select key, rules from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as list (key text, rules jsonb)
      order by key on conflict (key) do nothing`)
  const ids = missing.length > 0 ? await idsByKey(tx, wanted) : known
  return wanted.flatMap(({ key }) => ids.get(key) ?? [])
}

const idsByKey = async (tx: Queries, lists: readonly { key: string }[]): Promise<Map<string, number>> => {
  const rows = await tx.query<{ key: string; id: number }>(sql`
    select key, id from price_list where key = any(${lists.map(({ key }) => key)}::text[])`)
  return new Map(rows.map(({ key, id }) => [key, id]))
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
