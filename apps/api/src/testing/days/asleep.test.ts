import { expect, test } from 'vitest'
import { aSleeper } from './a-sleeper.ts'
import { tallyOf } from './days.store.ts'

// The worker sleeps from Thursday, 2026-10-29, to Monday, 2026-11-02, over the night in which clocks go back, and a
// deadline of each kind comes meanwhile. What was due is done once when it wakes, and nothing of it by who wakes later.

const market = aSleeper('2026-08-25 12:00')
const { at, buys, books, work, vendor } = market
type Order = Awaited<ReturnType<typeof buys>>
const orders: Record<string, Order> = {}
const order = (name: string): Order => {
  const found = orders[name]
  if (!found) throw new Error(`${name} has not ordered anything.`)
  return found
}
const ordered = async (name: string, ...buying: [Parameters<typeof buys>[1]]) => {
  orders[name] = await buys(name, ...buying)
  return order(name)
}
let tally: Record<string, number> = {}

test('begun before: what is earned, what comes back, what is owed', async () => {
  // 46 business days after 08.25 are over on 10.30.
  await (await ordered('Earl', { product: 'vanity' })).went('picked_up', 'delivered')
  await at('2026-09-14 09:00')
  await (await ordered('Rita', { product: 'tile', qty: 2 })).went('picked_up', 'delivered')
  await order('Rita').asksBack()
  // From here on A has 30 days.
  await at('2026-09-30 09:00')
  await order('Rita').approves()
  await order('Rita').receives()
  await at('2026-10-10 09:00')
  await (await ordered('Lars', { product: 'tile', qty: 2 })).went('picked_up', 'delivered')
  await order('Lars').asksBack()
  // From here on Lars has 14.
  await at('2026-10-16 09:00')
  await order('Lars').approves()
  // The 12 days for returns end on 10.31, the 14 for claims on 11.02.
  await at('2026-10-19 09:00')
  await (await ordered('Wim', { product: 'faucet', qty: 2 })).went('picked_up', 'delivered')
  // C has ten days from here on.
  await at('2026-10-20 09:00')
  await books(-1_000, 'C')
  await work()
  // Maple is reminded on the 7th and on the 9th day: 10.30 and 11.01.
  await at('2026-10-23 09:00')
  await books(-2_000, 'Maple')
  await work()
  expect(market.newMails()).toContain('C: Your balance is below zero: $10.00 until 10.30.2026')
})

test('begun on the last days: what is held, asked, paid and ordered', async () => {
  // Held anew at ten in the night of 10.30, or gone a day later.
  await at('2026-10-24 22:00')
  await ordered('Nora', { product: 'faucet' })
  await at('2026-10-29 09:00')
  await ordered('Sil', { product: 'vanity' })
  await ordered('Una', { product: 'vanity', card: '4000002760003184' })
  // Fridays are what A is paid on.
  await vendor('A').save({ settings: { notification_email: vendor('A').email } })
  await books(5_000, 'A')
  await at('2026-10-29 12:00')
  // Answered within 48 hours, paid for within 24.
  for (const name of ['Sil', 'Una']) await order(name).isRaised()
  await order('Una').accepts()
  expect(await order('Una').changes()).toMatchObject([{ state: 'paying' }])
  // Cancelled by a click for 60 minutes, and then shown to its vendor.
  await at('2026-10-29 23:20')
  await ordered('Paul', { product: 'faucet' })
  await at('2026-10-29 23:45')
  await work()
  expect(market.errors).toEqual([])
  market.newMails()
  tally = await tallyOf(market.db())
})

test('four days later each is done once', async () => {
  await at('2026-11-02 23:30')
  await work()
  expect(market.errors).toEqual([])
  expect(market.newMails()).toEqual(
    [
      'A: RMA of order #: It was not sent back in time. There is nothing to do.',
      'A: RMA of order #: Your 30 days are over, so we gave the money back to the client. It is booked with you.',
      'B: example-vanity of order #: Your new price was not answered in time. The line is cancelled.',
      'B: example-vanity of order #: Your new price was not paid for in time. The line is cancelled.',
      'C: New order #',
      'C: Your account is restricted: $10.00 is missing',
      'Lars: RMA is over',
      'Maple: Your balance is below zero: $20.00 until 11.02.2026',
      'Rita: $96.59 is on its way back to you',
      'Sil: Cancelled: example-vanity',
      'Una: Cancelled: example-vanity',
    ].toSorted(),
  )
  const after = await tallyOf(market.db())
  const done = Object.entries(after).map(([name, count]) => [name, count - (tally[name] ?? 0)])
  expect(Object.fromEntries(done)).toEqual({
    // Nora's: another hold takes over, and the one before it goes.
    'asked of banks': 1,
    adjustment: 2,
    capture: 0,
    hold: 0,
    // What Sil and Una had held.
    release: 2,
    // Rita's.
    refund: 1,
    // Earl's vanity: B's part and the Pro's.
    'made available': 2,
    // The 50.00 of A.
    gathered: 1,
    letters: 11,
  })
  tally = after
})

test('by the client what is over is over, to the minute', async () => {
  expect(await order('Paul').cancels()).toMatchObject({ status: 409 })
  expect(await order('Wim').quote('return')).toMatchObject({ status: 409 })
  expect(await order('Wim').quote('claim')).toMatchObject({ status: 200 })
  expect((await order('Lars').returns())[0]).toMatchObject({ state: 'lapsed' })
  expect((await order('Rita').returns())[0]).toMatchObject({ state: 'refunded' })
  expect(await order('Nora').read()).toMatchObject({
    held_cents: 18_904,
    released_cents: 0,
    deliveries: [{ payment_needed: null }],
  })
  for (const name of ['Sil', 'Una']) expect(await order(name).read()).toMatchObject({ held_cents: 0 })
})

test('who wakes again, twice, finds nothing to do, and every cent is where it belongs', async () => {
  await at('2026-11-02 23:45')
  await work()
  await work()
  expect(market.errors).toEqual([])
  expect(market.newMails()).toEqual([])
  expect(await tallyOf(market.db())).toEqual(tally)
  expect(await market.wrong()).toEqual([])
  await at('2026-11-03 00:00')
  expect(await order('Wim').quote('claim')).toMatchObject({ status: 409 })
})
