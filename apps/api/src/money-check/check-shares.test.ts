import { beforeAll, expect, test } from 'vitest'
import { sumProfit } from '../balance/profit/sum-profit.ts'
import { anOrderShop, minuteMs } from '../order/testing/order-shop.ts'
import { providerAt } from '../payment/testing/a-payment.ts'
import type { Queries } from '../platform/db/db.ts'
import { checkMoney } from './check-money.ts'
import { corruptions } from './testing/breaking.store.ts'

const { placed, shop, later, now, admin, deliver } = anOrderShop()

let planted: { item: string; order: string }
beforeAll(async () => {
  const order = await placed()
  later(61 * minuteMs)
  const ada = await admin()
  const tile = await order.itemNamed('example-tile')
  const faucet = await order.itemNamed('example-faucet')
  await ada.set(tile, 'picked_up')
  await ada.set(faucet, 'picked_up')
  await deliver()
  for (const status of ['delivered', 'return_request', 'returned'] as const) await ada.set(faucet, status)
  await deliver()
  await sumProfit(shop().db)
  planted = { item: tile, order: order.id }
})

const differencesIn = async (db: Queries) => {
  const provider = providerAt(shop().sandbox.origin)
  const checks = await checkMoney({ db, provider, now: now(), graceMs: 0 })
  return checks.flatMap((check) => check.differences)
}

/** What the audit says within a transaction that is taken back. */
const differencesAfter = async (corrupt: (tx: Queries) => Promise<void>): Promise<string[]> => {
  const undo = new Error('Taken back.')
  let differences: string[] = []
  const planting = shop().db.transaction(async (tx) => {
    await corrupt(tx)
    differences = await differencesIn(tx)
    throw undo
  })
  await expect(planting).rejects.toBe(undo)
  return differences
}

test('an order that was charged and partly given back is sound', async () => {
  expect(await differencesIn(shop().db)).toEqual([])
})

test.each(Object.entries(corruptions))('%s is noticed', async (_what, corrupt) => {
  expect(await differencesAfter((tx) => corrupt(tx, planted))).not.toEqual([])
})
