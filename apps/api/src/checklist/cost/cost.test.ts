import type { SelectionCost } from '@showroom/contract/checklist/selection-cost.endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTypeAndStatus } from '../../account/testing/account.store.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aMemberOf, type Homeowner } from '../../project/testing/a-homeowner.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'
import { aChecklist, aFloorTile } from '../testing/a-checklist.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => testDay)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const canary = 'canary of the Pro alone'
const cost = { cost_cents: 4_242_417, markup_pct: 37, note: canary }

const aProIn = async (owner: Homeowner, projectId: string) => {
  const pro = await aMemberOf(opened, owner, { projectId, role: 'pro', right: 'approve', sees_prices: 'yes' })
  await setTypeAndStatus(opened.db, pro.email, { type: 'Contractor', status: 'Active' })
  return pro
}

const aNotedTile = async () => {
  const list = await aChecklist(opened)
  const pro = await aProIn(list.owner, list.id)
  const [row] = await list.add(aFloorTile(list.room))
  const path = `/api/selection/${row?.id}/cost`
  const noted = await pro.ask(`PUT ${path}`, cost)
  return { ...list, pro, row, path, noted }
}

test('a Pro finds again what they have noted, and another Pro of the same project has their own', async () => {
  const { owner, id, pro, path, noted } = await aNotedTile()
  expect(noted.status).toBe(200)
  expect((await pro.ask<SelectionCost>(`GET ${path}`)).data).toEqual(cost)
  const other = await aProIn(owner, id)
  expect((await other.ask<SelectionCost>(`GET ${path}`)).data).toEqual({
    cost_cents: null,
    markup_pct: null,
    note: '',
  })
  expect(await pro.ask(`PUT ${path}`, { ...cost, markup_pct: -1 })).toMatchObject({ status: 422 })
})

test('no client is sent it, wherever they look', async () => {
  const { owner, id, row, path, pro, decide } = await aNotedTile()
  expect((await owner.ask(`GET ${path}`)).status).toBe(403)
  expect((await owner.ask(`PUT ${path}`, cost)).status).toBe(403)
  await decide(row, 'approve')
  const seen = await Promise.all(
    [
      `GET /api/projectChecklist/${id}`,
      'GET /api/projectChecklist',
      `GET /api/selection/${row?.id}/history`,
      `GET /api/project/${id}`,
      `GET /api/projectChat/${id}`,
      'GET /api/notification',
    ].map((call) => owner.ask(call)),
  )
  const copy = await owner.ask<{ project: { id: string } }>(`POST /api/project/${id}/duplicate`, {})
  const all = JSON.stringify([...seen, copy])
  expect(seen[0]?.status).toBe(200)
  for (const secret of [canary, '4242417', '42,424.17']) expect(all).not.toContain(secret)
  // The Pro's own view of the list has it as little: it is asked for apart.
  expect(JSON.stringify(await pro.ask(`GET /api/projectChecklist/${id}`))).not.toContain(canary)
})
