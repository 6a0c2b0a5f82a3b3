import { beforeAll, expect, test } from 'vitest'
import { deedsOf } from '../../audit/testing/audit.store.ts'
import { changesIn, lotOf } from '../testing/staff.store.ts'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'

const { placed, later, differences, shop, vendor, pro, admin, giveCode } = anOrderShop()

type Staff = Awaited<ReturnType<typeof admin>>
let a: Staff
let ada: Staff
let piet: Staff
beforeAll(async () => {
  a = await vendor('Vendor A')
  ada = await admin()
  piet = await pro()
})

/** Past the hour, so that vendors see it. */
const anOrder = async () => {
  const order = await placed()
  later(61 * minuteMs)
  return order
}

const expectSound = async () => expect(await differences()).toEqual([])

test('each sees what they earn by a line, and nothing of what the others earn', async () => {
  const order = await anOrder()
  const rows = async (who: Staff) =>
    (await who.itemsOf(order.id)).data.map((row) => ({
      amount: row.final_price ?? row.contractor_markup_amt ?? row.admin_profit_inclusive_tax,
      keys: Object.keys(row).filter((key) => /final|markup|admin/.test(key)).length,
      profit: row.profit_cents,
      qty: row.qty,
    }))
  const keys = 1
  expect(await rows(a)).toEqual([{ amount: '74.25', keys, qty: 9, profit: 66_825 }])
  expect(await rows(piet)).toEqual([
    { amount: '3.61', keys, qty: 9, profit: 3_249 },
    { amount: '178.42', keys, qty: 1, profit: 17_842 },
    { amount: '13.89', keys, qty: 2, profit: 2_778 },
  ])
  expect(await rows(ada)).toEqual([
    { amount: '125.11', keys, qty: 9, profit: 12_511 },
    { amount: '232.42', keys, qty: 1, profit: 23_242 },
    { amount: '53.40', keys, qty: 2, profit: 5_340 },
  ])
})

test('a vendor sees no order within the hour, no line of another vendor, and a Pro none of another showroom', async () => {
  const order = await placed()
  expect(await a.itemsOf(order.id)).toMatchObject({ status: 404 })
  later(60 * minuteMs)
  expect(await a.itemsOf(order.id)).toMatchObject({ status: 404 })
  later(1)
  expect(await a.itemsOf(order.id)).toMatchObject({ status: 200, data: [{ product_name: 'example-tile' }] })
  const vanity = await order.itemNamed('example-vanity')
  expect(await a.set(vanity, 'vendor_approved')).toMatchObject({ status: 404 })
  expect(await piet.set(vanity, 'vendor_approved')).toMatchObject({ status: 403, code: 'not_authorized' })
  expect(await order.call(`GET /api/order/${order.id}/items`)).toMatchObject({ status: 403 })
})

test('a line goes its way: charged when it leaves, with its shipping, to the cent of everybody', async () => {
  const order = await anOrder()
  const tile = await order.itemNamed('example-tile')
  const before = await lotOf(shop().db, 'example-tile')
  expect(await a.set(tile, 'vendor_approved', 'In stock')).toMatchObject({
    status: 200,
    message: 'Set to “Vendor Approved”.',
    data: { status: 'vendor_approved', can_set: ['decline', 'in_progress', 'ready_to_pick_up'] },
  })
  await a.set(tile, 'ready_to_pick_up')
  expect(await a.set(tile, 'picked_up')).toMatchObject({ status: 409, code: 'status_refused' })
  await ada.set(tile, 'accept_to_pick_up')
  expect(await a.set(tile, 'in_progress')).toMatchObject({ status: 409 })
  await ada.set(tile, 'picked_up')
  expect(await order.read()).toMatchObject({ held_cents: 195_002, charged_cents: 87_085, released_cents: 0 })
  const after = await lotOf(shop().db, 'example-tile')
  expect(after).toEqual({ on_hand: (before?.on_hand ?? 0) - 9, reserved: (before?.reserved ?? 0) - 9 })
  expect((await changesIn(shop().db, order.id)).filter(({ role }) => role !== 'system')).toEqual([
    { from: 'waiting_for_approval', to: 'vendor_approved', role: 'Vendor', note: 'In stock' },
    { from: 'vendor_approved', to: 'ready_to_pick_up', role: 'Vendor', note: '' },
    { from: 'ready_to_pick_up', to: 'accept_to_pick_up', role: 'Admin', note: '' },
    { from: 'accept_to_pick_up', to: 'picked_up', role: 'Admin', note: '' },
  ])
  await expectSound()
})

test('a declined line is not charged, and its end is final but for an Admin who says why and shows it', async () => {
  const order = await anOrder()
  const tile = await order.itemNamed('example-tile')
  await a.set(tile, 'decline', 'Broken in the warehouse')
  expect(await order.read()).toMatchObject({ status: 'decline', held_cents: 195_002, released_cents: 87_085 })
  expect(await a.set(tile, 'vendor_approved')).toMatchObject({ status: 409 })
  expect(await ada.set(tile, 'cancle')).toMatchObject({ status: 422, errors: { note: expect.any(Array) } })
  await giveCode(ada)
  expect(await ada.set(tile, 'cancle', 'The client asked')).toMatchObject({
    status: 422,
    errors: { proof: ['Please add what shows it: a picture or a PDF.'] },
  })
  expect(await ada.override(tile, 'cancle', 'The client asked')).toMatchObject({ status: 200 })
  // What the vendor did is no Admin’s deed.
  expect(await deedsOf(shop().db, tile)).toMatchObject([
    {
      action: 'set the status',
      note: 'The client asked',
      who: 'Hanna Buyer',
      before: { status: 'Decline' },
      after: { status: 'Cancle', proof: 'fax.pdf' },
    },
  ])
  await expectSound()
})

test('a returned line is given back whole, shows its profit below zero, and is given back once', async () => {
  const order = await anOrder()
  const faucet = await order.itemNamed('example-faucet')
  await ada.set(faucet, 'picked_up')
  await ada.set(faucet, 'delivered')
  await ada.set(faucet, 'return_request')
  expect((await ada.itemsOf(order.id)).data.map(({ profit_cents }) => profit_cents)).toEqual([
    12_511, 23_242, -5_340,
  ])
  await ada.set(faucet, 'delivered')
  expect((await ada.itemsOf(order.id)).data.at(-1)).toMatchObject({
    profit_cents: 5_340,
    status_label: 'Delivered',
  })
  await ada.set(faucet, 'return_request')
  await ada.set(faucet, 'returned')
  expect(await order.read()).toMatchObject({
    charged_cents: 35_918,
    refunded_cents: 35_918,
    held_cents: 246_169,
  })
  await expectSound()
  await giveCode(ada)
  for (const status of ['delivered', 'return_request', 'returned'] as const)
    expect(await ada.override(faucet, status, 'Registered for the wrong line')).toMatchObject({ status: 200 })
  expect(await order.read()).toMatchObject({ refunded_cents: 35_918 })
})

test('twenty who set the same at once set it once, and it is charged once', async () => {
  const order = await anOrder()
  const vanity = await order.itemNamed('example-vanity')
  const replies = await Promise.all(Array.from({ length: 20 }, () => ada.set(vanity, 'picked_up')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await order.read()).toMatchObject({ charged_cents: 159_084, held_cents: 123_003 })
})
