import { sumsOfProject } from '@showroom/contract/checklist/selection-sums.rules'
import { moneyOf, poolsOf } from '@showroom/contract/checklist/shown-rows.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aMemberOf } from '../../project/testing/a-homeowner.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aChecklist, aFloorTile, type Changed, type ListReply } from '../testing/a-checklist.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

/** A decision of two options, the first of them approved. */
const anApproved = async () => {
  const list = await aChecklist(opened)
  const options = [{ product_id: 'tile' }, { name: 'Trim', link: 'https://trim.example' }]
  const [made] = await list.add({ ...aFloorTile(list.room), options })
  await list.decide(made, 'approve')
  const [row] = await list.rows()
  return { ...list, row, trim: row?.options.find(({ name }) => name === 'Trim') }
}

test('a second choice of a locked decision is one of its own, and both draw on what was allowed for the one', async () => {
  const { owner, id, trim, decide, rows } = await anApproved()
  expect(trim?.can.also).toBe(true)
  const { data } = await owner.ask<Changed>(`POST /api/selection_option/${trim?.id}/also`)
  expect(data.append_items).toMatchObject([
    { title: 'Floor tile 2', status: 'options_ready', allowance_cents: null, options: [{ name: 'Trim' }] },
  ])
  const [first, second] = await rows()
  expect(first).toMatchObject({ status: 'approved', is_locked: true, allowance_cents: null })
  expect(second?.pool_id).toBe(first?.pool_id)
  await owner.ask(`PUT /api/selection_option/${second?.options[0]?.id}`, { unit_price_cents: 4_000 })
  const priced = (await rows())[1]
  const passed = await decide(priced, 'approve', { signature: 'Ada Lovelace Byron' })
  expect(passed.status).toBe(200)
  const { data: all, checklist } = (await owner.ask(`GET /api/projectChecklist/${id}`)) as never as ListReply // its shape
  const spent = all.reduce((sum, { approved_cents }) => sum + (approved_cents ?? 0), 0)
  expect(spent).toBeGreaterThan(first?.approved_cents ?? 0)
  expect(sumsOfProject(all.map(moneyOf), poolsOf(checklist.pools))).toMatchObject({
    allowance_cents: 90_000,
    difference_cents: spent - 90_000,
  })
})

test('what is chosen is not taken twice, and nobody who may only look takes anything', async () => {
  const { owner, id, row, trim } = await anApproved()
  const chosen = row?.options.find((option) => option.id === row.option_id)
  expect(chosen?.can.also).toBe(false)
  expect((await owner.ask(`POST /api/selection_option/${chosen?.id}/also`)).code).toBe('not_now')
  const viewer = await aMemberOf(opened, owner, { projectId: id })
  expect((await viewer.ask(`POST /api/selection_option/${trim?.id}/also`)).status).toBe(403)
})
