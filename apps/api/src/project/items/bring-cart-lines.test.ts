import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePrice, changeStock, discontinue, fillShelf } from '../../cart/testing/shelf.store.ts'
import { aBuyer, aShopper, quantities, type Shopper } from '../../cart/testing/shopper.ts'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
const now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

/** The same account with another guest's cart, as after shopping on another device. */
const again = async (person: Shopper, ...items: object[]) => {
  const visitor = aShopper(opened.app)
  await visitor.add(...items)
  visitor.guest.session = person.guest.session
  return visitor
}

test('lines of both carts are added up to what there is, each with its report', async () => {
  const person = await aBuyer(opened.app, { product_id: 'tile', qty: 30 }, { product_id: 'steps', qty: 4 })
  await person.begin()
  const other = await again(
    person,
    { product_id: 'tile', qty: 30, lot_choice: 'mixed' },
    { product_id: 'steps', qty: 8 },
    { product_id: 'turf', qty: 5 },
  )
  const { data } = await other.begin()
  expect(data.merged_lines.map(({ product_id, result, qty }) => [product_id, result, qty])).toEqual([
    ['tile', 'limited', 47],
    ['steps', 'added', 12],
    ['turf', 'moved', 5],
  ])
  expect(data.merged_lines[0]?.message).toBe('You now have 47 boxes; there are not 60.')
  const { data: cart } = await person.elsewhere().cart()
  expect(quantities(cart)).toEqual({ tile: 47, steps: 12, turf: 5 })
})

test('a line holds at most 9,999, and never less than it did', async () => {
  const person = await aBuyer(
    opened.app,
    { product_id: 'ordered', qty: 9_000 },
    { product_id: 'low', qty: 3 },
  )
  await person.begin()
  const other = await again(person, { product_id: 'ordered', qty: 9_000 }, { product_id: 'low', qty: 3 })
  await changeStock(opened.db, 'low', 1)
  await other.begin()
  expect(quantities((await person.elsewhere().cart()).data)).toEqual({ ordered: 9_999, low: 3 })
})

test('prices are read again, and a change is still told', async () => {
  const person = await aBuyer(opened.app, { product_id: 'valve', qty: 1 })
  await person.begin()
  const before = (await person.elsewhere().cart()).data.Project_tans[0]?.unit_price_cents
  const other = await again(person, { product_id: 'valve', qty: 2 })
  await changePrice(opened.db, 'valve', 12_300)
  await other.begin()
  const line = (await person.elsewhere().cart()).data.Project_tans[0]
  expect(line).toMatchObject({ qty: 3, previous_unit_price_cents: before })
  expect(line?.line_total_cents).toBe(3 * (line?.unit_price_cents ?? 0))
})

test('what is no longer sold is not added to, and says so', async () => {
  const person = await aBuyer(opened.app, { product_id: 'faucet', qty: 1 })
  await person.begin()
  const other = await again(person, { product_id: 'faucet', qty: 2 })
  await discontinue(opened.db, 'faucet')
  const { data } = await other.begin()
  expect(data.merged_lines).toMatchObject([{ result: 'left_out', qty: 1 }])
})
