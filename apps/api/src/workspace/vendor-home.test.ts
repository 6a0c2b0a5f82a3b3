import type { VendorHome } from '@showroom/contract/workspace/workspace'
import { describe, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { leaveVendor } from '../order/fulfilment/vendor-member.store.ts'
import { anOrderShop, minuteMs } from '../order/testing/order-shop.ts'
import { anActive, aDraft, aVendor, theAdmin } from '../vendor-goods/testing/a-vendor.ts'

const { placed, later, shop, vendor, now } = anOrderShop()

const homeOf = async (token: string) =>
  (await browserOn(shop().app)<VendorHome>('GET /api/workspace/vendor_home', { token })).data

describe('what was sold', () => {
  let a: Awaited<ReturnType<typeof vendor>>
  beforeAll(async () => {
    a = await vendor('Vendor A')
  })

  test('it is at the vendor’s own prices, once the order can not be cancelled by a click any more', async () => {
    const before = (await homeOf(a.token)).month
    const order = await placed()
    expect((await homeOf(a.token)).month).toEqual(before)
    later(61 * minuteMs)
    const { month } = await homeOf(a.token)
    expect(month.sales_cents - before.sales_cents).toBeGreaterThanOrEqual(66_825)
    const lines = month.lines - before.lines

    await a.set(await order.itemNamed('example-tile'), 'decline', 'Broken in the warehouse')
    const after = (await homeOf(a.token)).month
    expect(after).toEqual({ lines: before.lines + lines - 1, sales_cents: month.sales_cents - 66_825 })
  })

  test('the month before counts nothing', async () => {
    await placed()
    later(61 * minuteMs)
    expect((await homeOf(a.token)).month.lines).toBeGreaterThan(0)
    const day = 24 * 60 * minuteMs
    later(31 * day)
    const { token } = await vendor('Vendor A')
    expect((await homeOf(token)).month).toEqual({ lines: 0, sales_cents: 0 })
  })
})

test('goods are counted by how they are, and the steps are done by what was really done', async () => {
  const opened = { app: shop().app, db: shop().db, now }
  const quill = await aVendor(opened, 'Quill Tile')
  const admin = await theAdmin(opened)
  const done = async () => {
    const { set_up } = await homeOf(quill.token)
    return set_up.filter(({ is_done }) => is_done).map(({ step }) => step)
  }
  expect(await done()).toEqual([])

  const dock = {
    name: 'Main dock',
    street: '9 Kiln Road',
    city: 'Pasadena',
    state: 'CA',
    zip_code: '91101',
    ships_freight: true,
  }
  await quill.ask('POST /api/vendor_warehouses', dock)
  expect(await done()).toEqual(['warehouse'])

  await anActive(quill, admin)
  await anActive(quill, admin, { sku: 'FOG-LOW', quantity: 1 })
  await anActive(quill, admin, { sku: 'FOG-OUT', quantity: 0 })
  const sentBack = await aDraft(quill, { sku: 'FOG-BACK' })
  await quill.ask(`POST /api/vendor_products/${sentBack.id}/status`, { move: 'submit' })
  const reason = 'The photo shows another tile.'
  await admin.ask(`POST /api/vendor_products/${sentBack.id}/status`, { move: 'reject', reason })
  expect((await homeOf(quill.token)).goods).toEqual({ active: 3, low: 1, out: 1, rejected: 1 })
  expect(await done()).toEqual(['warehouse', 'goods'])
})

test('whoever speaks for no vendor has all of it before them', async () => {
  const { token, accountId } = await vendor('Vendor B')
  await leaveVendor(shop().db, accountId)
  const home = await homeOf(token)
  expect([home.month.lines, home.goods.active]).toEqual([0, 0])
  expect(home.set_up.every(({ is_done }) => !is_done)).toBe(true)
})
