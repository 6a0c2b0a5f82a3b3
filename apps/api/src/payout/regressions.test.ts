import { dayMs } from '@showroom/contract/shared/time'
import { beforeAll, expect, test } from 'vitest'
import { aPayoutShop } from './testing/a-payout-shop.ts'
import { payoutMovements } from './testing/payout.store.ts'

// What was reported of other marketplaces (docs/orders.md has the whole list).

const shop = aPayoutShop()
let pro: Awaited<ReturnType<typeof shop.thePro>>

beforeAll(async () => {
  pro = await shop.thePro()
  await pro.save()
  await shop.settle()
  shop.later(3 * dayMs)
})

const approved = async () => {
  const [one, other] = [await shop.anAdmin(), await shop.anAdmin()]
  const { data: batch } = await one.gather()
  await one.decide(batch.id, 'propose')
  await other.decide(batch.id, 'approve')
  return batch
}

const settled = async (rounds: number) => {
  for (let round = 0; round < rounds; round += 1) {
    await shop.settle()
    shop.later(600_000)
  }
}

test('regression 13: a transfer that our account could not cover is asked again, and paid once after a top-up', async () => {
  await shop.book(30_000)
  await approved()
  await settled(3)
  expect((await pro.payouts())[0]).toMatchObject({ amount_cents: 30_000 })
  expect((await pro.payouts())[0]?.state).not.toBe('paid')
  expect(await payoutMovements(shop.db())).toEqual([])
  await shop.fund(30_000)
  await settled(3)
  expect((await pro.payouts())[0]).toMatchObject({ amount_cents: 30_000, state: 'paid' })
  expect((await payoutMovements(shop.db())).map(({ cents }) => cents)).toEqual([-30_000])
})

test('regression 8: a payout asks for no more than is there: what was given back meanwhile cancels it', async () => {
  await shop.earn(20_000)
  const [one, other] = [await shop.anAdmin(), await shop.anAdmin()]
  const { data: batch } = await one.gather()
  await one.decide(batch.id, 'propose')
  await shop.book(-15_000)
  await other.decide(batch.id, 'approve')
  await settled(3)
  const payout = (await pro.payouts()).find(({ amount_cents }) => amount_cents === 20_000)
  expect(payout?.state).not.toBe('paid')
  expect(await shop.balance()).toBe(5_000)
  expect((await payoutMovements(shop.db())).map(({ cents }) => cents)).toEqual([-30_000])
})
