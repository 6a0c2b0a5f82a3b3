import type { CartLine } from '@showroom/contract/cart/cart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { aGuest, lineOf } from './testing/guest.ts'
import { fillShelf } from './testing/shelf.store.ts'
import { numbersIn } from '../testing/found-in.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
const now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const guestOf = () => aGuest(opened.app)
const codesOf = (line: CartLine) => line.warnings.map(({ code }) => code)

test('a guest’s first line opens a cart, whose token is shown once', async () => {
  const guest = guestOf()
  const added = await guest.add({ product_id: 'tile', qty: 9 })
  expect(added.data.cart_token).toMatch(/^sr_c_[0-9A-Za-z]{43}$/)
  expect(added.message).toBe('Added to cart.')
  const { data } = await guest.cart()
  expect(data).toMatchObject({ cart_token: null, cart_id: added.data.cart_id, version: 1, count: 1 })
})

test('the reply that opens a cart shows the very cart that a read shows', async () => {
  const guest = guestOf()
  const items = ['tile', 'steps', 'low'].map((product_id) => ({
    product_id,
    qty: product_id === 'steps' ? 4 : 1,
  }))
  const opening = await guest.add(...items)
  const { data } = await guest.cart()
  expect({ ...opening.data, cart_token: null }).toEqual(data)
})

test('nine boxes of tile at the showroom’s own markup, priced per box and per square foot', async () => {
  const guest = guestOf()
  const { data } = await guest.add({ product_id: 'tile', qty: 9 })
  // F 74.25, fee 8 %, and 18 % on tile in this showroom: C 94.62.
  expect(data.Project_tans[0]).toMatchObject({
    qty: 9,
    unit_price_cents: 9_462,
    per_sqft_cents: 610,
    line_total_cents: 85_158,
    coverage: 139_500,
    previous_unit_price_cents: null,
  })
  expect(data.merchandise_cents).toBe(85_158)
  expect(numbersIn(data)).not.toContain(7_425)
  expect(numbersIn(data)).not.toContain(8_019)
})

test('adding the same product again raises its quantity', async () => {
  const guest = guestOf()
  await guest.add({ product_id: 'tile', qty: 9 })
  const { data } = await guest.add({ product_id: 'tile', qty: 2 }, { product_id: 'tile', qty: 1 })
  expect(data).toMatchObject({ count: 1, version: 2, cart_token: null })
  expect(data.Project_tans[0]?.qty).toBe(12)
})

test('what was measured stays with the line', async () => {
  const guest = guestOf()
  const coverage_note = {
    rooms: [{ name: "Kitchen'; drop table cart; --<b>", area: 120_000 }],
    waste_pct: 10,
  }
  await guest.add({ product_id: 'tile', qty: 9, coverage_note })
  await guest.add({ product_id: 'tile', qty: 1 })
  const { data } = await guest.cart()
  expect(data.Project_tans[0]?.coverage_note).toEqual(coverage_note)
})

const refusals = [
  ['steps', 2, 'items.0.qty', 'Sold in steps of 4 pieces: choose 4.'],
  ['steps', 6, 'items.0.qty', 'Sold in steps of 4 pieces: choose 4 or 8.'],
  ['low', 4, 'items.0.qty', 'Only 3 pieces left.'],
  ['gone', 1, 'items.0.product_id', 'This product is no longer made.'],
  ['withdrawn', 1, 'items.0.product_id', 'This product is not sold here.'],
  ['nothing', 1, 'items.0.product_id', 'This product is not sold here.'],
] as const
test.each(refusals)('%s × %i is refused at %s', async (product_id, qty, field, sentence) => {
  const guest = guestOf()
  await guest.add({ product_id: 'tile', qty: 1 })
  const refused = await guest.add({ product_id, qty }, { product_id: 'tile', qty: 5 })
  expect(refused).toMatchObject({ status: 422, code: 'invalid', errors: { [field]: [sentence] } })
  const { data } = await guest.cart()
  expect(data).toMatchObject({ count: 1, version: 1 })
  expect(data.Project_tans[0]?.qty).toBe(1)
})

test('what is in the cart already counts against steps and stock', async () => {
  const guest = guestOf()
  await guest.add({ product_id: 'low', qty: 2 })
  const refused = await guest.add({ product_id: 'low', qty: 2 })
  expect(refused.errors).toEqual({
    'items.0.qty': ['Only 3 pieces left, and 2 of them in your cart already.'],
  })
})

test('goods made to order are not limited by stock', async () => {
  const { data } = await guestOf().add({ product_id: 'ordered', qty: 500 })
  const line = lineOf(data.Project_tans, 'ordered')
  expect(line).toMatchObject({ max_qty: null, lot: null })
  expect(codesOf(line)).toEqual(['over_three_weeks'])
})

test('a line comes whole from the oldest lot that has it', async () => {
  const guest = guestOf()
  const few = await guest.add({ product_id: 'tile', qty: 7 })
  expect(few.data.Project_tans[0]?.lot).toEqual({
    choice: 'single',
    code: 'LOT A',
    message: 'All 7 boxes from lot A.',
  })
  const more = await guest.add({ product_id: 'tile', qty: 2 })
  expect(more.data.Project_tans[0]?.lot?.code).toBe('LOT B')
})

test('a line that no single lot has is never mixed unasked', async () => {
  const guest = guestOf()
  const { data } = await guest.add({ product_id: 'tile', qty: 41 })
  const line = lineOf(data.Project_tans, 'tile')
  const sentence = 'No single lot has 41 boxes (largest 40). Mix lots, wait or reduce.'
  expect(line.lot).toEqual({ choice: 'single', code: null, message: sentence })
  expect(line.warnings).toEqual([{ code: 'lot_short', message: sentence, product_ids: [] }])
  expect(line.can.mix_lots).toBe(true)
  const mixed = await guest.update({ line_id: line.id, qty: 41, lot_choice: 'mixed' })
  expect(mixed.data.Project_tans[0]?.warnings).toEqual([])
})

test('a part that the product does not work without is asked for until it is there', async () => {
  const guest = guestOf()
  const { data } = await guest.add({ product_id: 'faucet', qty: 1 })
  expect(data.Project_tans[0]?.warnings).toEqual([
    {
      code: 'required_part',
      message: 'Does not work without Rough-in valve, which is sold separately.',
      product_ids: ['valve'],
    },
  ])
  const complete = await guest.add({ product_id: 'valve', qty: 1 })
  expect(complete.data.Project_tans.flatMap(({ warnings }) => warnings)).toEqual([])
})

test('lines are grouped by vendor, and the parts sum to the whole', async () => {
  const guest = guestOf()
  const { data } = await guest.add(
    { product_id: 'valve', qty: 2 },
    { product_id: 'tile', qty: 1 },
    { product_id: 'faucet', qty: 1 },
  )
  expect(data.vendors.map(({ vendor, ships }) => [vendor, ships])).toEqual([
    ['Shelf Two', 'Ships from TX in 2–5 business days'],
    ['Shelf One', 'Ships from CA in 2–5 business days'],
  ])
  const parts = data.vendors.reduce((sum, { subtotal_cents }) => sum + subtotal_cents, 0)
  expect(parts).toBe(data.merchandise_cents)
})

test('one line that may not be changed leaves all lines as they were', async () => {
  const guest = guestOf()
  const { data } = await guest.add({ product_id: 'tile', qty: 1 }, { product_id: 'steps', qty: 4 })
  const [tile, steps] = data.Project_tans.map(({ id }) => id)
  const refused = await guest.update({ line_id: tile, qty: 2 }, { line_id: steps, qty: 5 })
  expect(refused).toMatchObject({
    status: 422,
    errors: { 'lines.1.qty': ['Sold in steps of 4 pieces: choose 4 or 8.'] },
  })
  expect((await guest.cart()).data).toMatchObject({ version: 1, merchandise_cents: data.merchandise_cents })
})

test('a line named twice in one change is saved as it was named last', async () => {
  const guest = guestOf()
  const { data } = await guest.add({ product_id: 'tile', qty: 1 })
  const line_id = data.Project_tans[0]?.id
  const updated = await guest.update({ line_id, qty: 2 }, { line_id, qty: 3 })
  expect(updated.data.Project_tans[0]?.qty).toBe(3)
})
