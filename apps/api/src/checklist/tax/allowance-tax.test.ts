import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { sumsOfProject } from '@showroom/contract/checklist/selection-sums.rules'
import { moneyOf, poolsOf } from '@showroom/contract/checklist/shown-rows.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aHomeowner, aMemberOf, type Homeowner } from '../../project/testing/a-homeowner.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aChecklist, aFloorTile, type ListReply } from '../testing/a-checklist.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const read = async ({ ask }: Homeowner, id: string): Promise<ListReply> =>
  (await ask<Selection[]>(`GET /api/projectChecklist/${id}`)) as never // its shape
const countTax = ({ ask }: Homeowner, id: string, with_tax = true) =>
  ask<{ with_tax: boolean; tax_bps: number }>(`PUT /api/projectChecklist/${id}/tax`, { with_tax })
const differenceOf = (rows: readonly Selection[], { pools }: ChecklistAbout) =>
  sumsOfProject(rows.map(moneyOf), poolsOf(pools)).difference_cents

test('with sales tax what was approved counts with the tax of the project’s place, and without it as it costs', async () => {
  const { owner, id, room, add, decide } = await aChecklist(opened)
  const [tile] = await add(aFloorTile(room))
  await decide(tile, 'approve')
  const before = await read(owner, id)
  const net = before.data[0]?.approved_cents ?? 0
  expect([before.checklist.with_tax, before.checklist.tax_bps]).toEqual([false, 0])
  const { data } = await countTax(owner, id)
  // Pasadena: the state's 7.25 % and the county's.
  expect(data.tax_bps).toBeGreaterThan(0)
  const { data: rows, checklist } = await read(owner, id)
  const gross = net + Math.round((net * data.tax_bps) / 10_000)
  expect(rows[0]).toMatchObject({ approved_cents: gross, expected_cents: gross, tax_bps: data.tax_bps })
  // What was signed stays as it was signed.
  expect(rows[0]?.approval?.total_cents).toBe(net)
  expect(differenceOf(rows, checklist)).toBe(gross - 90_000)
  await countTax(owner, id, false)
  expect((await read(owner, id)).data[0]?.approved_cents).toBe(net)
})

test('an allowance that only the tax passes is signed for', async () => {
  const { owner, id, room, add, decide, rows } = await aChecklist(opened)
  const [first] = await add({ ...aFloorTile(room), allowance_cents: null })
  const cost = first?.options[0]?.total_cents ?? 0
  const [tight] = await add({ ...aFloorTile(room), allowance_cents: cost })
  await countTax(owner, id)
  const fresh = (await rows()).find((row) => row.id === tight?.id)
  expect((await decide(fresh, 'approve')).errors).toHaveProperty('signature')
  await countTax(owner, id, false)
  expect((await decide(fresh, 'approve')).status).toBe(200)
})

test('it is said by who may approve, where the place is known, and a copy means the same', async () => {
  const { owner, id, room, add } = await aChecklist(opened)
  await add(aFloorTile(room))
  const viewer = await aMemberOf(opened, owner, { projectId: id })
  expect((await countTax(viewer, id)).status).toBe(403)
  expect((await countTax(await aHomeowner(opened), id)).status).toBe(404)
  await countTax(owner, id)
  const copy = await owner.ask<{ project: { id: string } }>(`POST /api/project/${id}/duplicate`, {
    name: 'Copy',
  })
  expect((await read(owner, copy.data.project.id)).checklist.with_tax).toBe(true)
})
