import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '@showroom/api/platform/db/db'
import { couponFor } from '@showroom/api/pricing/coupon/coupons'
import { openTestDb } from '@showroom/api/testing/test-db'
import { seedDemoCoupons } from './coupons.ts'
import { showroomContext } from '@showroom/api/showroom/showroom.store'

let db: OpenDb
beforeAll(async () => {
  db = await openTestDb('seeded')
})
afterAll(() => db.close())

test('the demo showroom has a coupon to try, however often the server starts', async () => {
  const now = new Date('2026-11-02T18:15:00Z')
  await seedDemoCoupons(db, now)
  await seedDemoCoupons(db, new Date('2026-11-03T18:15:00Z'))
  const harvest = await showroomContext(db, 'HARVEST2')
  const found = await couponFor(db, {
    showroomId: harvest?.id ?? 0,
    code: 'welcome5',
    accountId: null,
    now,
    lines: [{ productId: 1, merchandiseCents: 100 }],
  })
  expect(found).toMatchObject({ terms: { offBps: 500 }, applies: [true] })
})
