import type { MarkupPlan } from '@showroom/contract/pricing/markup-plan'
import type { SentFile } from '@showroom/contract/shared/sent-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doJobs } from '../../../testing/do-jobs.ts'
import { openTestApp } from '../../../testing/test-app.ts'
import { aPlanningPro } from './testing/a-planning-pro.ts'

let moment = new Date('2026-11-23T17:00:00Z')
let opened: Awaited<ReturnType<typeof openTestApp>>
let pro: Awaited<ReturnType<typeof aPlanningPro>>

/** What has been: a change that was replaced, one that was done, and one that was cancelled. What comes: two. */
beforeAll(async () => {
  opened = await openTestApp({}, () => moment)
  pro = await aPlanningPro(opened)
  await pro.plan('2026-11-25', { category: 'fans', markup_bps: 2_000 })
  await pro.plan('2026-11-25', { category: 'fans', markup_bps: 2_100 })
  await pro.plan('2026-12-24', { category: 'fans', markup_bps: 2_200 })
  await pro.plan('2026-12-12', { category: 'tile-flooring', markup_bps: 1_500 })
  await pro.plan('2026-12-01', { category: 'tile-flooring', markup_bps: 1_400 })
  const cancelled = (await pro.plans('coming')).filter(({ effective_on }) => effective_on === '2026-12-01')
  moment = new Date('2026-11-24T17:00:00Z')
  await pro.cancel(...cancelled)
  moment = new Date('2026-11-25T08:00:00Z')
  await doJobs(opened)
})
afterAll(() => opened.close())

const listed = async (query: string) => {
  const { data } = await pro.ask<MarkupPlan[]>(`GET /api/markup/plans?${query}`)
  return data.map(({ category, effective_on, markup_bps, state }) =>
    [category?.slug_url, effective_on, markup_bps, state].join(' '),
  )
}
const replaced = 'fans 2026-11-25 2000 replaced'
const applied = 'fans 2026-11-25 2100 applied'
const cancelled = 'tile-flooring 2026-12-01 1400 cancelled'

test('what comes next stands first, and of what has been what ended last; either can be turned round', async () => {
  const coming = ['tile-flooring 2026-12-12 1500 planned', 'fans 2026-12-24 2200 planned']
  expect(await listed('')).toEqual(coming)
  expect(await listed('view=coming&sort=-day')).toEqual(coming.toReversed())
  expect(await listed('view=past')).toEqual([applied, cancelled, replaced])
  expect(await listed('view=past&sort=ended')).toEqual([replaced, cancelled, applied])
})

test('it is sought by what it is for and by who planned it, and filtered by what became of it', async () => {
  expect(await listed('view=past&s=TILE')).toEqual([cancelled])
  expect(await listed('view=past&s=lovelace')).toHaveLength(3)
  expect(await listed('view=past&s=%25')).toEqual([])
  expect(await listed('view=past&state=applied')).toEqual([applied])
  expect(await listed('view=past&state=planned')).toEqual([])
  expect(await listed('view=past&page=2&page_size=2')).toEqual([replaced])
  expect((await pro.ask('GET /api/markup/plans?sort=price')).status).toBe(422)
})

test('all that the filters show is taken away as a file', async () => {
  const { data } = await pro.ask<SentFile>('GET /api/markup/plans/export?view=past&state=applied')
  const rows = data.text.trim().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain('"11.25.2026","","21"')
  expect(rows[1]).toContain('"Done"')
})
