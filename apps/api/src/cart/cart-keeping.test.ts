import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import { addToCart } from './change-cart.ts'
import { deleteExpiredCarts } from './expired-carts.store.ts'
import { withMutex } from '../platform/db/mutex.ts'
import { aGuest } from './testing/guest.ts'
import { fillShelf } from './testing/shelf.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const guestOf = (showroom?: string) => aGuest(opened.app, showroom)

const hostile = [-1, 0, 1.5, '1e3', 1_000_000_000, null, [9], {}, true, '9; drop table cart', Number.NaN, '']
test.each(hostile.map((qty) => [JSON.stringify(qty), qty]))('a quantity of %s is refused', async (_, qty) => {
  const refused = await guestOf().add({ product_id: 'tile', qty })
  expect(refused).toMatchObject({ status: 422, message: 'The given data was invalid.' })
  expect(Object.keys(refused.errors ?? {})).toEqual(['items.0.qty'])
})

test('a quantity typed as text is a quantity', async () => {
  const { data } = await guestOf().add({ product_id: 'tile', qty: '9' })
  expect(data.Project_tans[0]?.qty).toBe(9)
})

test('lines and carts of others are not found', async () => {
  const mine = guestOf()
  const other = guestOf()
  const { data } = await mine.add({ product_id: 'tile', qty: 1 })
  await other.add({ product_id: 'steps', qty: 4 })
  const lineId = data.Project_tans[0]?.id ?? ''
  expect(await other.remove(lineId)).toMatchObject({
    status: 404,
    message: 'Record not found for processing.',
  })
  expect(await other.update({ line_id: lineId, qty: 2 })).toMatchObject({
    status: 422,
    errors: { 'lines.0.line_id': ['This line is no longer in your cart.'] },
  })
  expect(await guestOf().remove(lineId)).toMatchObject({ status: 404 })
  expect((await mine.cart()).data.count).toBe(1)
})

test.each(['sr_c_no', `sr_c_${'x'.repeat(43)}`, "' or 1=1 --"])(
  'the token %s reads as an empty cart',
  async (token) => {
    const guest = guestOf()
    guest.guest.token = token
    expect(await guest.cart()).toMatchObject({ status: 200, data: { count: 0, cart_id: null, version: 0 } })
  },
)

test('an expired cart reads as empty; adding then opens a new one and says so', async () => {
  const guest = guestOf()
  const first = await guest.add({ product_id: 'tile', qty: 1 })
  now = new Date(now.getTime() + 31 * 86_400_000)
  expect((await guest.cart()).data.count).toBe(0)
  expect(await guest.remove(first.data.Project_tans[0]?.id ?? '')).toMatchObject({ status: 404 })
  const second = await guest.add({ product_id: 'steps', qty: 4 })
  expect(second.message).toBe('Added to a new cart, because the earlier one had expired.')
  expect(second.data.cart_id).not.toBe(first.data.cart_id)
  expect((await guest.cart()).data.Project_tans.map(({ product_id }) => product_id)).toEqual(['steps'])
})

test('looking at a cart keeps it for another 30 days', async () => {
  const guest = guestOf()
  await guest.add({ product_id: 'tile', qty: 1 })
  for (let visit = 0; visit < 3; visit += 1) {
    now = new Date(now.getTime() + 20 * 86_400_000)
    expect((await guest.cart()).data.count).toBe(1)
  }
})

test('carts past their time are deleted with their projects, the others stay', async () => {
  const late = guestOf('CEDAR936')
  await late.add({ product_id: 'tile', qty: 1 })
  await late.ask('/api/projectCart', { method: 'POST', body: { my_item: { showroom: 'CEDAR936' } } })
  now = new Date(now.getTime() + 31 * 86_400_000)
  const fresh = guestOf('CEDAR936')
  await fresh.add({ product_id: 'tile', qty: 1 })
  expect(await deleteExpiredCarts(opened.db, now)).toBeGreaterThan(0)
  expect(await deleteExpiredCarts(opened.db, now)).toBe(0)
  expect((await fresh.cart()).data.count).toBe(1)
})

test('each showroom has a cart of its own at its own prices', async () => {
  const harvest = guestOf('HARVEST2')
  await harvest.add({ product_id: 'tile', qty: 1 })
  const cedar = guestOf('CEDAR936')
  cedar.guest.token = harvest.guest.token
  expect((await cedar.cart()).data.count).toBe(0)
  const added = await cedar.add({ product_id: 'tile', qty: 1 })
  expect(added).toMatchObject({ message: 'Added to cart.', data: { merchandise_cents: 8_821 } })
  expect((await harvest.cart()).data.merchandise_cents).toBe(9_462)
})

test('what a showroom hides is not sold there', async () => {
  expect((await guestOf('CEDAR936').add({ product_id: 'turf', qty: 1 })).status).toBe(200)
  expect((await guestOf('MAPLE247').add({ product_id: 'turf', qty: 1 })).errors).toEqual({
    'items.0.product_id': ['This product is not sold here.'],
  })
})

test('the platform’s own shop has a cart too, and an unknown showroom has none', async () => {
  expect((await guestOf('0').add({ product_id: 'tile', qty: 1 })).data.showroom).toBe('0')
  expect(await guestOf('NOTTHERE').add({ product_id: 'tile', qty: 1 })).toMatchObject({ status: 404 })
  expect(await guestOf('NOTTHERE').cart()).toMatchObject({ status: 404 })
})

test('fifty adds at once lose no unit and no line', async () => {
  const guest = guestOf()
  await guest.add({ product_id: 'tile', qty: 1 })
  const products = ['ordered', 'turf', 'ordered', 'turf', 'steps']
  const adds = Array.from({ length: 50 }, (_, index) => {
    const product_id = products[index % 5] ?? ''
    return guest.add({ product_id, qty: product_id === 'steps' ? 4 : 1 })
  })
  const statuses = (await Promise.all(adds)).map(({ status }) => status)
  // Twenty of `steps` are in stock: five adds of four; the other five are refused.
  expect(statuses.filter((status) => status === 200)).toHaveLength(45)
  const { data } = await guest.cart()
  expect(data.version).toBe(46)
  const quantities = Object.fromEntries(data.Project_tans.map(({ product_id, qty }) => [product_id, qty]))
  expect(quantities).toEqual({ tile: 1, ordered: 20, turf: 20, steps: 20 })
})

test('processes that do not know of each other lose nothing either: the cart’s row is their lock', async () => {
  const guest = guestOf()
  await guest.add({ product_id: 'turf', qty: 1 })
  const showroom = await requireShowroom(opened.db, 'HARVEST2')
  const item = { product_id: 'turf', qty: 1, lot_choice: 'single', coverage_note: null } as const
  const adds = Array.from({ length: 12 }, () => {
    // Another object is another process, as far as waiting in line goes.
    const db = { ...opened.db }
    return addToCart({ db, showroom, accountId: null, cartToken: guest.guest.token, now }, [item])
  })
  await Promise.all(adds)
  expect((await guest.cart()).data).toMatchObject({ version: 13, Project_tans: [{ qty: 13 }] })
})

test.each(['orders of account 17', 'account 17', 'cart of account 17'])(
  'the header “%s” stands in no queue of an account, and opens a new cart',
  async (token) => {
    const guest = guestOf()
    guest.guest.token = token
    // The account's turn ends only once the guest is answered.
    const added = await withMutex(opened.db, token, () => guest.add({ product_id: 'tile', qty: 1 }))
    expect(added).toMatchObject({ status: 200, data: { count: 1 } })
    expect(guest.guest.token).toMatch(/^sr_c_/)
  },
)
