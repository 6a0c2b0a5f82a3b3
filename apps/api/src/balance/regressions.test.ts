import type { Order } from '@showroom/contract/order/order'
import { afterEach, expect, test } from 'vitest'
import { balanceOf } from './balance.ts'
import { aBalanceShop } from './testing/a-balance-shop.ts'

// What was reported of other marketplaces (docs/orders.md has the whole list).

const shop = aBalanceShop()
afterEach(async () => expect(await shop.differences()).toEqual([]))

type Placed = Awaited<ReturnType<typeof shop.placed>>

const hour = 61 * 60_000
const vendorAs = async () => balanceOf(shop.db(), await shop.vendorParty('Vendor A'))

const delivered = async (...names: string[]): Promise<{ order: Placed; items: string[] }> => {
  const order = await shop.placed()
  shop.later(hour)
  const items = await Promise.all(names.map((name) => order.itemNamed(name)))
  await shop.setAll(items, 'picked_up', 'delivered')
  return { order, items }
}

test('regression 1: a refund leaves the vendor’s balance, so that it can not be paid out', async () => {
  const before = await vendorAs()
  const { items } = await delivered('example-tile')
  expect((await vendorAs()).pendingCents).toBe(before.pendingCents + 66_825)
  await shop.setAll(items, 'return_request', 'returned')
  expect(await vendorAs()).toEqual(before)
})

test('regression 3: what is given back is taken back from each party of the line, not from one alone', async () => {
  const [proBefore, vendorBefore] = [await shop.ofPro(), await vendorAs()]
  const { items } = await delivered('example-tile')
  const [pro, vendor] = [await shop.ofPro(), await vendorAs()]
  expect(pro.pendingCents - proBefore.pendingCents).toBe(3_249)
  expect(vendor.pendingCents - vendorBefore.pendingCents).toBe(66_825)
  await shop.setAll(items, 'return_request', 'returned')
  expect([await shop.ofPro(), await vendorAs()]).toEqual([proBefore, vendorBefore])
})

test('regression 4: a vendor’s figure is kept once: popup, list, statement and balance read the same entries', async () => {
  const before = (await vendorAs()).pendingCents
  const { order } = await delivered('example-tile')
  const a = await shop.vendor('Vendor A')
  const popup = (await a.itemsOf(order.id)).data[0]?.profit_cents
  const { number } = await order.read()
  const list = (await a.sold(`?s=${number}`)).data[0]?.profit_cents
  const statement = (await (await shop.theVendor('Vendor A')).entries())[0]?.amount_cents
  expect([popup, list, statement, (await vendorAs()).pendingCents - before]).toEqual([
    66_825, 66_825, 66_825, 66_825,
  ])
})

test('regression 7: an order that was given back whole reads as returned, and nothing of it as paid', async () => {
  const { order, items } = await delivered('example-tile', 'example-vanity', 'example-faucet')
  await shop.setAll(items, 'return_request', 'returned')
  const read = await order.read()
  expect(read).toMatchObject({ status: 'returned', status_label: 'Returned', held_cents: 0 })
  // The service upgrade was used; of the goods every cent is back.
  expect(read.charged_cents - read.refunded_cents).toBe(read.shipping_cents)
  const ada = await shop.admin()
  expect((await ada.sold(`?s=${read.number}`)).data[0]).toMatchObject({ status: 'returned', profit_cents: 0 })
})

test('regression 9: cancelling what has left is refused in words, and changes nothing', async () => {
  const order = await shop.placed()
  const ada = await shop.admin()
  const tile = await order.itemNamed('example-tile')
  await ada.set(tile, 'shipped')
  const refused = await order.cancel([tile])
  expect(refused).toMatchObject({
    status: 422,
    errors: { item_ids: ['This line is on its way already, so it can not be cancelled.'] },
  })
  const whole = await order.call<Order>(`POST /api/order/${order.id}/cancel`, {})
  expect(whole.status).toBe(200)
  expect(await order.read()).toMatchObject({ charged_cents: 87_085, held_cents: 0 })
})

test('regression 11: a vendor without a payout account is charged for in time, and waits with the payout alone', async () => {
  const vendor = await shop.theVendor('Vendor A')
  const account = await vendor.call<{ status: string }>('GET /api/payout_account')
  expect(account.data.status).not.toBe('active')
  const order = await shop.placed()
  shop.later(hour)
  const ada = await shop.admin()
  await ada.set(await order.itemNamed('example-tile'), 'picked_up')
  expect(await order.read()).toMatchObject({ charged_cents: 87_085 })
})
