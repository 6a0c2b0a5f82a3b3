import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aMemberOf } from '../../project/testing/a-homeowner.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'
import { aChecklist, aFloorTile, checklistOf, type Changed } from '../testing/a-checklist.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => testDay)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

/** A checklist with a second person in it. */
const aShared = async (access: object) => {
  const list = await aChecklist(opened)
  const member = await aMemberOf(opened, list.owner, { projectId: list.id, ...access })
  return { ...list, member, partner: checklistOf(member, list.id) }
}

test('of two fields that exclude each other, what somebody set one to is not cleared by the other', async () => {
  const { add, set, partner } = await aShared({ right: 'approve' })
  const [row] = await add({ title: 'Tub' })
  await partner.set(row, { due_on: '2026-12-01' })
  const { data, conflicts } = await set(row, { due_days_before: 60, title: 'Bathtub' })
  expect(data).toMatchObject({ title: 'Bathtub', due_on: '2026-12-01', due_days_before: null })
  expect(conflicts.map(({ field, theirs }) => [field, theirs])).toEqual([
    ['due_days_before', null],
    ['due_on', '2026-12-01'],
  ])
  expect((await set(data, { due_days_before: 60 })).data).toMatchObject({
    due_on: null,
    due_days_before: 60,
  })
})

test('what went with another field is a change of its own', async () => {
  const { add, set, partner } = await aShared({ right: 'approve' })
  const [row] = await add({ title: 'Tub', due_on: '2026-12-01' })
  await partner.set(row, { due_days_before: 60 })
  expect((await set(row, { due_on: '2026-12-24' })).conflicts.map(({ field }) => field)).toContain('due_on')
})

test('days that nobody can plan are refused, told or moved', async () => {
  const { add, set, owner, id } = await aChecklist(opened)
  const [row] = await add({ title: 'Tub', due_on: '2199-12-31' }, { title: 'Grout' })
  for (const due_on of ['0000-01-01', '9999-12-31'])
    expect((await set(row, { due_on })).errors).toHaveProperty(['set.due_on'])
  const move = (ids: unknown[], days: number) =>
    owner.ask<Changed>(`POST /api/projectChecklist/${id}/bulk`, { move_due: { ids, days } })
  expect((await move([row?.id], 1)).status).toBe(422)
  const all = (await checklistOf(owner, id).rows()).map((each) => each.id)
  expect((await move([...all, ...all], -7)).message).toBe('1 due date moved.')
})

test('a product from elsewhere is approved without its price, which is told once later', async () => {
  const { add, decide, owner, rows } = await aChecklist(opened)
  const [mirror] = await add({ title: 'Mirror', qty: 2, options: [{ name: 'From grandmother' }] })
  const { data } = await decide(mirror, 'approve')
  const option = data.options[0]
  expect([data.approved_cents, option?.can.price]).toEqual([null, true])
  const tell = (unit_price_cents: number) =>
    owner.ask(`PUT /api/selection_option/${option?.id}`, { unit_price_cents })
  expect((await tell(31_000)).status).toBe(200)
  expect((await rows())[0]).toMatchObject({
    status: 'approved',
    approved_cents: 62_000,
    approval: { unit_price_cents: null, is_price_changed: false },
  })
  expect((await tell(99_000)).code).toBe('locked')
})

test('who sees no prices approves the quantity that they saw', async () => {
  const { add, room, owner, partner } = await aShared({ right: 'approve', sees_prices: 'no' })
  await add(aFloorTile(room))
  const [row] = await partner.rows()
  const measures = { height: 0, rectangles: [{ length: 12_000, width: 20_000 }] }
  await owner.ask(`PUT /api/project_room/${room}`, { name: 'Bath', type: 'bathroom', measures })
  expect(await partner.decide(row, 'approve', { qty: row?.options[0]?.qty })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  })
})

test('the record of what was decided stays, and a client’s approval is taken back only with a word', async () => {
  const { add, decide, room, owner, partner } = await aShared({ role: 'pro', right: 'approve' })
  const [row] = await add(aFloorTile(room))
  const { data } = await decide(row, 'approve')
  expect((await partner.decide(data, 'reset')).errors).toHaveProperty('text')
  expect((await partner.decide(data, 'reset', { text: 'Out of stock' })).status).toBe(200)
  expect(await owner.ask(`DELETE /api/projectChecklist/${row?.id}`)).toMatchObject({
    status: 409,
    code: 'decided',
  })
})

test('who only suggests says not whose word counts', async () => {
  const { id, member } = await aShared({ role: 'designer', right: 'suggest' })
  const add = (item: object) =>
    member.ask('POST /api/projectChecklist', { project_id: id, items: [{ title: 'Tub', ...item }] })
  expect((await add({ decider: 'designer' })).status).toBe(403)
  expect((await add({ required: false })).status).toBe(403)
  expect((await add({})).status).toBe(200)
})

test('what mails carry in our name has no links, and a signature is a name', async () => {
  const { owner, id, add, decide } = await aChecklist(opened)
  const titled = (title: string) =>
    owner.ask('POST /api/projectChecklist', { project_id: id, items: [{ title }] })
  expect((await titled('Your parcel: https://evil.test/x')).status).toBe(422)
  expect((await titled('Two\nlines')).status).toBe(422)
  const [row] = await add({ title: 'Tub', allowance_cents: 100, options: [{ product_id: 'tile' }] })
  expect((await decide(row, 'approve', { signature: 'x' })).errors).toHaveProperty('signature')
})
