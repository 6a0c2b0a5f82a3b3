import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { openTestApp } from '../testing/test-app.ts'
import { testDay } from '../testing/test-clock.ts'
import { aChecklist, aFloorTile, checklistOf } from './testing/a-checklist.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => testDay)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

type Copy = { project: { id: string; rooms: { id: string; name: string }[] }; report: FilledLine[] }

const aDecidedBath = async () => {
  const list = await aChecklist(opened)
  const { data: pools } = await list.owner.ask<{ id: string }[]>(
    `POST /api/projectChecklist/${list.id}/pool`,
    {
      name: 'Bath tile',
      amount_cents: 150_000,
    },
  )
  const shared = { title: 'Mirror', pool_id: pools[0]?.id, options: [{ name: 'From grandmother' }] }
  const [tile] = await list.add(aFloorTile(list.room), shared)
  await list.decide(tile, 'approve')
  return list
}

test('a copy asks the same in its own rooms and draws on its own allowance, and has decided nothing', async () => {
  const { owner, id, rows } = await aDecidedBath()
  const { data } = await owner.ask<Copy>(`POST /api/project/${id}/duplicate`, {})
  const copy = checklistOf(owner, data.project.id)
  const [tile, mirror] = await copy.rows()
  expect(tile).toMatchObject({
    title: 'Floor tile',
    room_id: data.project.rooms[0]?.id,
    status: 'options_ready',
    approval: null,
    allowance_cents: 90_000,
    options: [{ product_id: 'tile', qty: 9 }],
  })
  expect(mirror).toMatchObject({ title: 'Mirror', options: [{ name: 'From grandmother' }] })
  const before = await rows()
  expect(before[0]?.status).toBe('approved')
  expect([mirror?.pool_id, tile?.id]).not.toContain(before[1]?.pool_id)
  expect(mirror?.pool_id).not.toBeNull()
  await copy.decide(tile, 'approve')
  expect((await copy.rows())[0]?.status).toBe('approved')
})

test('in another showroom only what is sold there comes along, and the rest is told by its name', async () => {
  const { owner, id } = await aDecidedBath()
  const { data } = await owner.ask<Copy>(`POST /api/project/${id}/duplicate`, { showroom: 'MAPLE247' })
  const [tile, mirror] = await checklistOf(owner, data.project.id).rows()
  const isSoldThere = (tile?.options.length ?? 0) > 0
  expect(data.report.some(({ result }) => result === 'left_out')).toBe(!isSoldThere)
  expect(data.report.every(({ text }) => text !== '')).toBe(true)
  expect(mirror?.options).toHaveLength(1)
})
