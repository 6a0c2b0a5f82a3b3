import type { StockRow } from '@showroom/contract/vendor-goods/inventory'
import type { VendorProduct, VendorProductRow } from '@showroom/contract/vendor-goods/vendor-product'
import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, aVendor, type Vendor } from '../testing/a-vendor.ts'
import { at, importing, shopify, tile } from '../testing/an-import.ts'
import { giveLots, promiseUnits } from '../testing/stock.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const { send, worked, checked, rowsOf } = importing(() => opened)

const lotted = (...rows: string[]) =>
  [
    'Handle,Title,Type,Variant SKU,Variant Price,Stock,Lot,Units of the lot,Lot received on,Warehouse of the lot',
  ]
    .concat(rows)
    .join('\n')
const row = (sku: string, lot: string) => `${sku},${sku} tile,Porcelain Tile,${sku},12.00,${lot}`

const ran = async (vendor: Vendor, text: string) => {
  const { data: begun } = await send(vendor, text)
  await checked(vendor, begun)
  const told = await rowsOf(vendor, begun.id)
  await vendor.ask(`POST ${at(begun.id)}/run`)
  const done = await worked(vendor, begun.id)
  return { told, done, rows: await rowsOf(vendor, begun.id) }
}
const lotsOf = async (vendor: Vendor, sku: string) =>
  (await vendor.ask<StockRow[]>(`GET /api/vendor_stock?s=${sku}`)).data.map(({ lot, on_hand }) => [
    lot,
    on_hand,
  ])
const goodsOf = async (vendor: Vendor) => {
  const { data } = await vendor.ask<VendorProductRow[]>('GET /api/vendor_products')
  return (await vendor.ask<VendorProduct>(`GET /api/vendor_products/${data[0]?.id}`)).data
}

test('goods with lots have what their lots have, whatever a file says of their stock', async () => {
  const vendor = await aVendor(opened, 'Importing Lots')
  const { id } = await aDraft(vendor, { sku: 'LOT-IMP', quantity: 40 })
  await giveLots(opened.db, id, { 'L-1': 3 })
  const [lot] = (await vendor.ask<StockRow[]>('GET /api/vendor_stock')).data
  await vendor.ask(`PUT /api/vendor_stock/${lot?.id}`, { on_hand: 4, was: 3, reason: 'counted' })
  const { told } = await ran(vendor, shopify(tile('LOT-IMP', '12.00')))
  expect(told[0]?.changes.map(({ what }) => what)).not.toContain('Stock')
  const { data } = await vendor.ask<VendorProduct>(`GET /api/vendor_products/${id}`)
  expect(data).toMatchObject({ name: 'LOT-IMP tile', stock_qty: 4, stock_status: 'low' })
})

test('rows of one SKU fill its lots: the first brings the goods, each further one a lot', async () => {
  const vendor = await aVendor(opened, 'Importing Lots Two')
  await vendor.ask('POST /api/vendor_warehouses', {
    name: 'Reno',
    street: '1 Dock Road',
    city: 'Reno',
    state: 'NV',
    zip_code: '89501',
    ships_freight: true,
  })
  const { told, done } = await ran(
    vendor,
    lotted(row('FOG', ',L-1,30,10/30/2026,'), 'FOG,,,FOG,,,L-2,5,2026-11-01,reno', row('DEW', '7,D-1,,,')),
  )
  expect(told.map(({ outcome, changes }) => [outcome, changes])).toEqual([
    ['added', [{ what: 'Lot L-1', before: '', after: '30' }]],
    ['updated', [{ what: 'Lot L-2', before: '', after: '5' }]],
    ['added', [{ what: 'Lot D-1', before: '', after: '7' }]],
  ])
  expect(done).toMatchObject({ state: 'done', counts: { added: 2, updated: 1, refused: 0 } })
  const { data } = await vendor.ask<StockRow[]>('GET /api/vendor_stock?s=FOG')
  expect(data.map((lot) => [lot.lot, lot.on_hand, lot.received_on, lot.warehouse.name])).toEqual([
    ['L-1', 30, '2026-10-30', 'Main warehouse'],
    ['L-2', 5, '2026-11-01', 'Reno'],
  ])
  expect((await vendor.ask<Warehouse[]>('GET /api/vendor_warehouses')).data).toHaveLength(2)
  const { data: found } = await vendor.ask<VendorProductRow[]>('GET /api/vendor_products?s=FOG')
  expect(found).toMatchObject([{ stock_qty: 35 }])
})

test('the same file again undoes no count since; another number counts the lot anew', async () => {
  const vendor = await aVendor(opened, 'Importing Lots Three')
  await ran(vendor, lotted(row('OAK', ',L-1,30,,')))
  const [lot] = (await vendor.ask<StockRow[]>('GET /api/vendor_stock')).data
  await vendor.ask(`PUT /api/vendor_stock/${lot?.id}`, { on_hand: 21, was: 30, reason: 'nine left' })
  expect((await ran(vendor, lotted(row('OAK', ',l-1,30,,')))).done.counts).toMatchObject({ skipped: 1 })
  expect(await lotsOf(vendor, 'OAK')).toEqual([['L-1', 21]])
  const { told } = await ran(vendor, lotted(row('OAK', ',L-1,40,,')))
  expect(told).toMatchObject([
    { outcome: 'updated', changes: [{ what: 'Lot L-1', before: '21', after: '40' }] },
  ])
  expect(await lotsOf(vendor, 'OAK')).toEqual([['L-1', 40]])
  expect(await goodsOf(vendor)).toMatchObject({ stock_qty: 40, stock_status: 'in_stock' })
})

test('what is wrong with a lot is told at its row, nothing of the row is written, and it is mended in its place', async () => {
  const vendor = await aVendor(opened, 'Importing Lots Four')
  const { data: begun } = await send(
    vendor,
    lotted(
      row('A', ',,5,,'),
      row('B', ',L-1,many,,'),
      row('C', ',L-1,5,12/24/2026,'),
      row('D', ',L-1,5,,Atlantis'),
      row('E', ',L-1,5,,'),
      row('E', ',l-1,6,,'),
      row('F', ',L-1,,,'),
      row('G', `,${'x'.repeat(61)},1,,`),
    ),
  )
  await checked(vendor, begun)
  const refused = await rowsOf(vendor, begun.id, '?outcome=refused')
  expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'Please type the lot’s code, as it is printed on the boxes.'],
    [3, '“many” is no count of lot L-1: whole units, between 0 and 1,000,000.'],
    [4, '“12/24/2026” is no day on which a lot came in: today or before, as 11/02/2026.'],
    [5, 'You have no warehouse “Atlantis”.'],
    [7, 'Lot l-1 of these goods appears twice; the first was on line 6.'],
    [8, 'Say how many units of lot L-1 there are: under Units of the lot, or under Stock.'],
    [9, 'A lot’s code has at most 60 characters.'],
  ])
  await vendor.ask(`PUT ${at(begun.id)}/cells`, { line: 3, cells: { 'units of the lot': '8' } })
  expect((await worked(vendor, begun.id)).counts).toMatchObject({ added: 2, refused: 6 })
  await vendor.ask(`POST ${at(begun.id)}/run`)
  await worked(vendor, begun.id)
  expect(await lotsOf(vendor, '')).toEqual([
    ['L-1', 8],
    ['L-1', 5],
  ])
})

test('a file counts no fewer than orders were promised, and the first lot takes those promises over', async () => {
  const vendor = await aVendor(opened, 'Importing Lots Five')
  await ran(vendor, shopify(tile('PRO', '12.00')))
  const { id } = await goodsOf(vendor)
  await promiseUnits(opened.db, id, 6)
  const small = await ran(vendor, lotted(row('PRO', ',L-1,5,,')))
  expect(small.rows).toMatchObject([
    { outcome: 'refused', reason: '6 are promised to orders: the first lot holds at least as many.' },
  ])
  await ran(vendor, lotted(row('PRO', ',L-1,9,,'), row('PRO', ',L-2,2,,')))
  const { data } = await vendor.ask<StockRow[]>('GET /api/vendor_stock')
  expect(data.map(({ lot, on_hand, reserved }) => [lot, on_hand, reserved])).toEqual([
    ['L-1', 9, 6],
    ['L-2', 2, 0],
  ])
  const fewer = await ran(vendor, lotted(row('PRO', ',L-1,5,,')))
  expect(fewer.rows).toMatchObject([
    { outcome: 'refused', reason: '6 are reserved for orders: there can not be fewer.' },
  ])
})

test('a feed of a merchant names lots, too, and a column that is not to be read is not', async () => {
  const vendor = await aVendor(opened, 'Importing Lots Six')
  const feed = [
    'id\ttitle\tprice\tproduct type\tlot\tlot quantity',
    'GM-1\tFog\t12.00 USD\tPorcelain Tile\tL-7\t11',
  ]
  const { data: begun } = await send(vendor, feed.join('\n'), 'feed.tsv')
  await checked(vendor, begun)
  await vendor.ask(`POST ${at(begun.id)}/run`)
  await worked(vendor, begun.id)
  expect(await lotsOf(vendor, 'GM-1')).toEqual([['L-7', 11]])
  const { data: other } = await send(vendor, lotted(row('NOT-READ', '4,L-1,30,,')))
  const { lot: _, 'units of the lot': __, ...mapping } = other.mapping
  await checked(vendor, { ...other, mapping })
  await vendor.ask(`POST ${at(other.id)}/run`)
  await worked(vendor, other.id)
  expect(await lotsOf(vendor, 'NOT-READ')).toEqual([[null, 4]])
})
