import type { MarkupBook } from '@showroom/contract/pricing/markup'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest } from '../../cart/testing/guest.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aHomeowner } from '../../project/testing/a-homeowner.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aPlanningPro } from './plan/testing/a-planning-pro.ts'

// The marketplace's clock shows Monday, November 23, 9 AM.
const now = new Date('2026-11-23T17:00:00Z')
let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

type Pro = Awaited<ReturnType<typeof aPlanningPro>>
const simulated = async (pro: Pro, query: string) => {
  const { data } = await pro.ask<MarkupBook>(`GET /api/markup?${query}`)
  return { bps: data.simulation?.markup_bps, since: data.simulated_since, sums: data.simulation }
}

test('the Pro’s own rules are tried as they will stand on a day, with what is planned until then', async () => {
  const pro = await aPlanningPro(opened)
  const { data: products } = await pro.ask<{ id: string }[]>(
    'GET /api/markup/products?category=tile-flooring&sort=name',
  )
  const product = products[0]?.id ?? ''
  await pro.plan('2026-12-01', { category: 'tile-flooring', markup_bps: 3_000 })
  await pro.plan('2026-12-10', { category: 'tile-flooring', markup_bps: null }, { markup_bps: 1_200 })
  const on = (day: string) => simulated(pro, `product=${product}&on=${day}`)
  expect(await on('2026-11-30')).toMatchObject({ bps: 1_000, since: null })
  expect(await on('2026-12-01')).toMatchObject({ bps: 3_000, since: '2026-12-01' })
  expect(await on('2026-12-10')).toMatchObject({ bps: 1_200, since: '2026-12-10' })
  // A markup that is tried is none of the plan’s.
  expect(await simulated(pro, `product=${product}&markup_bps=2500&on=2026-12-01`)).toMatchObject({
    bps: 2_500,
    since: null,
  })
  expect((await pro.ask(`GET /api/markup?product=${product}&on=2026-13-01`)).status).toBe(422)
})

test('what is planned for one client alone is no price of everybody’s', async () => {
  const pro = await aPlanningPro(opened)
  const client = await aHomeowner(opened)
  const { add, guest } = aGuest(opened.app, pro.vsdId)
  guest.session = client.token
  await add({ product_id: 'tile', qty: 2 })
  const planned = await pro.plan('2026-12-01', { client: client.email, markup_bps: 4_000 })
  expect(planned.status).toBe(200)
  expect(await simulated(pro, 'on=2026-12-02')).toMatchObject({ bps: 1_000, since: null })
})
