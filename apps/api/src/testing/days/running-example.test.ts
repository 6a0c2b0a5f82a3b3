import { expect } from 'vitest'
import { refundEntries } from '../../order/testing/return.store.ts'
import { aDiary, nothing } from './a-diary.ts'
import { aMarket, vendors } from './a-market.ts'
import { belowZero } from './below-zero.ts'

// The running example (domain §3.2, §3.7 to §3.17) from its first morning to its last payout. Each row is a moment,
// Pacific, what is done then, and what that changes; everything else is asserted to stand as the row before left it.

const market = aMarket('2026-11-02 10:15')
const { item, person, adminSets, books, asksBack } = market
const day = aDiary(market)

day('2026-11-02 10:15 the client orders, and three banks hold', market.places, {
  held: 282_087,
  asked: 3,
  mails: ['the client: Your order #'],
})
day('2026-11-02 11:10 no vendor sees it before the hour is over', async () => {
  for (const name of vendors) expect((await person(name).call('GET /api/sold_order')).data).toEqual([])
})
day('2026-11-02 11:15 then each is told of their own part', nothing, {
  mails: ['A: New order #', 'B: New order #', 'C: New order #'],
})
day(
  '2026-11-02 14:00 B asks 1,249.00 for the vanity',
  async () =>
    person('B').call(`POST /api/order_item/${await item('vanity')}/price`, {
      final_price_cents: 124_900,
      reason: 'The maker raised it',
    }),
  { mails: ['the client: A new price for example-vanity: please answer'] },
)
day('2026-11-03 10:00 the client accepts, and B’s bank holds 93.01 more', market.accepts, {
  held: 291_388,
  asked: 4,
  mails: ['B: example-vanity of order #: Your new price is accepted. Please go on with it.'],
})
day('2026-11-05 09:00 the faucet is picked up', async () => adminSets(await item('faucet'), 'picked_up'), {
  held: 255_470,
  charged: 35_918,
  pro: [0, 2_778],
  C: [0, 27_800],
  ours: [2_224, 3_116, 0],
  mails: ['the client: Left the warehouse: example-faucet'],
})
day('2026-11-08 10:11 the hold of A is six days old in a minute', nothing)
day('2026-11-08 10:15 and is held anew, without the client noticing', nothing, { asked: 5 })
day(
  '2026-11-09 10:00 so is B’s; the faucet comes',
  async () => adminSets(await item('faucet'), 'delivered'),
  { asked: 6, mails: ['the client: Delivered: example-faucet'] },
)
day(
  '2026-11-12 09:00 A’s nine boxes leave in one package, that costs us 186.00',
  async () => {
    const tile = await item('tile')
    await person('A').call(`PUT /api/order_item/${tile}/status`, { status: 'vendor_approved', note: '' })
    const [ofTile] = await market.packages()
    await person('A').call(`POST /api/order_delivery/${ofTile?.id}/shipment`, {
      carrier: 'ups',
      tracking: '1Z999AA10123456784',
      cost_cents: 18_600,
      lines: [{ item_id: tile, units: 9 }],
    })
    await market.moves('shipped')
  },
  {
    held: 168_385,
    charged: 123_003,
    pro: [0, 6_027],
    A: [0, 66_825],
    ours: [7_570, 10_281, 4_500],
    mails: ['the client: A package of order # is on its way'],
  },
)
day('2026-11-14 12:00 and are delivered on a Saturday', () => market.moves('delivered'), {
  mails: ['the client: A package of order # is delivered'],
})
day('2026-11-15 10:05 B’s hold is six days old once more', nothing, { asked: 7 })
day(
  '2026-11-16 09:00 the vanity leaves: nothing is held any more',
  async () => adminSets(await item('vanity'), 'picked_up'),
  {
    held: 0,
    charged: 291_388,
    pro: [0, 24_911],
    B: [0, 124_900],
    ours: [17_562, 24_890, 4_500],
    mails: ['the client: Left the warehouse: example-vanity'],
  },
)
day('2026-11-18 12:00 the vanity comes', async () => adminSets(await item('vanity'), 'delivered'), {
  mails: ['the client: Delivered: example-vanity'],
})
day(
  '2026-11-26 23:55 on the last evening the client asks two boxes back',
  async () => asksBack(await item('tile'), 2),
  {
    mails: [
      'the client: We got your return of order #',
      'A: 2 × example-tile of order #: A client asks to send it back.',
    ],
  },
)
day('2026-11-27 00:00 a minute past midnight nobody may ask any more', async () => {
  expect(await asksBack(await item('tile'), 1)).toMatchObject({ status: 409, code: 'return_refused' })
})
day('2026-11-27 09:00 A approves it', () => market.answers('answer', { answer: 'approve' }), {
  mails: ['the client: Your return RMA is approved'],
})
day('2026-11-30 09:00 the client sends it', market.sends, {
  mails: ['A: RMA of order #: It is on its way to you: 1Z999.'],
})
day(
  '2026-12-04 09:00 A receives it, and is silent',
  async () => {
    const [back] = await market.returns()
    await market.answers('receive', { lines: back?.lines.map(({ id }) => ({ id, accepted_qty: 2 })) })
  },
  { mails: ['the client: RMA has arrived'] },
)
day('2027-01-03 23:55 on the thirtieth day A still may refund it, and has been reminded', nothing, {
  mails: [
    'A: RMA of order #: Please give the money back by Sun 01.03.2027, 11:59 PM (Pacific): after that we do, and it is booked with you.',
  ],
})
day('2027-01-04 00:00 and then we do: 183.52 less 41.33 for the way', nothing, {
  refunded: 14_219,
  pro: [0, 24_189],
  A: [0, 51_975],
  ours: [16_374, 23_298, 8_633],
  mails: [
    'the client: $142.19 is on its way back to you',
    'A: RMA of order #: Your 30 days are over, so we gave the money back to the client. It is booked with you.',
  ],
})
day('2027-01-11 00:00 the 46th business day has come, and nothing is available', async () => {
  expect(await refundEntries(market.db(), market.order().id)).toEqual([
    { account: 'cash', amount: -14_219 },
    { account: 'contractor', amount: 722 },
    { account: 'platform', amount: 1_188 },
    { account: 'shipping', amount: -4_133 },
    { account: 'tax', amount: 1_592 },
    { account: 'vendor', amount: 14_850 },
  ])
})
day('2027-01-11 00:05 five minutes later all of it is', nothing, {
  pro: [24_189, 0],
  A: [51_975, 0],
  B: [124_900, 0],
  C: [27_800, 0],
})
day('2027-01-12 09:00 everybody says where they are paid', async () => {
  for (const name of ['the Pro', ...vendors]) {
    const settings = {
      notification_email: person(name).email,
      ...(name === 'the Pro' ? {} : { schedule: 'monthly', schedule_day: 15 }),
    }
    expect(await person(name).save({ settings })).toMatchObject({ data: { status: 'active' } })
  }
})
day('2027-01-14 23:55 the day before a Friday that is a 15th nothing is gathered', async () => {
  expect(await (await market.anAdmin()).batches()).toEqual([])
})
day('2027-01-15 00:10 on it all that is available is', nothing)
day(
  '2027-01-15 09:00 two Admins approve the batch, and four banks get their money',
  async () => {
    const batch = await market.batchIsApproved()
    expect(batch?.payouts.map(({ amount_cents }) => amount_cents).toSorted()).toEqual([
      124_900, 24_189, 27_800, 51_975,
    ])
  },
  {
    pro: [0, 0],
    A: [0, 0],
    B: [0, 0],
    C: [0, 0],
    mails: [
      'A: $519.75 are in your bank account',
      'B: $1,249.00 are in your bank account',
      'C: $278.00 are in your bank account',
      'the Pro: $241.89 are in your bank account',
    ],
  },
)
day('2027-02-26 00:10 on the next Fridays there is nothing to gather', nothing)
day('2027-02-28 12:00 an Admin books 35.00 for the Pro', () => books(3_500), {
  pro: [3_500, 0],
  ours: [12_874, 23_298, 8_633],
})
belowZero(market, day)
day('2027-03-19 09:00 nobody is owed anything, so the last payout was the last', async () => {
  for (const name of vendors)
    expect(await market.balanceOf(name)).toMatchObject({ available_cents: 0, pending_cents: 0 })
  expect(await (await market.anAdmin()).batches()).toHaveLength(1)
})
