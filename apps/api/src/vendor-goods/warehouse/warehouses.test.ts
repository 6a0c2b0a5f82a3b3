import type { SentFile } from '@showroom/contract/shared/sent-file'
import type { StockRow } from '@showroom/contract/vendor-goods/inventory'
import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, aVendor, theAdmin, type Vendor } from '../testing/a-vendor.ts'
import { giveLots } from '../testing/stock.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const dock = {
  name: 'Fresno dock',
  street: '4 Kiln Road',
  city: 'Fresno',
  state: 'CA',
  zip_code: '93650',
  ships_freight: false,
}
const add = (who: Vendor, changes: object = {}) =>
  who.ask<Warehouse[]>('POST /api/vendor_warehouses', { ...dock, ...changes })
const all = async (who: Vendor) => (await who.ask<Warehouse[]>('GET /api/vendor_warehouses')).data
const named = async (who: Vendor, name: string) => {
  const found = (await all(who)).find((each) => each.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found.id
}
const stock = async (who: Vendor, query = '') =>
  (await who.ask<StockRow[]>(`GET /api/vendor_stock?sort=sku${query}`)).data
const move = (who: Vendor, id: string, warehouse: string) =>
  who.ask<StockRow>(`PUT /api/vendor_stock/${id}/warehouse`, { warehouse })
const placesOf = async (who: Vendor) =>
  (await stock(who)).map(({ sku, lot, warehouse }) => [sku, lot, warehouse.name])

test('every vendor has a main warehouse from the beginning, and all goods lie there', async () => {
  const vendor = await aVendor(opened, 'Warehouses One')
  await aDraft(vendor, { sku: 'WH-1' })
  expect(await all(vendor)).toMatchObject([{ name: 'Main warehouse', is_main: true, street: '' }])
  expect(await placesOf(vendor)).toEqual([['WH-1', null, 'Main warehouse']])
})

test('lots lie where they are put; the list is filtered by it, and the file says it', async () => {
  const vendor = await aVendor(opened, 'Warehouses Two')
  const { id } = await aDraft(vendor, { sku: 'WH-2' })
  await giveLots(opened.db, id, { 'L-1': 5, 'L-2': 4 })
  expect((await add(vendor)).data.map(({ name, is_main }) => [name, is_main])).toEqual([
    ['Main warehouse', true],
    ['Fresno dock', false],
  ])
  const fresno = await named(vendor, 'Fresno dock')
  const second = (await stock(vendor)).find(({ lot }) => lot === 'L-2')
  const moved = await move(vendor, second?.id ?? '', fresno)
  expect(moved.data).toMatchObject({ lot: 'L-2', warehouse: { name: 'Fresno dock' }, on_hand: 4 })
  expect((await stock(vendor, `&warehouse=${fresno}`)).map(({ lot }) => lot)).toEqual(['L-2'])
  const { data: file } = await vendor.ask<SentFile>(`GET /api/vendor_stock/export?warehouse=${fresno}`)
  expect(file.text).toContain('"Fresno dock","L-2"')
  const admin = await theAdmin(opened)
  const { data: deeds } = await admin.ask<object[]>('GET /api/admin/audit?entity=stock&s=WH-2')
  expect(deeds).toMatchObject([
    { action: 'moved', before: { warehouse: 'Main warehouse' }, after: { warehouse: 'Fresno dock' } },
  ])
})

test('another main one takes nothing with it; one that is closed leaves its goods to the main one', async () => {
  const vendor = await aVendor(opened, 'Warehouses Three')
  const { id } = await aDraft(vendor, { sku: 'WH-3' })
  const other = await aDraft(vendor, { sku: 'WH-4' })
  await giveLots(opened.db, other.id, { 'L-9': 3 })
  await add(vendor)
  const fresno = await named(vendor, 'Fresno dock')
  await vendor.ask(`POST /api/vendor_warehouses/${fresno}/main`)
  expect(await placesOf(vendor)).toEqual([
    ['WH-3', null, 'Main warehouse'],
    ['WH-4', 'L-9', 'Main warehouse'],
  ])
  expect((await vendor.ask(`POST /api/vendor_warehouses/${fresno}/close`)).code).toBe('main_warehouse')
  await move(vendor, id, fresno)
  const { data } = await vendor.ask<Warehouse[]>(
    `POST /api/vendor_warehouses/${await named(vendor, 'Main warehouse')}/close`,
  )
  expect(data.map(({ name }) => name)).toEqual(['Fresno dock'])
  expect(await placesOf(vendor)).toEqual([
    ['WH-3', null, 'Fresno dock'],
    ['WH-4', 'L-9', 'Fresno dock'],
  ])
  // The name of a closed one is free again.
  expect((await add(vendor, { name: 'Main warehouse' })).status).toBe(200)
})

test('what is typed wrong is told under its field, and another vendor’s warehouse is none', async () => {
  const vendor = await aVendor(opened, 'Warehouses Four')
  const { id } = await aDraft(vendor, { sku: 'WH-5' })
  await add(vendor)
  expect((await add(vendor, { name: 'fresno DOCK' })).errors).toEqual({
    name: ['You have another warehouse with this name.'],
  })
  expect((await add(vendor, { name: ' ', zip_code: '9', state: 'XX' })).errors).toEqual({
    name: ['Please name the warehouse.'],
    zip_code: ['A ZIP code has five digits.'],
    state: ['Please choose a state of the US.'],
  })
  const other = await aVendor(opened, 'Warehouses Five')
  const foreign = await named(other, 'Main warehouse')
  expect((await move(vendor, id, foreign)).errors).toEqual({
    warehouse: ['You have no such warehouse any more.'],
  })
  expect((await vendor.ask(`PUT /api/vendor_warehouses/${foreign}`, dock)).status).toBe(404)
  expect((await vendor.ask(`POST /api/vendor_warehouses/${foreign}/close`)).status).toBe(404)
})
