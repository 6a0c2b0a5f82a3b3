import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { aGuest, lineOf } from './testing/guest.ts'
import { changePrice, changeStock, discontinue, fillShelf } from './testing/shelf.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
const now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const guestOf = () => aGuest(opened.app)

test('a price that changed is shown with the old one, until the next change of the line accepts it', async () => {
  const guest = guestOf()
  await guest.add({ product_id: 'valve', qty: 1 })
  await changePrice(opened.db, 'valve', 8_000)
  const { data } = await guest.cart()
  const line = lineOf(data.Project_tans, 'valve')
  expect(line).toMatchObject({ previous_unit_price_cents: 9_462, unit_price_cents: 10_195 })
  expect(line.warnings[0]).toMatchObject({
    code: 'price_changed',
    message: 'The price changed from $94.62 to $101.95.',
  })
  const accepted = await guest.update({ line_id: line.id, qty: 2 })
  expect(accepted.message).toBe('Cart updated.')
  expect(lineOf(accepted.data.Project_tans, 'valve')).toMatchObject({
    qty: 2,
    previous_unit_price_cents: null,
    warnings: [],
  })
  await changePrice(opened.db, 'valve', 7_425)
})

test('stock that shrank since is said, not silently taken away', async () => {
  const guest = guestOf()
  await guest.add({ product_id: 'faucet', qty: 5 }, { product_id: 'valve', qty: 1 })
  await changeStock(opened.db, 'faucet', 2)
  const { data } = await guest.cart()
  const line = lineOf(data.Project_tans, 'faucet')
  expect(line).toMatchObject({ qty: 5, max_qty: 2 })
  expect(line.warnings).toEqual([{ code: 'stock_short', message: 'Only 2 pieces left.', product_ids: [] }])
  expect(data.can).toEqual({ checkout: false, reason: 'One of the lines needs your attention first.' })
  await changeStock(opened.db, 'faucet', 9)
})

test('a product that is no longer made stays in the cart with the words why, and can be removed', async () => {
  const guest = guestOf()
  await guest.add({ product_id: 'low', qty: 1 })
  await discontinue(opened.db, 'low')
  const { data } = await guest.cart()
  const line = lineOf(data.Project_tans, 'low')
  expect(line.warnings).toEqual([
    { code: 'discontinued', message: 'This product is no longer made.', product_ids: ['tile'] },
  ])
  expect(line.can.change).toBe(false)
  const removed = await guest.remove(line.id)
  expect(removed).toMatchObject({ message: 'Removed from cart.', data: { count: 0, Project_tans: [] } })
})
