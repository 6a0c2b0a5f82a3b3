import { productsRequest } from '@showroom/contract/catalogue/catalogue.endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../platform/db/database-error.ts'
import type { Db } from '../../platform/db/db.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import { isServer, openTestDb } from '../../testing/test-db.ts'
import { openCatalogue } from '../catalogue.ts'
import { strike } from './block.ts'
import { openCatalogueIndex } from './catalogue-index.ts'
import { checkIndex, tidyChanges } from './check-index.ts'
import { changes, changesWritten, readVariety } from './testing/change.store.ts'

let db: Db
let time: number
let products: number[]
let reported: unknown[]
const now = () => new Date(time)
const report = (error: unknown) => void reported.push(error)
const later = () => {
  time += 1_000
}

beforeAll(async () => {
  db = await openTestDb('seeded')
  products = (await readVariety(db)).products
})
beforeEach(() => {
  time = Date.parse('2026-11-23T17:00:00Z')
  reported = []
})
afterAll(() => db.close())

const open = (from: Pick<Db, 'query'> = db) => openCatalogueIndex({ db: from, now, report })
const wholesale = async (index: ReturnType<typeof open>, id: number) => {
  const place = (await index.current()).shelves.locate(id)
  return place?.block.wholesale[place.row]
}
const first = () => products[0] ?? 0
const second = () => products[1] ?? 0

/** Something that is waited for, and what says that it has come. */
const aSign = () => {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

test('a change is seen within a second, and not asked for more often', async () => {
  const index = open()
  const before = (await wholesale(index, first())) ?? 0
  await changes.price(db, [first()], 1_000)
  expect(await wholesale(index, first())).toBe(before)
  later()
  expect(await wholesale(index, first())).toBe(before + 1_080)
})

test.runIf(isServer)('a transaction that began first and commits last is not missed', async () => {
  const index = open()
  const [ofLate, ofSoon] = [await wholesale(index, first()), await wholesale(index, second())]
  const written = aSign()
  const mayCommit = aSign()
  const late = db.transaction(async (tx) => {
    await changes.price(tx, [first()], 1_000)
    written.give()
    await mayCommit.given
  })
  await written.given
  await changes.price(db, [second()], 2_000)
  later()
  expect(await wholesale(index, second())).toBe((ofSoon ?? 0) + 2_160)
  expect(await wholesale(index, first())).toBe(ofLate)
  mayCommit.give()
  await late
  later()
  expect(await wholesale(index, first())).toBe((ofLate ?? 0) + 1_080)
})

test('what was rolled back, as by a killed import, is never seen', async () => {
  const index = open()
  const before = await wholesale(index, first())
  const killed = db.transaction(async (tx) => {
    await changes.price(tx, [first()], 1_000)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  later()
  expect(await wholesale(index, first())).toBe(before)
})

test('every process hears of it, each for itself', async () => {
  const processes = [open(), open()]
  const before = await Promise.all(processes.map((index) => wholesale(index, first())))
  await changes.price(db, [first()], 1_000)
  later()
  const after = await Promise.all(processes.map((index) => wholesale(index, first())))
  expect(after).toEqual(before.map((cents) => (cents ?? 0) + 1_080))
})

test('without its database it goes on as it was, and is right again when that is back', async () => {
  let isAway = false
  const query: Db['query'] = (statement) =>
    isAway ? Promise.reject(new DatabaseUnavailable('away')) : db.query(statement)
  const index = open({ query })
  const before = await wholesale(index, first())
  await changes.price(db, [first()], 1_000)
  isAway = true
  later()
  expect(await wholesale(index, first())).toBe(before)
  expect(reported).toHaveLength(1)
  isAway = false
  later()
  // The first one after a failure does not wait.
  await index.refresh()
  expect(await wholesale(index, first())).toBe((before ?? 0) + 1_080)
})

test('what can not be told product by product is read again as a whole', async () => {
  const index = open()
  const before = await index.current()
  const { shelves, loadedAs } = before
  await changes.vendor(db)
  later()
  const after = await index.current()
  expect(after.loadedAs).not.toBe(loadedAs)
  expect(after.shelves).not.toBe(shelves)
})

test('a change of the departments is another tree over the same products', async () => {
  const index = open()
  const before = { ...(await index.current()) }
  await changes.department(db)
  later()
  const after = await index.current()
  expect(after.loadedAs).not.toBe(before.loadedAs)
  expect(after.shelves).toBe(before.shelves)
  const changed = Math.min(...before.tree.byId.keys())
  expect(after.tree.byId.get(changed)?.name).toBe(`${before.tree.byId.get(changed)?.name}.`)
})

test('a category that is compared by another measure has its products priced anew', async () => {
  const index = open()
  const { shelves, tree } = await index.current()
  await changes.measure(db)
  later()
  expect((await index.current()).shelves).not.toBe(shelves)
  expect((await index.current()).tree).not.toBe(tree)
  await changes.measure(db)
})

test('a change leaves the answers of other categories as they are', async () => {
  const catalogue = openCatalogue({ db, now, report })
  const showroom = await requireShowroom(db, 'HARVEST2')
  const list = (category: string) =>
    catalogue.productsText(showroom, productsRequest.parse({ showroom: 'HARVEST2', category }))
  // What others had not yet committed while it was loaded is read again, and may be another tree.
  await catalogue.index.refresh()
  const { shelves, tree } = await catalogue.index.current()
  const slugOf = (root: number) => tree.byId.get(root)?.slug ?? ''
  const changed = shelves.locate(first())?.block.root ?? 0
  const other = shelves.blocks.find(({ root }) => root !== changed)?.root ?? 0
  const both = async () => [await list(slugOf(changed)), await list(slugOf(other))]
  // What is asked for once is not kept.
  await both()
  const before = await both()
  await changes.price(db, [first()], 1_000)
  later()
  expect(await list(slugOf(other))).toBe(before[1])
  expect(await list(slugOf(changed))).not.toBe(before[0])
})

test('the hourly sample finds a planted difference, and mends it', async () => {
  const index = open()
  const { shelves, tree } = await index.current()
  const place = shelves.locate(first())
  if (!place) throw new Error('The product is not sold.')
  const at = tree.roots.findIndex(({ id }) => id === place.block.root) / tree.roots.length
  const check = () => checkIndex({ db, index, report }, () => at)
  expect(await check()).toBe('right')
  strike(place.block, place.row)
  expect([await check(), reported.length, await check()]).toEqual(['wrong', 1, 'right'])
})

test('what everybody has read is forgotten after a day', async () => {
  await changes.price(db, [first()], 1_000)
  expect(await changesWritten(db)).toBeGreaterThan(0)
  await tidyChanges(db, new Date(Date.now() + 2 * 86_400_000))
  expect(await changesWritten(db)).toBe(0)
})
