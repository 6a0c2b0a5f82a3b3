import { showroomMessages } from '@showroom/contract/showroom/showroom.messages'
import { expect } from 'vitest'
import { claimBeyondTime } from '../../order/testing/beyond-time.ts'
import { type Diary, nothing } from './a-diary.ts'
import type { aMarket } from './a-market.ts'

type Market = ReturnType<typeof aMarket>

/**
 * The spring of the running example: its vanity is charged back, and the Pro settles what that takes (domain §3.17, where
 * it is 178.42, as the vanity's price was never raised; balance.test.ts holds that figure).
 */
export const belowZero = (market: Market, day: Diary): void => {
  const { item, order, books } = market
  day(
    '2027-03-01 12:00 the vanity is charged back: 188.84 of the Pro, 1,249.00 of B',
    async () =>
      (await claimBeyondTime(market, { orderId: order().id, itemId: await item('vanity') })).approve(),
    {
      refunded: 182_604,
      pro: [-15_384, 0],
      B: [-124_900, 0],
      ours: [2_882, 8_689, 8_633],
      mails: [
        'the client: We got your claim of order #',
        'B: RMA of order #: A client claims it.',
        'the client: $1,683.85 is on its way back to you',
        'B: RMA of order #: The money was given back to the client.',
        'the Pro: Your balance is below zero: $153.84 until 03.11.2027',
        'B: Your balance is below zero: $1,249.00 until 03.11.2027',
      ],
    },
  )
  day('2027-03-02 09:00 B pays by cheque', () => books(124_900, { name: 'B', against: 'cash' }), {
    B: [0, 0],
    mails: ['B: Your balance is settled'],
  })
  day('2027-03-03 23:55 nobody is reminded a day early', nothing)
  day('2027-03-04 00:10 on the third day the Pro is', nothing, {
    mails: ['the Pro: Your balance is below zero: $153.84 until 03.11.2027'],
  })
  day(
    '2027-03-05 09:00 on a Friday 60.00 come in: they go into it, and nothing is paid out',
    () => books(6_000),
    {
      pro: [-9_384, 0],
      ours: [-3_118, 8_689, 8_633],
    },
  )
  reminded(market, day)
}

/** To the end of the tenth day, and beyond it. */
const reminded = ({ books, order }: Market, day: Diary): void => {
  day('2027-03-08 00:10 on the seventh day', nothing, {
    mails: ['the Pro: Your balance is below zero: $93.84 until 03.11.2027'],
  })
  day('2027-03-10 00:10 and on the ninth', nothing, {
    mails: ['the Pro: Your balance is below zero: $93.84 until 03.11.2027'],
  })
  day('2027-03-11 23:55 the tenth day is theirs to its end', nothing)
  day('2027-03-12 00:10 then the showroom takes no orders', nothing, {
    mails: ['the Pro: Your account is restricted: $93.84 is missing'],
  })
  day(
    '2027-03-12 15:00 a cheque comes, and it does at once',
    async () => {
      await order().add({ product_id: 'example-faucet', qty: 1 })
      const reasons = async () => (await order().look()).data.can.reasons
      await expect.poll(reasons, { timeout: 3_000 }).toContain(showroomMessages.unavailable)
      await books(9_384, { against: 'cash' })
      await expect.poll(reasons, { timeout: 3_000 }).not.toContain(showroomMessages.unavailable)
    },
    {
      pro: [0, 0],
      mails: ['the Pro: Your account is not restricted any more'],
    },
  )
}
