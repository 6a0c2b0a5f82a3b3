import { createHash } from 'node:crypto'
import { type MarkupRule, markupFor, perSqft, priceStack } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { feeFor } from '../fee.ts'
import { type FeeRule, feeRules, type PricedProduct, pricedProducts } from './priced-product.store.ts'

/** Showrooms with the same rules share a list, so that 25,000 prices are kept once per set of rules. */
export const ensurePriceList = async (tx: Queries, rules: readonly MarkupRule[]): Promise<number> => {
  await lockLists(tx)
  const canonical = JSON.stringify(canonicalRules(rules))
  const key = createHash('sha256').update(canonical).digest('hex')
  const [list] = await tx.query<{ id: number }>(sql`
    insert into price_list (key, rules) values (${key}, ${canonical}::jsonb)
    on conflict (key) do update set rules = excluded.rules, unused_since = null
    returning id`)
  if (!list) throw new Error('A price list was neither found nor made.')
  return list.id
}

/** Until the transaction ends nobody else finds a list that is about to go. */
const lockLists = (tx: Queries) => tx.query(sql`select pg_advisory_xact_lock(hashtext('price_list'))`)

const isUsed = sql`(is_wholesale
  or exists (select 1 from showroom s where s.price_list_id = l.id)
  or exists (select 1 from client_price_list c where c.price_list_id = l.id))`

/** After somebody's prices have become others. */
export const markUnusedLists = (tx: Queries, now: Date) =>
  tx.query(sql`
    update price_list l set unused_since = ${now} where unused_since is null and not ${isUsed}`)

const keptUnusedMs = 60_000

/** Lists that nobody has had for a while, with their prices. */
export const deleteUnusedLists = async (tx: Queries, now: Date): Promise<void> => {
  await lockLists(tx)
  const until = new Date(now.getTime() - keptUnusedMs)
  await tx.query(sql`delete from price_list l where unused_since < ${until} and not ${isUsed}`)
}

export const hasPrices = async (db: Queries, priceListId: number): Promise<boolean> => {
  const some = await db.query(sql`select 1 from price where price_list_id = ${priceListId} limit 1`)
  return some.length > 0
}

/** What the prices of a list are computed by. */
export const rulesOfList = async (db: Queries, priceListId: number) => {
  const [list] = await db.query<{ id: number; isWholesale: boolean; rules: MarkupRule[] }>(sql`
    select id, is_wholesale as "isWholesale", rules from price_list where id = ${priceListId}`)
  if (!list) throw new Error(`There is no price list ${priceListId}.`)
  return list
}

export type PriceScope = { priceListId?: number; productIds?: readonly number[] }

/**
 * Computes the prices of a scope again, in batches, and writes the ones that changed.
 * Raises the catalogue version when any did. Returns how many.
 */
export const refreshPrices = async (tx: Queries, scope: PriceScope = {}): Promise<number> => {
  const lists = await tx.query<PriceList>(sql`
    select id, rules, is_wholesale from price_list
    where ${scope.priceListId ?? null}::int is null or id = ${scope.priceListId ?? null}::int`)
  const fees = await feeRules(tx)
  let changed = 0
  for await (const products of productBatches(tx, scope.productIds ?? null)) {
    for (const list of lists) changed += await writePrices(tx, list.id, pricesOf(products, list, fees))
  }
  if (changed > 0) await tx.query(sql`update catalogue_version set version = version + 1`)
  return changed
}

type PriceList = { id: number; rules: MarkupRule[]; is_wholesale: boolean }
type PriceColumns = { products: number[]; prices: number[]; compared: number[] }

const batchSize = 2_500

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

async function* productBatches(tx: Queries, ids: readonly number[] | null) {
  let after = 0
  while (true) {
    const products = await pricedProducts(tx, { after, most: batchSize, ids })
    const last = products.at(-1)
    if (!last) return
    yield products
    after = last.productId
  }
}

const pricesOf = (
  products: readonly PricedProduct[],
  { rules, is_wholesale }: PriceList,
  fees: readonly FeeRule[],
): PriceColumns => {
  const columns: PriceColumns = { products: [], prices: [], compared: [] }
  for (const product of products) {
    const markupBps = is_wholesale ? 0 : markupFor(rules, product)
    const { priceCents } = priceStack(product.finalPriceCents, feeFor(fees, product), markupBps)
    const { coverage } = product
    columns.products.push(product.productId)
    columns.prices.push(priceCents)
    // A cent is the least that a comparison can show.
    columns.compared.push(
      product.pricePer === 'sqft' && coverage ? Math.max(1, perSqft(priceCents, coverage)) : priceCents,
    )
  }
  return columns
}

const writePrices = async (tx: Queries, priceListId: number, columns: PriceColumns): Promise<number> => {
  const [written] = await tx.query<{ count: number }>(sql`
    with written as (
      insert into price (price_list_id, product_id, price_cents, compare_cents)
      select ${priceListId}::int, product_id, price_cents, compare_cents
      from unnest(${columns.products}::int[], ${columns.prices}::int[], ${columns.compared}::int[])
        as fresh (product_id, price_cents, compare_cents)
      on conflict (price_list_id, product_id) do update
        set price_cents = excluded.price_cents, compare_cents = excluded.compare_cents
        where (price.price_cents, price.compare_cents) <> (excluded.price_cents, excluded.compare_cents)
      returning 1
    )
    select count(*)::int as count from written`)
  return written?.count ?? 0
}
