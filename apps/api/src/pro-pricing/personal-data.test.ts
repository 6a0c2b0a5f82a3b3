import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountById } from '../account/account.store.ts'
import type { OpenDb } from '../platform/db/db.ts'
import { openTestDb } from '../testing/test-db.ts'
import { ownListsOf, saveClientLists } from '../pricing/price-list/client-price-list.store.ts'
import { couponFor } from '../pricing/coupon/coupons.ts'
import { insertRule } from './markup/markup-rule.store.ts'
import { savePlans, waitingPlans } from './markup/plan/markup-plan.store.ts'
import { rulesFor } from '../pricing/price-list/markup-rules.store.ts'
import { proPricingPersonalData } from './personal-data.ts'
import { anAccount } from '../pricing/testing/an-account.ts'
import { saveCoupon } from '../pricing/testing/coupons.store.ts'
import { demoShowroom } from '../pricing/testing/prices.store.ts'

let db: OpenDb
beforeAll(async () => {
  db = await openTestDb('seeded')
})
afterAll(() => db.close())

test('a client reads the coupons made for them; whoever leaves takes coupons and own prices along', async () => {
  const { id: showroomId, priceListId } = await demoShowroom(db, 'HARVEST2')
  const clientId = await anAccount(db, { email: 'leaving@people.test' })
  await saveCoupon(db, { showroomId, code: 'FORYOU', clientId })
  const everything = { vendorId: null, categoryId: null, productId: null }
  await insertRule(db, { ...everything, showroomId, publicId: 'own', clientId, markupBps: 1_500 })
  await saveClientLists(db, showroomId, [{ accountId: clientId, priceListId }])
  const planned = { ...everything, publicId: 'planned', clientId, markupBps: 1_600 }
  const planning = { showroomId, day: '2027-01-04', plannedBy: null, now: new Date('2026-11-23T17:00:00Z') }
  await savePlans(db, [planned, { ...planned, publicId: 'for-all', clientId: null }], planning)
  const [account, rules] = [await accountById(db, clientId), await rulesFor(db, showroomId, null)]
  if (!account) throw new Error('The client is not there.')
  const { show, erase } = proPricingPersonalData(db)

  expect(await show(account)).toMatchObject([{ showroom: 'Harvest Home Remodeling', code: 'FORYOU' }])
  expect(JSON.stringify(await show(account))).not.toContain('1500')

  await db.transaction(async (tx) => erase?.(tx, clientId))
  expect(await show(account)).toEqual([])
  expect(await rulesFor(db, showroomId, clientId)).toEqual(rules)
  expect((await waitingPlans(db, showroomId)).map((plan) => plan.clientId)).toEqual([null])
  expect(await ownListsOf(db, { id: showroomId, ref: '' }, [clientId])).toEqual(new Map())
  const asked = {
    showroomId,
    code: 'FORYOU',
    now: new Date(),
    lines: [{ productId: 1, merchandiseCents: 1 }],
  }
  expect(await couponFor(db, { ...asked, accountId: clientId })).toEqual({
    problem: 'This coupon has ended.',
  })
  expect(await couponFor(db, { ...asked, accountId: null })).toMatchObject({ problem: expect.any(String) })
})
