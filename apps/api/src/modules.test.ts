import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableNames } from './testing/test-database.store.ts'
import { openTestApp } from './testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const sources = fileURLToPath(new URL('.', import.meta.url))
const notConcepts = ['commands', 'development', 'platform', 'shared', 'testing']
const platformTables = ['job', 'job_schedule', 'migration']

/** Names that a statement reads or writes. Comments and imports are no statements. */
const namedIn = (source: string): string[] => {
  const statements = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const found = statements.matchAll(/\b(?:from|join|into|update|using)\s+(?:only\s+)?"?([a-z_]+)"?/g)
  return [...new Set([...found].map(([, name = '']) => name))]
}

/** Where SQL names a table of a concept above its own, and why it does so for now. This list only gets shorter. */
const upward: Record<string, { tables: string[]; because: string }> = {
  'cart/cart-facts.store.ts': { tables: ['project'], because: 'a cart tells which project it is for' },
  'cart/expired-carts.store.ts': {
    tables: ['project'],
    because: 'a project that a guest began goes with the cart, in one statement',
  },
  'order/reading/order-read.store.ts': {
    tables: ['project'],
    because: 'orders are searched and filtered by their project',
  },
  'payment/holds/hold.store.ts': {
    tables: ['balance_payment', 'designer_hire', 'shop_order'],
    because: 'a bank’s page leads back to what is paid for, by its public id',
  },
  'pricing/coupon/coupon.store.ts': {
    tables: ['product'],
    because: 'a coupon’s scope is a category, which only a product knows',
  },
  'pricing/price-list/priced-product.store.ts': {
    tables: ['product'],
    because: 'an order takes prices apart by what products are made of',
  },
  'showroom/showroom-record.store.ts': {
    tables: ['category'],
    because: 'a showroom hides categories that are named by their slug',
  },
}

test('the words after from, join, into, update and using are what a statement names', () => {
  const source =
    '// from nowhere\nsql`select 1 from cart c join only project p using (id)`; sql`insert into lead`'
  expect(namedIn(source)).toEqual(['cart', 'project', 'lead'])
})

test('every folder of the API is a concept in the list, or none', () => {
  const folders = readdirSync(sources, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(opened.modules), ...notConcepts].toSorted(),
  )
})

test('every table belongs to one concept', async () => {
  const owned = Object.values(opened.modules).flatMap(({ tables }): readonly string[] => tables)
  const tables = await tableNames(opened.db)
  expect(tables.length).toBeGreaterThan(40)
  expect(owned.toSorted()).toEqual(tables.filter((table) => !platformTables.includes(table)))
})

test('no statement names a table of a concept above its own, but for those that say why', () => {
  const concepts = Object.keys(opened.modules)
  const ownerOf = new Map<string, string>()
  for (const [concept, { tables }] of Object.entries(opened.modules))
    for (const table of tables) ownerOf.set(table, concept)
  const stores = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.store.ts') && !path.includes('testing') && !path.startsWith('platform/'),
  )
  expect(stores.length).toBeGreaterThan(50)
  const found: Record<string, string[]> = {}
  for (const path of stores) {
    const place = concepts.indexOf(path.split('/')[0] ?? '')
    const above = namedIn(readFileSync(sources + path, 'utf8')).filter(
      (table) => concepts.indexOf(ownerOf.get(table) ?? '') > place,
    )
    if (above.length > 0) found[path] = above.toSorted()
  }
  const excused = Object.entries(upward).map(([path, { tables }]) => [path, tables])
  expect(found).toEqual(Object.fromEntries(excused))
})
