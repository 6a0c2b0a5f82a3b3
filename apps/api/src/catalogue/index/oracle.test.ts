import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { ensurePriceList } from '../../pricing/price-list/price-list.store.ts'
import { demoShowroom } from '../../pricing/testing/prices.store.ts'
import { type Assortment, assortmentOf } from '../../showroom/showroom.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import { isServer, openTestDb } from '../../testing/test-db.ts'
import type { Criteria } from '../search/criteria.ts'
import { openCatalogueIndex } from './catalogue-index.ts'
import { brandsShown, carriedIn, countByCategory } from './facts.ts'
import { type FindPage, openFinder, openRules, type PageOf } from './finder.ts'
import { savingsIn } from './savings.ts'
import { changes, readVariety } from './testing/change.store.ts'
import { brandsBySql, carriedBySql, countedBySql, savingsBySql } from './testing/facts-oracle.store.ts'
import { findSet } from './testing/oracle.store.ts'
import { storePrices } from './testing/stored-prices.store.ts'
import { criteriaOf, randomLists, type Shown } from './testing/random-lists.ts'
import { readVendors } from '../search/vendor.store.ts'

let db: Db
let index: ReturnType<typeof openCatalogueIndex>
let findPage: FindPage
let variety: Awaited<ReturnType<typeof readVariety>>
let showrooms: Shown[]
let time = Date.parse('2026-11-23T17:00:00Z')
const now = () => new Date(time)

beforeAll(async () => {
  db = await openTestDb('seeded')
  const report = (error: unknown) => expect.unreachable(String(error))
  index = openCatalogueIndex({ db, now, report })
  findPage = openFinder({ db, now, index, rulesOf: openRules(db) })
  variety = await readVariety(db)
  showrooms = [...(await demoShowrooms()), await aClient(), await aChooser()]
  await storeAllPrices()
})
afterAll(() => db.close())

const storeAllPrices = () =>
  storePrices(
    db,
    showrooms.map(({ priceListId }) => priceListId),
  )

const demoShowrooms = () =>
  Promise.all(
    ['HARVEST2', 'MAPLE247', 'CEDAR936'].map(async (vsdId) => {
      const { ref } = await demoShowroom(db, vsdId)
      const showroom = await showroomContext(db, ref)
      if (!showroom) throw new Error(`There is no showroom ${vsdId}.`)
      return { ...assortmentOf(showroom), priceListId: showroom.priceListId }
    }),
  )

/** With rules of their own, for a product, a category, a vendor; and a showroom that hides a shelf and a category. */
const aClient = async (): Promise<Shown> => {
  const [root, other] = variety.roots
  const rules = [
    { markup_bps: 1_500 },
    { category_id: root?.id ?? 0, markup_bps: 2_750, is_client: true as const },
    { vendor_id: 1, markup_bps: 3_333 },
    ...variety.products.slice(0, 40).map((id) => ({ product_id: id, markup_bps: 1_000 + id })),
  ]
  const priceListId = await ensurePriceList(db, rules)
  return { ...everything, priceListId, hiddenCategoryIds: [other?.id ?? 0, variety.leaves[7]?.id ?? 0] }
}

const everything: Assortment = { hiddenCategoryIds: [], hiddenProductIds: [], featuredProductIds: [] }

/** A showroom that hides many single products of all kinds, and features as many as it may and some that it hides. */
const aChooser = async (): Promise<Shown> => ({
  ...everything,
  priceListId: await ensurePriceList(db, [{ markup_bps: 2_000 }]),
  hiddenProductIds: [...variety.products.filter((_, at) => at % 3 === 0), neverSold],
  featuredProductIds: [...variety.products.filter((_, at) => at % 40 === 1).slice(0, 23), neverSold],
})
const neverSold = 2_000_000

const fromSql = async (criteria: Criteria, { page, size }: PageOf) => {
  const found = await findSet(db, criteria, now().toISOString().slice(0, 10))
  const ids = found.ids === null ? [] : found.ids.split(',').map(Number)
  const lastPage = Math.max(1, Math.ceil(ids.length / size))
  const from = (Math.min(page, lastPage) - 1) * size
  const { min_cents: minCents, max_cents: maxCents } = found
  return {
    total: ids.length,
    page: Math.min(page, lastPage),
    lastPage,
    ids: ids.slice(from, from + size),
    counts: new Map(Object.entries(found.counts ?? {})),
    priceRange: minCents === null || maxCents === null ? null : { minCents, maxCents },
  }
}

/** Many lists of one catalogue: the index must say what PostgreSQL says. */
const checkLists = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(randomLists(variety, showrooms), async (list) => {
      const criteria = criteriaOf(list)
      expect(await findPage(criteria, list.page)).toEqual(await fromSql(criteria, list.page))
    }),
    { numRuns },
  )

const isNight = process.env.NIGHT === '1'
/** The embedded database answers the old statements many times as slowly. */
const lists = isNight ? 5_000 : isServer ? 300 : 60
const rounds = isNight ? 200 : isServer ? 12 : 4

test('lists and searches are what PostgreSQL answers: totals, facets with counts, ranges, order', async () => {
  await checkLists(lists)
})

const checkFacts = async () => {
  const { shelves, tree } = await index.current()
  for (const { id } of variety.roots) {
    const carried = carriedIn(shelves, id).sort((a, b) => (a.facet < b.facet ? -1 : 1))
    expect(carried).toEqual(await carriedBySql(db, id))
  }
  const rulesOf = openRules(db)
  const vendors = await readVendors(db)
  for (const { priceListId, ...hidden } of showrooms) {
    const counts = countByCategory(shelves, hidden.hiddenProductIds)
    const counted = [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => a - b)
    const stored = await countedBySql(db, hidden.hiddenProductIds)
    expect(counted).toEqual(stored.map(({ categoryId, count }) => [categoryId, count]))
    expect(brandsShown(shelves, { hidden, tree, vendors })).toEqual(await brandsBySql(db, hidden))
    const savings = savingsIn(shelves, { rules: await rulesOf(priceListId), hidden, tree })
    expect(savings).toEqual(await savingsBySql(db, { ...hidden, priceListId }))
  }
}

test('menus, brands, facets of a category and savings are what PostgreSQL counts', checkFacts)

test('after changes of every kind the index is what PostgreSQL says, a second later', async () => {
  const kinds = Object.values(changes)
  const random = fc.record({
    kind: fc.constantFrom(...kinds),
    ids: fc.uniqueArray(fc.constantFrom(...variety.products), { maxLength: 60 }),
    by: fc.nat(100),
  })
  for (const [round, steps] of fc
    .sample(fc.array(random, { minLength: 1, maxLength: 12 }), rounds)
    .entries()) {
    for (const { kind, ids, by } of steps) await kind(db, ids, by)
    await storeAllPrices()
    time += 1_000
    await checkLists(isNight ? 25 : 10)
    if (round % 4 === 0) await checkFacts()
  }
})
