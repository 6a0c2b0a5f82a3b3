import type { Waiting } from '@showroom/contract/workspace/workspace'
import { expect, test } from 'vitest'
import vectors from '../../../../../packages/contract/data/money-vectors.json' with { type: 'json' }
import { aPriceShop } from '../testing/a-price-shop.ts'
import { changesIn } from '../testing/staff.store.ts'

const { price_change: vector, order: running } = vectors
const { anOrder, raised, vendorB, piet, member, admin, shop, deliver, expectSound } = aPriceShop()

test('a raise is asked of the client with old and new, tax and total; nothing changes before they answer', async () => {
  const order = await anOrder()
  const reply = await vendorB().propose(order.vanity, vector.new_F)
  expect(reply).toMatchObject({
    status: 200,
    data: { state: 'proposed', final_price: { before_cents: 118_000, after_cents: 124_900 } },
  })
  expect(JSON.stringify(reply.data)).not.toMatch(/"pro"|152928|161870|168385/)
  const shown = await order.changes()
  expect(shown).toMatchObject({
    total_cents: running.total,
    held_cents: running.total,
    changes: [
      {
        state: 'proposed',
        reason: 'The maker raised it',
        vendor: 'Vendor B',
        unit_price_before_cents: 152_928,
        unit_price_after_cents: 161_870,
        total_before_cents: 159_084,
        total_after_cents: vector.new_total,
        difference_cents: vector.delta,
        tax_difference_cents: 807,
        can: { answer: true },
      },
    ],
  })
  expect(JSON.stringify(shown)).not.toMatch(/118000|124900|markup/)
  expect(await order.line()).toMatchObject({ total_cents: 159_084, is_price_asked: true })
  await expectSound()
})

/** What the rail of the Pro says. */
const waitingPrices = async () => (await piet().call<Waiting>('GET /api/workspace/waiting')).data.prices ?? 0

test('accepted, more is held and the line costs what was agreed to; said twice, it is said once', async () => {
  const order = await anOrder()
  const before = await waitingPrices()
  const id = await raised(order)
  expect(await waitingPrices()).toBe(before + 1)
  const twice = await Promise.all([order.answer(id, 'accept'), order.answer(id, 'accept')])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(await order.changes()).toMatchObject({
    total_cents: running.total + vector.delta,
    held_cents: running.total + vector.delta,
    payment_needed_cents: 0,
    changes: [{ state: 'accepted', can: { answer: false } }],
  })
  expect(await waitingPrices()).toBe(before)
  expect(await order.stored()).toMatchObject({ final: vector.new_F, price: 161_870, markup: 26_978 })
  expect(await order.answer(id, 'reject')).toMatchObject({ status: 409, code: 'price_change_answered' })
  expect(await order.read()).toMatchObject({ total_cents: running.total + vector.delta })
  await expectSound()
  await vendorB().set(order.vanity, 'ready_to_pick_up')
  await (await admin()).set(order.vanity, 'picked_up')
  expect(await order.read()).toMatchObject({ charged_cents: vector.new_total })
  await expectSound()
})

test('rejected, that item alone is cancelled and the rest is as it was', async () => {
  const order = await anOrder()
  const id = await raised(order)
  expect(await order.answer(id, 'reject')).toMatchObject({
    data: { total_cents: vector.reject_order_total, changes: [{ state: 'rejected' }] },
  })
  expect(await order.read()).toMatchObject({ held_cents: vector.reject_order_total })
  expect(await order.line()).toMatchObject({ status: 'cancle' })
  const said = await changesIn(shop().db, order.id)
  expect(said.at(-1)).toMatchObject({ to: 'cancle', role: 'User' })
  await expectSound()
})

test('of two who answer at once one is heard, and the other is told so', async () => {
  const order = await anOrder()
  const id = await raised(order)
  const replies = await Promise.all([
    order.answer(id, 'accept'),
    order.answer(id, 'reject'),
    piet().absorb(id),
    vendorB().withdraw(id),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  await expectSound()
})

test('absorbed whole, the client pays what they agreed to and the Pro gets less', async () => {
  const order = await anOrder()
  const id = await raised(order)
  const [row] = (await piet().list('?open=1')).data
  expect(row).toMatchObject({
    id,
    can: { absorb: true },
    pro: {
      client_price: { before_cents: 152_928, after_cents: 161_870 },
      profit: { before_cents: 17_842, after_cents: 18_884 },
      client_difference_cents: vector.delta,
      whole_cents: 8_942,
      most_cents: 13_489,
      profit_if_whole_cents: 10_390,
    },
  })
  expect(row).not.toHaveProperty('final_price')
  expect(await piet().absorb(id)).toMatchObject({ status: 200, data: { state: 'absorbed' } })
  expect(await piet().absorb(id)).toMatchObject({ status: 200, data: { state: 'absorbed' } })
  expect(await order.changes()).toMatchObject({
    total_cents: running.total,
    held_cents: running.total,
    changes: [{ state: 'absorbed', is_absorbed: true, difference_cents: 0, can: { answer: false } }],
  })
  expect(await order.stored()).toMatchObject({ price: 152_928, markup: vector.absorb_M, absorbed: 8_942 })
  await expectSound()
  await (await admin()).set(order.vanity, 'picked_up')
  await expectSound()
})

test('a raise that is too large to absorb is absorbed down to the minimum, and the client is asked the rest', async () => {
  const order = await anOrder()
  const id = await raised(order, vector.too_big.new_F)
  expect(await piet().absorb(id)).toMatchObject({ status: 409, code: 'absorb_too_much' })
  const [row] = (await piet().list('?open=1')).data
  expect(row?.pro?.whole_cents).toBeNull()
  const most = row?.pro?.most_cents ?? 0
  expect(await piet().absorb(id, most + 1)).toMatchObject({ status: 409 })
  expect(await piet().absorb(id, most)).toMatchObject({ data: { state: 'proposed' } })
  const [change] = (await order.changes()).changes
  expect(change).toMatchObject({ state: 'proposed', is_absorbed: true, can: { answer: true } })
  await order.answer(id, 'accept')
  expect(await order.stored()).toMatchObject({ absorbed: most, markup: 14_256 })
  await expectSound()
})

test('a lower price holds at once, and less is charged of what is held', async () => {
  const order = await anOrder()
  expect(await vendorB().propose(order.vanity, 100_000)).toMatchObject({ data: { state: 'applied' } })
  const [change] = (await order.changes()).changes
  expect(change?.difference_cents).toBeLessThan(0)
  expect(await order.read()).toMatchObject({ held_cents: running.total })
  await expectSound()
  await (await admin()).set(order.vanity, 'picked_up')
  expect(await order.read()).toMatchObject({ charged_cents: change?.total_after_cents })
  await expectSound()
})

test('one price waits at a time, before a line is approved or while it is prepared; withdrawn, it goes on', async () => {
  const order = await anOrder()
  const id = await raised(order)
  expect(await vendorB().propose(order.vanity, vector.new_F)).toMatchObject({ status: 200, data: { id } })
  expect(await vendorB().propose(order.vanity, 130_000)).toMatchObject({
    status: 409,
    code: 'price_change_open',
  })
  expect(await vendorB().set(order.vanity, 'vendor_approved')).toMatchObject({ status: 409 })
  expect(await vendorB().withdraw(id)).toMatchObject({ data: { state: 'withdrawn' } })
  expect(await vendorB().withdraw(id)).toMatchObject({ status: 200 })
  await vendorB().set(order.vanity, 'vendor_approved')
  expect(await vendorB().propose(order.vanity, vector.new_F)).toMatchObject({
    status: 409,
    code: 'price_fixed',
  })
  await vendorB().set(order.vanity, 'in_progress')
  expect(await vendorB().propose(order.vanity, 118_000)).toMatchObject({ status: 422 })
  expect(await vendorB().propose(order.vanity, vector.new_F)).toMatchObject({ status: 200 })
  await vendorB().set(order.vanity, 'decline')
  expect((await order.changes()).changes.map(({ state }) => state)).toEqual(['dropped', 'withdrawn'])
  await expectSound()
})

test('nobody reaches another’s: not the price of their line, not their answer, not their markup', async () => {
  const order = await anOrder()
  const other = await anOrder()
  const tile = await order.itemNamed('example-tile')
  expect(await vendorB().propose(tile, 9_000)).toMatchObject({ status: 404 })
  const id = await raised(order)
  expect(await other.answer(id, 'accept')).toMatchObject({ status: 404 })
  expect(await other.call(`GET /api/order/${order.id}/price_changes`)).toMatchObject({ status: 404 })
  const a = await member('Vendor A')
  expect(await a.withdraw(id)).toMatchObject({ status: 404 })
  expect((await a.list()).data).toEqual([])
  expect(await piet().propose(order.vanity, 1)).toMatchObject({ status: 403 })
  expect(await vendorB().absorb(id)).toMatchObject({ status: 403 })
  await deliver()
})
