import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { MarkupBook } from '@showroom/contract/pricing/markup'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../../../account/testing/person.ts'
import { doJobs } from '../../../testing/do-jobs.ts'
import { openTestApp } from '../../../testing/test-app.ts'
import { aPlanningPro } from './testing/a-planning-pro.ts'

// The marketplace's clock shows Monday, November 23, 9 AM.
let moment = new Date('2026-11-23T17:00:00Z')
const midnight = (day: string) => new Date(`${day}T08:00:00Z`)
const inAMoment = { timeout: 10_000, interval: 100 }

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => moment)
})
afterAll(() => opened.close())

/** The clock is turned, and what is due is done, by several workers at once. */
const comes = async (at: Date) => {
  moment = at
  const several = await Promise.all([doJobs(opened), doJobs(opened), doJobs(opened)])
  expect(several.flat()).toEqual([])
}

const firstPrice = async (showroom: string): Promise<number> => {
  const body = { showroom, category: 'tile-flooring', page_size: 1 }
  const reply = await browserOn(opened.app)('POST /api/visualization/products', { body })
  const { data } = reply as unknown as ProductsReply // the reply of that call
  return data[0]?.price.price_cents ?? 0
}

test('a planned markup holds from midnight on, for everybody, and the book says so before', async () => {
  const pro = await aPlanningPro(opened)
  const before = await firstPrice(pro.vsdId)
  const told = await pro.plan('2026-11-25', { category: 'tile-flooring', markup_bps: 3_000 })
  expect([told.status, told.data, told.message]).toEqual([
    200,
    { planned: 1 },
    'Planned. It holds from 11.25.2026 on.',
  ])
  expect(await pro.plans('coming')).toMatchObject([
    {
      category: { slug_url: 'tile-flooring' },
      effective_on: '2026-11-25',
      markup_bps: 3_000,
      before_bps: null,
      state: 'planned',
      planned_by: 'Ada Lovelace Byron',
      can_cancel: true,
    },
  ])
  await comes(new Date(midnight('2026-11-25').getTime() - 1))
  expect([await pro.rules(), await firstPrice(pro.vsdId)]).toEqual([{ everything: 1_000 }, before])
  await comes(midnight('2026-11-25'))
  expect(await pro.rules()).toEqual({ everything: 1_000, 'tile-flooring': 3_000 })
  const wholesale = Math.round(before / 1.1)
  await expect.poll(() => firstPrice(pro.vsdId), inAMoment).toBe(wholesale + Math.round((wholesale * 3) / 10))
  expect(await pro.plans('coming')).toEqual([])
  expect(await pro.plans('past')).toMatchObject([
    { state: 'applied', before_bps: null, ended_at: midnight('2026-11-25').toISOString(), can_cancel: false },
  ])
})

test('after four days asleep each change has been done once, in the order of their days', async () => {
  const pro = await aPlanningPro(opened)
  await pro.plan('2026-12-03', { category: 'fans', markup_bps: null })
  await pro.plan('2026-12-02', { category: 'fans', markup_bps: 2_500 })
  await pro.plan('2026-12-01', { category: 'fans', markup_bps: 2_000 }, { markup_bps: 1_200 })
  await comes(midnight('2026-12-05'))
  expect(await pro.rules()).toEqual({ everything: 1_200 })
  const past = await pro.plans('past')
  expect(
    past
      .filter(({ category }) => category)
      .map(({ effective_on, before_bps, markup_bps, state }) => [effective_on, before_bps, markup_bps, state])
      .toSorted(),
  ).toEqual([
    ['2026-12-01', null, 2_000, 'applied'],
    ['2026-12-02', 2_000, 2_500, 'applied'],
    ['2026-12-03', 2_500, null, 'applied'],
  ])
  // The jobs of the other days find nothing to do.
  await comes(midnight('2026-12-06'))
  expect(await pro.plans('past')).toEqual(past)
})

test('another change for the same rule and day replaces the first, and a rule of another day stays', async () => {
  const pro = await aPlanningPro(opened)
  await pro.plan('2026-12-10', { category: 'fans', markup_bps: 2_000 })
  await pro.plan('2026-12-11', { category: 'fans', markup_bps: 2_100 })
  const twice = [
    { category: 'fans', markup_bps: 2_200 },
    { category: 'fans', markup_bps: 2_300 },
  ]
  expect((await pro.plan('2026-12-10', ...twice)).data).toEqual({ planned: 1 })
  expect(
    (await pro.plans('coming')).map(({ effective_on, before_bps, markup_bps }) => [
      effective_on,
      before_bps,
      markup_bps,
    ]),
  ).toEqual([
    ['2026-12-10', null, 2_300],
    ['2026-12-11', 2_300, 2_100],
  ])
  expect((await pro.plans('past')).map(({ state, markup_bps }) => [state, markup_bps])).toEqual([
    ['replaced', 2_000],
  ])
  await comes(midnight('2026-12-10'))
  expect(await pro.rules()).toEqual({ everything: 1_000, fans: 2_300 })
})

test('what is cancelled before its day never comes, and a stranger’s is as missing as none', async () => {
  const pro = await aPlanningPro(opened)
  const stranger = await aPlanningPro(opened)
  await pro.plan('2026-12-14', { markup_bps: 1_500 }, { category: 'fans', markup_bps: 2_000 })
  const [first, second] = await pro.plans('coming')
  if (!first || !second) throw new Error('Nothing is planned.')
  const refused = [await stranger.cancel(first), await pro.cancel(first, { ...second, id: 'never-was' })]
  const unknown = { plans: ['We do not know this planned change.'] }
  expect(refused.map(({ errors }) => errors)).toEqual([unknown, unknown])
  expect(await stranger.plans('coming')).toEqual([])
  expect(await pro.plans('coming')).toHaveLength(2)
  expect((await pro.cancel(first)).message).toBe('The planned change is cancelled.')
  expect((await pro.cancel(first, second)).code).toBe('not_cancellable')
  await comes(midnight('2026-12-14'))
  expect(await pro.rules()).toEqual({ everything: 1_000, fans: 2_000 })
  expect((await pro.cancel(second)).status).toBe(409)
})

test('a rule that is changed by hand meanwhile holds until the day; then what was planned does', async () => {
  const pro = await aPlanningPro(opened)
  const add = { category: 'fans', markup_bps: 1_400 }
  const { data: book } = await pro.ask<MarkupBook>('POST /api/markup', add)
  const id = book.rules[0]?.id
  await pro.plan('2026-12-16', { category: 'fans', markup_bps: 1_800 }, { markup_bps: 1_300 })
  const { data } = await pro.ask<MarkupBook>(`PUT /api/markup/${id}`, { ...add, markup_bps: 1_600 })
  expect(data.rules[0]).toMatchObject({
    markup_bps: 1_600,
    planned: { effective_on: '2026-12-16', markup_bps: 1_800 },
  })
  expect(data.planned_for_all).toEqual({ effective_on: '2026-12-16', markup_bps: 1_300 })
  expect((await pro.plans('coming'))[0]).toMatchObject({ before_bps: 1_600 })
  await comes(midnight('2026-12-16'))
  const { data: after } = await pro.ask<MarkupBook>('GET /api/markup')
  // It is the same rule still.
  expect(after.rules[0]).toMatchObject({ id, markup_bps: 1_800, planned: null })
  expect(after.planned_for_all).toBe(null)
})
