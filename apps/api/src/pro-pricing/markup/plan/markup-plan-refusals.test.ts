import type { MarkupProduct } from '@showroom/contract/pricing/markup'
import { mostPlannedMarkups } from '@showroom/contract/pricing/markup-plan.rules'
import type { Notification } from '@showroom/contract/notification/notification'
import { addDays } from '@showroom/contract/shared/day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTypeAndStatus } from '../../../account/testing/account.store.ts'
import { doJobs } from '../../../testing/do-jobs.ts'
import { openTestApp } from '../../../testing/test-app.ts'
import { aPlanningPro } from './testing/a-planning-pro.ts'
import { setProductStatus } from './testing/product-status.store.ts'

let moment = new Date('2026-11-23T17:00:00Z')
const midnight = (day: string) => new Date(`${day}T08:00:00Z`)

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => moment)
})
afterAll(() => opened.close())

const comes = async (at: Date) => {
  moment = at
  expect(await doJobs(opened)).toEqual([])
}

type Pro = Awaited<ReturnType<typeof aPlanningPro>>
const tiles = async (pro: Pro, most = 3) =>
  (await pro.ask<MarkupProduct[]>(`GET /api/markup/products?category=tile-flooring&page_size=${most}`)).data

test('a plan of today, of no material that is known, or below 10 % is refused', async () => {
  const pro = await aPlanningPro(opened)
  const today = await pro.plan('2026-11-23', { markup_bps: 1_500 })
  expect([today.status, Object.keys(today.errors ?? {})]).toEqual([422, ['effective_on']])
  const unknown = await pro.plan('2026-11-24', { product: 'none', category: 'nothing', markup_bps: 1_500 })
  expect(unknown.errors).toEqual({
    category: ['We do not know this category.'],
    product: ['We do not know this product.'],
  })
  expect((await pro.plan('2026-11-24', { markup_bps: 999 })).status).toBe(422)
  expect((await pro.plan('2026-11-24')).status).toBe(422)
  expect(await pro.plans('coming')).toEqual([])
})

test('no more can be planned than a showroom holds', async () => {
  const pro = await aPlanningPro(opened)
  const changes = (await tiles(pro, 25)).map(({ id }) => ({ product: id, markup_bps: 1_500 }))
  const days = mostPlannedMarkups / changes.length
  expect(days).toBe(Math.trunc(days))
  for (let nth = 0; nth < days; nth += 1)
    expect((await pro.plan(addDays('2027-01-01', nth), ...changes)).status).toBe(200)
  const more = await pro.plan('2027-06-01', { markup_bps: 1_500 })
  expect([more.status, more.code]).toEqual([422, 'too_many_plans'])
  // Another change for the same rule and day takes no place of its own.
  expect((await pro.plan('2027-01-01', ...changes)).status).toBe(200)
})

test('several materials are planned at once, and one that is gone by then says so; the others hold', async () => {
  const pro = await aPlanningPro(opened)
  const [gone, kept, wider] = await tiles(pro)
  if (!gone || !kept || !wider) throw new Error('There are fewer than three tiles.')
  await pro.ask('PUT /api/markup/products', { items: [{ product: wider.id, markup_bps: 2_000 }] })
  await pro.plan(
    '2026-11-26',
    { product: gone.id, markup_bps: 1_700 },
    { product: kept.id, markup_bps: 1_700 },
    { product: wider.id, markup_bps: null },
  )
  const planned = (await tiles(pro)).map((each) => each.planned?.markup_bps)
  expect(planned).toEqual([1_700, 1_700, null])
  await setProductStatus(opened.db, gone.id, 'archived')
  await comes(midnight('2026-11-26'))
  await setProductStatus(opened.db, gone.id, 'active')
  expect(
    (await tiles(pro)).map(({ markup_bps, is_own, planned: next }) => [markup_bps, is_own, next]),
  ).toEqual([
    [1_000, false, null],
    [1_700, true, null],
    [1_000, false, null],
  ])
  const failed = (await pro.plans('past')).filter(({ state }) => state === 'failed')
  expect(failed).toMatchObject([
    { product: { id: gone.id }, reason: 'This material was not for sale that day.', can_cancel: false },
  ])
  expect(await doJobs(opened)).toEqual([])
  const { data: news } = await pro.ask<Notification[]>('GET /api/notification')
  expect(news.filter(({ kind }) => kind === 'markup_not_changed')).toMatchObject([
    {
      text: 'A change of your markup that you planned for 11.26.2026 could not be done. Your prices stay as they were.',
      path: '/account/markup?plans=past',
    },
  ])
})

test('a Pro who may not set prices any more does not by what was planned', async () => {
  const pro = await aPlanningPro(opened)
  await pro.plan('2026-11-28', { markup_bps: 1_900 })
  await setTypeAndStatus(opened.db, pro.email, { type: 'Contractor', status: 'Deactive' })
  await comes(midnight('2026-11-28'))
  await setTypeAndStatus(opened.db, pro.email, { type: 'Contractor', status: 'Active' })
  expect(await pro.rules()).toEqual({ everything: 1_000 })
  expect(await pro.plans('past')).toMatchObject([
    { state: 'failed', reason: 'Your account could not set prices that day.' },
  ])
})
