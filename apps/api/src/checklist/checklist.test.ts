import type { Cart } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type { ChecklistCard, Selection, SelectionTemplate } from '@showroom/contract/checklist/checklist'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../order/testing/an-order.ts'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { openTestApp } from '../testing/test-app.ts'
import { testDay } from '../testing/test-clock.ts'
import { aChecklist, aFloorTile, type Changed } from './testing/a-checklist.ts'
import { orderedItem, orderFor } from './testing/order.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => testDay)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

test('a decision asks for boxes by the room’s measures, at the price and stock of this showroom', async () => {
  const { add, room } = await aChecklist(opened)
  const [row] = await add(aFloorTile(room))
  expect(row).toMatchObject({
    status: 'options_ready',
    due: '2026-11-12',
    late_days: 11,
    allowance_cents: 90_000,
    approved_cents: null,
    expected_cents: 85_158,
  })
  expect(row?.options).toMatchObject([
    {
      kind: 'product',
      qty: 9,
      need: 120_000,
      coverage: 139_500,
      unit_price_cents: 9_462,
      total_cents: 85_158,
      is_sold: true,
      order_by: '2027-01-06',
    },
  ])
})

test('a decision has one allowance and one due date', async () => {
  const { owner, id } = await aChecklist(opened)
  const items = [{ title: 'Tub', due_on: '2026-12-01', due_days_before: 3 }]
  const { status, errors } = await owner.ask('POST /api/projectChecklist', { project_id: id, items })
  expect([status, Object.keys(errors ?? {})]).toEqual([422, ['items.0.due_days_before']])
})

test('an approved option is a cart line with the room’s measure; another project’s is as missing as none', async () => {
  const { add, decide, rows, room, owner, id } = await aChecklist(opened)
  const [tile, mirror] = await add(aFloorTile(room), {
    title: 'Mirror',
    options: [{ name: 'From grandmother' }],
  })
  await decide(tile, 'approve')
  await decide(mirror, 'approve')
  const ask = (person: typeof owner) =>
    person.ask<Cart>('POST /api/projectCart/sync_to_bulk_cart', { showroom: 'HARVEST2', project_id: id })
  const reply = await ask(owner)
  expect(reply.data.Project_tans).toMatchObject([
    {
      product_id: 'tile',
      qty: 9,
      coverage_note: { rooms: [{ name: 'Main bath', area: 120_000 }], waste_pct: 10 },
    },
  ])
  expect((reply as unknown as { report: FilledLine[] }).report.map(({ result }) => result)).toEqual([
    'added',
    'left_out',
  ])
  expect((await rows()).map(({ status }) => status)).toEqual(['in_cart', 'approved'])
  const again = await ask(owner)
  expect(again.data.Project_tans[0]?.qty).toBe(9)
  const stranger = (await aChecklist(opened)).owner
  expect((await ask(stranger)).status).toBe(404)
})

test('a reset opens the decision again; declined and skipped ones say so', async () => {
  const { add, decide, room } = await aChecklist(opened)
  const [row, other] = await add(aFloorTile(room), aFloorTile(room))
  const approved = (await decide(row, 'approve')).data
  expect((await decide(approved, 'reset', { text: 'Too dark' })).data).toMatchObject({
    status: 'options_ready',
    approval: null,
    approved_cents: null,
  })
  expect((await decide(other, 'decline', { text: 'Too dear' })).data).toMatchObject({
    status: 'declined',
    reason: 'Too dear',
  })
})

test('what was ordered is not reset: a change is asked for, and both versions are kept', async () => {
  const { add, decide, rows, set, id } = await aChecklist(opened)
  const { items } = await anOrder(opened.db, { placedAt: testDay })
  const itemId = items[0]?.publicId ?? ''
  const { product, qty } = await orderedItem(opened.db, itemId)
  const [row] = await add({ title: 'Vanity', qty, options: [{ product_id: product }] })
  await decide(row, 'approve')
  await orderFor(opened.db, itemId, { projectId: id, status: 'in_progress' })
  const [ordered] = await rows()
  expect([ordered?.status, ordered?.can.reset, ordered?.can.request_change]).toEqual(['ordered', false, true])
  expect(await decide(ordered, 'reset')).toMatchObject({ status: 409, code: 'locked' })
  expect(await set(ordered, { qty: 1 })).toMatchObject({ status: 409, code: 'locked' })
  const asked = (await decide(ordered, 'request_change', { text: 'Wrong color' })).data
  expect(asked).toMatchObject({ status: 'change_requested', reason: 'Wrong color', approval: { qty } })
  expect((await decide(asked, 'keep')).data.status).toBe('ordered')
  await orderFor(opened.db, itemId, { projectId: id, status: 'delivered' })
  expect((await rows())[0]?.status).toBe('delivered')
})

test('templates: ours, one’s own, and a copy for another room with its options', async () => {
  const { add, owner, id, room } = await aChecklist(opened)
  const ask = (body: object) => owner.ask<Changed>('POST /api/projectChecklist', { project_id: id, ...body })
  const { data } = await ask({ template: 'bathroom', room_id: room })
  expect(data.append_items).toHaveLength(14)
  expect(data.append_items[0]).toMatchObject({ title: 'Floor tile', qty_source: 'floor', due: '2026-11-30' })
  const [row] = await add(aFloorTile(room))
  const copies = await ask({ copy: { ids: [row?.id], room_ids: [room] } })
  expect(copies.data.append_items).toMatchObject([{ title: 'Floor tile', options: [{ product_id: 'tile' }] }])
  const own = await owner.ask<SelectionTemplate[]>(`POST /api/projectChecklist/${id}/template`, {
    name: 'Mine',
  })
  expect(own.data).toMatchObject([{ name: 'Mine', count: 16 }])
  const other = await aChecklist(opened)
  const stolen = { project_id: other.id, template: own.data[0]?.id }
  expect((await other.owner.ask('POST /api/projectChecklist', stolen)).status).toBe(404)
})

test('what a template adds begins with the extra for cuts of whoever adds it, as far as one takes it', async () => {
  const { owner, id } = await aChecklist(opened)
  for (const [own, begun] of [
    [22, 22],
    [45, 30],
  ]) {
    await owner.ask('PUT /api/setting', { default_waste_pct: own })
    const { data } = await owner.ask<Changed>('POST /api/projectChecklist', {
      project_id: id,
      template: 'bathroom',
    })
    expect(new Set(data.append_items.map(({ waste_pct }) => waste_pct))).toEqual(new Set([begun]))
  }
})

test('several at once: all are approved or none, and due dates move together', async () => {
  const { add, rows, room, owner, id } = await aChecklist(opened)
  const [a, b] = await add({ ...aFloorTile(room), pool_id: null }, aFloorTile(room))
  const looked = (row: Selection | undefined, version = row?.version) => ({
    id: row?.id,
    version,
    option_id: row?.options[0]?.id,
    price_cents: row?.options[0]?.total_cents,
  })
  const bulk = (body: object) => owner.ask<Changed>(`POST /api/projectChecklist/${id}/bulk`, body)
  expect((await bulk({ approve: [looked(a), looked(b, 7)] })).status).toBe(409)
  expect((await rows()).map(({ status }) => status)).toEqual(['options_ready', 'options_ready'])
  const moved = await bulk({ move_due: { ids: [a?.id, b?.id], days: 7 } })
  expect(moved.data.append_items.map(({ due_on }) => due_on)).toEqual(['2026-11-19', '2026-11-19'])
  const approved = await bulk({ approve: moved.data.append_items.map((row) => looked(row)) })
  expect(approved.data.append_items.map(({ approval }) => approval?.method)).toEqual(['bulk', 'bulk'])
})

test('the list of checklists tells how far each is', async () => {
  const { add, decide, owner, id } = await aChecklist(opened)
  const [tub] = await add({ title: 'Tub' }, { title: 'Sink' })
  await decide(tub, 'skip')
  const { data } = await owner.ask<ChecklistCard[]>('GET /api/projectChecklist')
  expect(data).toMatchObject([{ project_id: id, count: 2, decided: 1, waiting: 0 }])
})
