import { showroomMessages } from '@showroom/contract/showroom/showroom.messages'
import { expect, test } from 'vitest'
import { claimBeyondTime } from '../order/testing/beyond-time.ts'
import { aBalanceShop } from './testing/a-balance-shop.ts'
import { profitBy } from './profit/profit.store.ts'
import { newsOf } from './testing/balance.store.ts'

const shop = aBalanceShop()
const [tile, vanity, faucet] = [3_249, 17_842, 2_778]
const all = tile + vanity + faucet
let lines: Record<'tile' | 'vanity' | 'faucet', string>
let orderId: string
const claimed = () => claimBeyondTime(shop, { orderId, itemId: lines.vanity })

test('what is charged is pending, with the day on which it becomes available', async () => {
  const order = await shop.placed()
  const named = async (name: string) => order.itemNamed(`example-${name}`)
  lines = { tile: await named('tile'), vanity: await named('vanity'), faucet: await named('faucet') }
  orderId = order.id
  expect(await shop.ofPro()).toEqual({ availableCents: 0, pendingCents: 0 })
  shop.at('2026-11-04T18:00:00Z')
  await shop.setAll([lines.tile, lines.vanity, lines.faucet], 'picked_up')
  expect(await shop.ofPro()).toEqual({ availableCents: 0, pendingCents: all })
  shop.at('2026-11-14T18:00:00Z')
  await shop.setAll([lines.tile, lines.vanity], 'delivered')
  const vendor = await shop.theVendor('Vendor A')
  expect(await vendor.balance()).toEqual({
    available_cents: 0,
    pending_cents: 66_825,
    releases: [
      {
        on: '2027-01-11',
        reason: 'business_days',
        why: '46 business days after 11.02.2026',
        amount_cents: 66_825,
        line_count: 1,
      },
    ],
    negative: null,
    statement_months: ['2026-11'],
  })
  const another = await shop.theVendor('Vendor C')
  expect((await another.balance()).releases).toMatchObject([{ on: null, reason: 'not_delivered' }])
})

test('at five past midnight of that day it is available, once, and what is asked back waits', async () => {
  shop.at('2027-01-08T18:00:00Z')
  const claim = await claimed()
  await shop.release()
  shop.at('2027-01-11T08:04:00Z')
  await shop.release()
  expect(await shop.ofPro()).toEqual({ availableCents: 0, pendingCents: all })
  shop.at('2027-01-11T08:05:00Z')
  await Promise.all([shop.release(), shop.release()])
  await shop.release()
  expect(await shop.ofPro()).toEqual({ availableCents: tile, pendingCents: all - tile })
  // The return is rejected; the faucet is delivered late; nobody worked for four days.
  shop.at('2027-01-12T18:00:00Z')
  await claim.reject()
  await shop.setAll([lines.faucet], 'delivered')
  shop.at('2027-01-16T18:00:00Z')
  await shop.release()
  expect(await shop.ofPro()).toEqual({ availableCents: tile + vanity, pendingCents: faucet })
  shop.at('2027-01-25T09:00:00Z')
  await shop.release()
  expect(await shop.ofPro()).toEqual({ availableCents: all, pendingCents: 0 })
  expect(await shop.differences()).toEqual([])
})

test('a balance below zero has ten days, reminders, a restriction, and is free at once when it is settled', async () => {
  await shop.paidOut(all - 3_500)
  expect(await shop.ofPro()).toEqual({ availableCents: 3_500, pendingCents: 0 })
  await shop.watch()
  const before = await shop.placed()
  shop.at('2027-03-01T20:00:00Z')
  await (await claimed()).approve()
  await shop.deliver()
  expect(await shop.ofPro()).toEqual({ availableCents: -14_342, pendingCents: 0 })
  await shop.watch()
  await shop.watch()
  const books = await shop.books()
  expect(await books.negatives()).toMatchObject([
    {
      available_cents: -14_342,
      due_on: '2027-03-11',
      age_days: 0,
      is_restricted: false,
      account: 'contractor',
    },
  ])
  // Four days of sleep: the latest reminder alone. What comes goes into it, and the clock goes on.
  shop.at('2027-03-05T20:00:00Z')
  await (await shop.books()).book(6_000)
  await shop.watch()
  expect((await shop.ofPro()).availableCents).toBe(-8_342)
  shop.at('2027-03-12T07:59:00Z')
  await shop.watch()
  const buyer = await shop.placed()
  shop.at('2027-03-12T08:00:00Z')
  await shop.watch()
  await shop.watch()
  expect((await newsOf(shop.db())).map(({ cause }) => cause.replace(/balance \d+ /, ''))).toEqual([
    'negative reminded 1',
    'negative reminded 2',
    'negative reminded 4',
    'negative restricted',
  ])
  const reasons = async () => {
    await buyer.add({ product_id: 'example-faucet', qty: 1 })
    return (await buyer.look()).data.can.reasons
  }
  await expect.poll(reasons, { timeout: 3_000 }).toContain(showroomMessages.unavailable)
  // What was ordered before goes on.
  await shop.setAll([await before.itemNamed('example-tile')], 'picked_up')
  expect((await shop.ofPro()).pendingCents).toBe(tile)
  expect(await shop.differences()).toEqual([])
  const again = await shop.books()
  const key = 'paid-by-cheque'
  const paid = [
    await again.book(8_342, { key, against: 'cash' }),
    await again.book(8_342, { key, against: 'cash' }),
  ]
  expect(paid.map(({ data }) => data.available_cents)).toEqual([0, 0])
  expect(await again.book(8_343, { key, against: 'cash' })).toMatchObject({ status: 409 })
  expect(await again.book(1, { party: 'no-such-pro' })).toMatchObject({ status: 422 })
  expect(await again.book(-1, { against: 'cash' })).toMatchObject({ status: 422 })
  expect(await again.negatives()).toEqual([])
  await expect.poll(reasons, { timeout: 3_000 }).not.toContain(showroomMessages.unavailable)
})

test('the statement says what happened, in sums that end at the balance', async () => {
  const pro = await shop.thePro()
  const [newest] = await pro.entries()
  const { available_cents, pending_cents, negative } = await pro.balance()
  expect(newest).toMatchObject({ available_after_cents: available_cents, pending_after_cents: pending_cents })
  expect(negative).toBeNull()
  const entries = [...(await pro.entries()), ...(await pro.entries(2))]
  const kinds = entries.map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(
    new Set(['sale', 'coupon', 'release', 'return', 'adjustment', 'payout', 'payment']),
  )
  // Every row's sums are those before it and its own amount.
  for (const [index, entry] of entries.slice(0, -1).entries()) {
    const earlier = entries[index + 1]
    if (!earlier) continue
    const sum = (of: typeof entry) => of.pending_after_cents + of.available_after_cents
    expect(sum(entry) - sum(earlier)).toBe(entry.kind === 'release' ? 0 : entry.amount_cents)
  }
  const { data: file } = await pro.call<{ text: string }>('GET /api/balance/statement?month=2027-03')
  const rows = file.text.trim().split('\r\n')
  expect(rows[1]).toContain('"03.01.2027 00:00","Opening balance","","","0.00","35.00"')
  expect(rows.join('\n')).toMatch(/"Return","Order [\w-]+: example-vanity","-178.42","0.00","-143.42"/)
  expect(await pro.call('GET /api/balance/statement?month=2027-13')).toMatchObject({ status: 422 })
})

test('what clients paid is taken apart by day, vendor, showroom and category, and the ledger agrees', async () => {
  const books = await shop.books()
  for (const by of ['day', 'vendor', 'showroom', 'category']) {
    const { rows, totals, reconciled } = await books.profit(`by=${by}&from=11.01.2026&to=03.31.2027`)
    expect(Object.values(reconciled)).toEqual(Array(7).fill(true))
    expect(rows.reduce((sum, row) => sum + row.client_paid_cents, 0)).toBe(totals.client_paid_cents)
    expect(totals.admin_profit_inclusive_tax_cents).toBe(totals.platform_cents + totals.tax_cents)
  }
  const days = { from: '2026-11-01', to: '2027-03-31' }
  const { rows, totals } = await books.profit('by=day&from=11.01.2026&to=03.31.2027')
  const found = await profitBy(shop.db(), { by: 'day', days, page: { page: 2, most: 2 } })
  expect(found.rows.map(({ key }) => key)).toEqual(rows.slice(2, 4).map(({ key }) => key))
  expect([found.count, found.totals.taxCents]).toEqual([rows.length, totals.tax_cents])
  const beyond = await profitBy(shop.db(), { by: 'day', days, page: { page: 99, most: 1 } })
  expect(beyond.rows.map(({ key }) => key)).toEqual(rows.slice(-1).map(({ key }) => key))
  const march = await books.profit('by=vendor&from=03.01.2027&to=03.01.2027')
  expect(march.rows).toMatchObject([{ name: 'Vendor B', pro_cents: -17_842 }])
})
