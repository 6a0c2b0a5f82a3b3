import type { SelectionEvent } from '@showroom/contract/checklist/selection-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aMemberOf } from '../../project/testing/a-homeowner.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'
import { aChecklist, aFloorTile, checklistOf } from '../testing/a-checklist.ts'
import { feedOf } from '../testing/feed.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => testDay)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

test('approved, a decision is locked with the name, the time and the price of the moment', async () => {
  const { add, set, decide, room, owner } = await aChecklist(opened)
  const [row] = await add(aFloorTile(room))
  const { data } = await decide(row, 'approve')
  expect(data).toMatchObject({
    status: 'approved',
    is_locked: true,
    late_days: 0,
    approved_cents: 85_158,
    approval: { name: 'Ada Lovelace Byron', method: 'account', qty: 9, total_cents: 85_158 },
  })
  expect(await set(data, { title: 'Another' })).toMatchObject({ status: 409, code: 'locked' })
  const { data: history } = await owner.ask<SelectionEvent[]>(`GET /api/selection/${row?.id}/history`)
  expect(history.map(({ kind, option }) => [kind, option?.sku])).toEqual([
    ['approve', 'SKU-tile'],
    ['added', undefined],
  ])
})

test('a room measured anew changes what is open, and nothing that is approved', async () => {
  const { add, decide, rows, room, owner, id } = await aChecklist(opened)
  const [first] = await add(aFloorTile(room), aFloorTile(room))
  await decide(first, 'approve')
  const measures = { height: 0, rectangles: [{ length: 12_000, width: 20_000 }] }
  const seen = await feedOf(opened.db, id)
  await owner.ask(`PUT /api/project_room/${room}`, { name: 'Bath', type: 'bathroom', measures })
  // Pages that are open read it anew.
  expect(await feedOf(opened.db, id)).toBe(seen + 1)
  await owner.ask(`PUT /api/project/${id}`, { start_on: '2027-02-01' })
  expect(await feedOf(opened.db, id)).toBe(seen + 2)
  expect((await rows()).map(({ options }) => options[0]?.qty)).toEqual([9, 18])
})

test('its history says which product was added and which fields were changed', async () => {
  const { add, set, owner } = await aChecklist(opened)
  const [row] = await add({ title: 'Floor' })
  await owner.ask(`POST /api/selection/${row?.id}/option`, { product_id: 'tile', name: 'Not this' })
  await set(row, { waste_pct: 15, due_on: '2026-12-01' })
  const { data } = await owner.ask<SelectionEvent[]>(`GET /api/selection/${row?.id}/history`)
  expect(data.map(({ kind, text }) => [kind, text])).toEqual([
    ['changed', 'waste_pct, due_on'],
    ['option_added', 'tile'],
    ['added', ''],
  ])
})

test('an approval is bound to the version and the price that were looked at', async () => {
  const { add, set, decide, room } = await aChecklist(opened)
  const [row] = await add(aFloorTile(room))
  expect(await decide(row, 'approve', { price_cents: 1 })).toMatchObject({ code: 'changed_meanwhile' })
  const { data } = await set(row, { waste_pct: 12 })
  expect(await decide(row, 'approve')).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect((await decide(data, 'approve')).status).toBe(200)
})

test('two people in one row: what does not conflict is saved, the rest is told with both versions', async () => {
  const { add, set, room, owner, id } = await aChecklist(opened)
  const partner = checklistOf(await aMemberOf(opened, owner, { projectId: id, right: 'approve' }), id)
  const [row] = await add(aFloorTile(room))
  await partner.set(row, { instructions: 'Herringbone' })
  const { data, conflicts } = await set(row, { instructions: 'Straight', waste_pct: 15 })
  expect(data).toMatchObject({ instructions: 'Herringbone', waste_pct: 15 })
  expect(conflicts).toMatchObject([
    { field: 'instructions', mine: 'Straight', theirs: 'Herringbone', by: 'Ada' },
  ])
  const kept = await set(data, { instructions: 'Straight' })
  expect([kept.data.instructions, kept.conflicts]).toEqual(['Straight', []])
})

test('who passes an allowance signs for it, and a shared one is passed together', async () => {
  const { add, decide, owner, id } = await aChecklist(opened)
  const { data: pools } = await owner.ask<{ id: string }[]>(`POST /api/projectChecklist/${id}/pool`, {
    name: 'Bath tile',
    amount_cents: 10_000,
  })
  const shared = { pool_id: pools[0]?.id, options: [{ product_id: 'tile' }] }
  const [floor, niche] = await add({ title: 'Floor', ...shared }, { title: 'Niche', ...shared })
  expect((await decide(floor, 'approve')).status).toBe(200)
  const over = await decide(niche, 'approve')
  expect([over.status, over.errors]).toEqual([
    422,
    { signature: ['This goes $89.24 over its allowance. Please type your full name to approve that.'] },
  ])
  expect((await decide(niche, 'approve', { signature: 'Ada Byron' })).data.status).toBe('approved')
})

test('a Pro approves for the client only with a note, and who only suggests does not', async () => {
  const { add, room, owner, id } = await aChecklist(opened)
  const [row] = await add(aFloorTile(room))
  const pro = checklistOf(
    await aMemberOf(opened, owner, { projectId: id, role: 'pro', right: 'approve' }),
    id,
  )
  const designer = await aMemberOf(opened, owner, { projectId: id, role: 'designer', right: 'suggest' })
  expect((await checklistOf(designer, id).decide(row, 'approve')).status).toBe(403)
  expect((await pro.decide(row, 'approve')).errors).toHaveProperty('text')
  const approved = await pro.decide(row, 'approve', { text: 'Said so on the phone.' })
  expect(approved.data.approval?.qty).toBe(9)
})

test('who may not see prices is sent none, and approves without them', async () => {
  const { add, room, owner, id } = await aChecklist(opened)
  const access = { projectId: id, right: 'approve', sees_prices: 'no' }
  const partner = checklistOf(await aMemberOf(opened, owner, access), id)
  await add({ ...aFloorTile(room), allowance_cents: 100 })
  const [row] = await partner.rows()
  expect(JSON.stringify(row)).not.toMatch(/_cents/)
  expect((await partner.set(row, { allowance_cents: 5 })).status).toBe(403)
  const { data } = await partner.decide(row, 'approve')
  expect(data.status).toBe('approved')
  expect(JSON.stringify(data)).not.toMatch(/_cents/)
})
