import type { RatePlan, RatePreview, RatesInEffect } from '@showroom/contract/rates/rate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { auditOf } from '../audit/audit.store.ts'
import { anAdmin } from '../order/testing/staff.store.ts'
import { feeFor } from '../pricing/fee.ts'
import { feeRules } from '../pricing/price-list/priced-product.store.ts'
import { taxTable } from '../pricing/tax.ts'
import { openTestApp } from '../testing/test-app.ts'
import { takeEffect } from './take-effect.ts'
import { editRate, givesCode } from './testing/rate.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let clock = Date.parse('2026-11-20T20:00:00Z')
const now = () => new Date(clock)
beforeAll(async () => {
  opened = await openTestApp({}, now)
})
afterAll(() => opened.close())

const desk = async (hasCode = true) => {
  const { token, accountId } = await anAdmin(opened.db, { now: now() })
  if (hasCode) await givesCode(opened.db, accountId, now())
  const call = <Data>(calling: string, body?: object) =>
    browserOn(opened.app)<Data>(calling, { token, ...(body ? { body } : {}) })
  return {
    call,
    plan: (body: object) => call<RatePlan>('POST /api/admin/rate_plans', body),
    cancel: (id: string) => call<RatePlan>(`DELETE /api/admin/rate_plans/${id}`),
    inEffect: async () => (await call<RatesInEffect>('GET /api/admin/rates')).data,
    plans: async () => (await call<RatePlan[]>('GET /api/admin/rate_plans')).data,
  }
}

const aProduct = { productId: 0, vendorId: 0, categoryId: 0, rootCategoryId: 0 }
const feeNow = async () => feeFor(await feeRules(opened.db), aProduct)
const aFee = { kind: 'fee', rate_bps: 950, starts_on: '2026-11-23', note: 'As announced' }
const aTax = { kind: 'tax', state: 'CA', rate_bps: 750, taxes_shipping: false, starts_on: '2026-11-23' }
const taxOn = async (moment: string) =>
  (await taxTable.ratesFor(opened.db, { state: 'CA', zipCode: '99999' }, new Date(moment))).taxBps

test('a rate is refused that is out of bounds, begins today, is for nobody, or comes without a code', async () => {
  const admin = await desk()
  for (const wrong of [
    { ...aFee, rate_bps: 5_001 },
    { ...aFee, rate_bps: -1 },
    { ...aFee, rate_bps: 9.5 },
    { ...aTax, rate_bps: 3_001 },
    { ...aTax, state: 'ZZ' },
    { ...aTax, zip_prefix: '9x' },
    { ...aFee, starts_on: '2026-11-20' },
    { ...aFee, starts_on: '2029-01-01' },
    { ...aFee, vendor: 'nobody' },
    { ...aFee, category: 'no-such-shelf' },
    { ...aFee, rate_bps: 800 },
  ])
    expect(await admin.plan(wrong)).toMatchObject({ status: 422 })
  expect(await (await desk(false)).plan(aFee)).toMatchObject({ status: 403, code: 'otp_needed' })
  expect(await admin.plans()).toEqual([])
})

test('a fee is priced by from the beginning of its day on, and its row is never edited after', async () => {
  const admin = await desk()
  const planned = await admin.plan(aFee)
  expect(planned).toMatchObject({
    status: 200,
    data: { for: 'All goods', rate_bps: 950, before_bps: 800, state: 'planned' },
  })
  expect(await admin.plan({ ...aFee, rate_bps: 700 })).toMatchObject({ status: 409, code: 'rate_planned' })
  clock = Date.parse('2026-11-23T07:59:00Z')
  await takeEffect(opened.db, now())
  expect(await feeNow()).toBe(800)
  clock = Date.parse('2026-11-23T08:00:00Z')
  await Promise.all([takeEffect(opened.db, now()), takeEffect(opened.db, now())])
  expect(await feeNow()).toBe(950)
  const again = await desk()
  expect((await again.inEffect()).fees).toEqual([{ for: 'All goods', rate_bps: 950 }])
  expect(await again.plans()).toMatchObject([{ state: 'in_effect' }])
  await expect(editRate(opened.db, planned.data.id, 100)).rejects.toThrow('never changed')
  expect(await again.cancel(planned.data.id)).toMatchObject({ status: 409, code: 'rate_over' })
})

test('a tax begins on its day by itself; what was cancelled never does', async () => {
  const admin = await desk()
  const dated = { ...aTax, starts_on: '2026-12-01' }
  const { data } = await admin.plan(dated)
  expect(await taxOn('2026-11-30T20:00:00Z')).toBe(725)
  expect(await taxOn('2026-12-01T20:00:00Z')).toBe(750)
  expect(await admin.cancel(data.id)).toMatchObject({ status: 200, data: { state: 'cancelled' } })
  expect(await taxOn('2026-12-01T20:00:00Z')).toBe(725)
  expect(await admin.plan({ ...dated, rate_bps: 775 })).toMatchObject({ status: 200 })
  expect(await taxOn('2026-12-01T20:00:00Z')).toBe(775)
  clock = Date.parse('2026-12-01T09:00:00Z')
  await takeEffect(opened.db, now())
  const california = (await (await desk()).inEffect()).taxes.find((tax) => tax.for === 'CA')
  expect(california).toMatchObject({ rate_bps: 775, starts_on: '2026-12-01' })
})

test('an example order is shown before and after, and what was planned stands in the audit', async () => {
  const admin = await desk()
  const { data, status } = await admin.call<RatePreview>('POST /api/admin/rate_plans/preview', {
    ...aFee,
    starts_on: '2026-12-10',
    rate_bps: 1_200,
  })
  expect(status).toBe(200)
  expect(data.after.fee_cents).toBeGreaterThan(data.before.fee_cents)
  for (const order of [data.before, data.after]) {
    expect(order.vendor_cents + order.fee_cents + order.pro_cents).toBe(order.goods_cents)
    expect(order.goods_cents + order.tax_cents).toBe(order.total_cents)
  }
  const cancelled = (await admin.plans()).find(({ state }) => state === 'cancelled')
  const deeds = await auditOf(opened.db, 'rate', cancelled?.id ?? '')
  expect(deeds.map(({ action }) => action)).toEqual(['planned', 'cancelled'])
  expect(deeds[0]?.note).toBe('Sales tax, CA: 7.5 % from 12.01.2026')
})

test('a rate is compared with what will be in effect when its day comes, not with today', async () => {
  const admin = await desk()
  const rates = [
    [
      { ...aFee, starts_on: '2026-12-20' },
      { from: 950, to: 1_100 },
    ],
    [
      { ...aTax, starts_on: '2026-12-20' },
      { from: 775, to: 800 },
    ],
  ] as const
  for (const [rate, { from, to }] of rates) {
    const next = await admin.plan({ ...rate, rate_bps: to })
    expect(next).toMatchObject({ status: 200, data: { before_bps: from } })
    const later = { ...rate, starts_on: '2026-12-27' }
    expect(await admin.plan({ ...later, rate_bps: to })).toMatchObject({ status: 422 })
    // Back to what is in effect today is a change by then.
    const back = await admin.plan({ ...later, rate_bps: from })
    expect(back).toMatchObject({ status: 200, data: { before_bps: to } })
    await admin.cancel(back.data.id)
    await admin.cancel(next.data.id)
    expect(await admin.plan({ ...later, rate_bps: from })).toMatchObject({ status: 422 })
  }
})
