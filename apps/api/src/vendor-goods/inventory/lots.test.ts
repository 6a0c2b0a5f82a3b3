import type { LotChoice } from '@showroom/contract/order/order-queue'
import type { StockRow } from '@showroom/contract/vendor-goods/inventory'
import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { expect, test } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { anOrderShop, minuteMs } from '../../order/testing/order-shop.ts'
import { aDraft, aVendor, theAdmin, type Vendor } from '../testing/a-vendor.ts'

const { placed, later, differences, now, shop, vendor: worker, admin } = anOrderShop()
const opened = () => ({ app: shop().app, db: shop().db, now })

const mainOf = async (who: Vendor) =>
  (await who.ask<Warehouse[]>('GET /api/vendor_warehouses')).data[0]?.id ?? ''
const rowsOf = async (who: Vendor, text: string) =>
  (await who.ask<StockRow[]>(`GET /api/vendor_stock?s=${text}`)).data

const adding = async (who: Vendor, product: string) => {
  const warehouse = await mainOf(who)
  const lot = { product, lot: 'L-1', warehouse, received_on: '2026-11-02', on_hand: 25, reason: 'came in' }
  return (changes: object = {}) => who.ask<StockRow>('POST /api/vendor_stock', { ...lot, ...changes })
}

test('a product has what its lots have from the first one on, and the audit says who added it', async () => {
  const vendor = await aVendor(opened(), 'Lots One')
  const { id } = await aDraft(vendor, { sku: 'NEW-LOT', quantity: 40 })
  const add = await adding(vendor, id)
  expect(await add()).toMatchObject({
    data: { product_id: id, lot: 'L-1', on_hand: 25, reserved: 0, received_on: '2026-11-02' },
    message: 'Added. Orders are promised from it from now on.',
  })
  await add({ lot: ' L-2 ', on_hand: 3, received_on: '2026-10-30' })
  expect((await rowsOf(vendor, 'NEW-LOT')).map(({ lot, on_hand }) => [lot, on_hand])).toEqual([
    ['L-1', 25],
    ['L-2', 3],
  ])
  const { data } = await vendor.ask<VendorProduct>(`GET /api/vendor_products/${id}`)
  expect(data).toMatchObject({ stock_qty: 28, stock_status: 'in_stock' })
  const ada = await theAdmin(opened())
  const { data: deeds } = await ada.ask<object[]>('GET /api/admin/audit?entity=stock&s=NEW-LOT')
  expect(deeds).toMatchObject([
    { action: 'added', note: 'came in', before: { units: 25 }, after: { units: 28 } },
    { action: 'added', before: { units: 40 }, after: { units: 25, warehouse: 'Main warehouse' } },
  ])
})

test('what is typed wrong is told under its field, and what is another’s is none', async () => {
  const vendor = await aVendor(opened(), 'Lots Two')
  const { id } = await aDraft(vendor, { sku: 'LOT-RULES' })
  const add = await adding(vendor, id)
  await add()
  expect((await add({ lot: 'l-1' })).errors).toEqual({
    lot: ['LOT-RULES has a lot with this code: count that one.'],
  })
  expect((await add({ lot: ' ', on_hand: -1, reason: 'x' })).errors).toEqual({
    lot: ['Please type the lot’s code, as it is printed on the boxes.'],
    on_hand: ['Between 0 and 1,000,000 units.'],
    reason: ['Please write why, in at least 3 characters.'],
  })
  for (const received_on of ['2026-11-03', '2026-02-30', ''])
    expect((await add({ lot: 'L-9', received_on })).errors).toEqual({
      received_on: ['Please choose the day on which it came in: today or before.'],
    })
  const other = await aVendor(opened(), 'Lots Three')
  const foreign = await aDraft(other, { sku: 'FOREIGN' })
  expect((await add({ lot: 'L-9', product: foreign.id })).errors).toEqual({
    product: ['You have no such product any more.'],
  })
  expect((await add({ lot: 'L-9', warehouse: await mainOf(other) })).errors).toEqual({
    warehouse: ['You have no such warehouse any more.'],
  })
  await vendor.ask(`POST /api/vendor_products/${id}/status`, { move: 'archive' })
  expect((await add({ lot: 'L-9' })).status).toBe(422)
})

test('of two who add the same lot at once one has added it', async () => {
  const vendor = await aVendor(opened(), 'Lots Four')
  const add = await adding(vendor, (await aDraft(vendor, { sku: 'TWICE' })).id)
  const replies = await Promise.all([add(), add()])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(await rowsOf(vendor, 'TWICE')).toMatchObject([{ lot: 'L-1', on_hand: 25 }])
})

test('orders of goods without lots are promised from the first one, which can then be another', async () => {
  const order = await placed()
  const faucet = await order.itemNamed('example-faucet')
  later(61 * minuteMs)
  const speaker = await worker('Vendor C')
  const ask = <Data>(call: string, body?: object) =>
    browserOn(shop().app)<Data>(call, { token: speaker.token, ...(body ? { body } : {}) })
  const vendor: Vendor = { token: speaker.token, ask }
  const add = await adding(vendor, 'example-faucet')
  expect((await add({ on_hand: 1 })).errors).toEqual({
    on_hand: ['2 are promised to orders: the first lot holds at least as many.'],
  })
  expect((await add({ on_hand: 6 })).data).toMatchObject({ on_hand: 6, reserved: 2, available: 4 })
  await add({ lot: 'L-2', on_hand: 5 })
  expect((await ask<LotChoice[]>(`GET /api/order_item/${faucet}/lots`)).data).toEqual([
    { code: 'L-1', available: 6, is_chosen: true, covers: true },
    { code: 'L-2', available: 5, is_chosen: false, covers: true },
  ])
  expect((await ask(`PUT /api/order_item/${faucet}/lot`, { lot: 'L-2' })).status).toBe(200)
  expect((await rowsOf(vendor, 'faucet')).map(({ lot, reserved }) => [lot, reserved])).toEqual([
    ['L-1', 0],
    ['L-2', 2],
  ])
  expect(await differences()).toEqual([])
  await (await admin()).set(faucet, 'picked_up')
  expect(await rowsOf(vendor, 'faucet')).toMatchObject([{ on_hand: 6 }, { on_hand: 3, reserved: 0 }])
  expect(await differences()).toEqual([])
})
