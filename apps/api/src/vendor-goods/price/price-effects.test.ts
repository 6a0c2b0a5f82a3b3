import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, anActive, aVendor, theAdmin, type Vendor } from '../testing/a-vendor.ts'
import { hideShelf, listShelves, unlistShelf } from '../testing/hidden-shelf.store.ts'
import { planning } from '../testing/planning.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let vendor: Vendor
beforeAll(async () => {
  opened = await openTestApp({}, () => new Date('2026-11-23T17:00:00Z'))
  vendor = await aVendor(opened, 'Quill Tile')
})
afterAll(() => opened.close())

const { preview } = planning(() => vendor)

test('each product is in the showrooms that show its shelf, and a showroom counts once in all', async () => {
  const admin = await theAdmin(opened)
  await anActive(vendor, admin, { sku: 'FOG-1' })
  await anActive(vendor, admin, { sku: 'FOG-2' })
  await anActive(vendor, admin, { sku: 'OAK-1', category: 'ceramic-tile' })
  await aDraft(vendor, { sku: 'FOG-3' })
  const prices = ['FOG-1', 'FOG-2', 'FOG-3', 'OAK-1'].map((sku) => ({ sku, price_cents: 5_000 }))
  const shown = async () => {
    const { data } = await preview('2026-11-25', ...prices)
    return { all: data.showrooms, of: new Map(data.rows.map(({ sku, showrooms }) => [sku, showrooms])) }
  }
  const { all } = await shown()
  expect(all).toBeGreaterThan(1)
  const every = { 'FOG-1': all, 'FOG-2': all, 'FOG-3': 0, 'OAK-1': all }
  expect(Object.fromEntries((await shown()).of)).toEqual(every)
  // What an Admin hides, nobody shows.
  await unlistShelf(opened.db, 'tile-flooring')
  expect((await shown()).all).toBe(0)
  await listShelves(opened.db)
  await hideShelf(opened.db, 'porcelain-tile', 1)
  expect(await shown()).toEqual({
    all,
    of: new Map(Object.entries({ ...every, 'FOG-1': all - 1, 'FOG-2': all - 1 })),
  })
  // A shelf that nobody shows has no row of its own.
  await hideShelf(opened.db, 'porcelain-tile', all)
  expect(Object.fromEntries((await shown()).of)).toEqual({ ...every, 'FOG-1': 0, 'FOG-2': 0 })
  await hideShelf(opened.db, 'ceramic-tile', all)
  expect((await shown()).all).toBe(0)
})
