import { expect, test } from 'vitest'
import { aPayoutShop } from './testing/a-payout-shop.ts'
import { addCanceled } from './testing/payout.store.ts'

const shop = aPayoutShop()

test('a batch comes with the first page of its payouts, and the others are read page by page', async () => {
  const pro = await shop.thePro()
  await pro.save()
  await shop.settle()
  await shop.earn(9_000)
  const admin = await shop.anAdmin()
  const { data: batch } = await admin.gather()
  await addCanceled(shop.db(), batch.id, 24)
  const shown = (await admin.batches())[0]
  expect(shown).toMatchObject({ id: batch.id, payout_count: 25, total_cents: batch.total_cents })
  expect(shown?.payouts).toHaveLength(10)
  const pages = await Promise.all([1, 2, 3].map((page) => admin.payoutsOf(batch.id, page)))
  expect(pages[0]?.data).toEqual(shown?.payouts)
  expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5])
  expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(25)
  expect((await admin.payoutsOf('nothing', 1)).status).toBe(404)
  expect((await admin.decide(batch.id, 'cancel')).data).toMatchObject({ state: 'canceled', total_cents: 0 })
})
