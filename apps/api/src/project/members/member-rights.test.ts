import type { Project } from '@showroom/contract/project/project'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { aMemberOf, aProject, invitation } from '../testing/a-homeowner.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
const now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

test('numbers that somebody may not see are not in the reply', async () => {
  const { owner, id } = await aProject(opened)
  const allowance = await aMemberOf(opened, owner, { projectId: id, sees_prices: 'allowance' })
  const none = await aMemberOf(opened, owner, { projectId: id, right: 'approve', sees_prices: 'no' })
  const amounts = ['items_cents', 'in_cart_cents', 'ordered_cents', 'unit_price_cents', 'line_total_cents']
  for (const [viewer, sees] of [
    [allowance, true],
    [none, false],
  ] as const) {
    const whole = JSON.stringify((await viewer.ask(`GET /api/project/${id}`)).data)
    const card = JSON.stringify((await viewer.ask('GET /api/project')).data)
    for (const reply of [whole, card]) {
      for (const amount of amounts) expect(reply).not.toContain(amount)
      expect(reply.includes('"budget_cents":900000')).toBe(sees)
    }
    expect(whole).not.toContain(owner.email)
    expect(await viewer.ask(`PUT /api/project/${id}`, { budget_cents: 1 })).toMatchObject({ status: 403 })
  }
})

type Try = [string, string, object?]
const tries = (id: string, itemId: string): Record<string, Try> => ({
  room: ['suggest', `POST /api/project/${id}/room`, { name: 'Bath', type: 'bathroom', measures: {} }],
  item: ['suggest', `POST /api/project/${id}/item`, { items: [{ product_id: 'turf', qty: 1 }] }],
  paste: ['suggest', `POST /api/project/${id}/paste`, { text: 'SKU-turf,1' }],
  rename: ['approve', `PUT /api/project/${id}`, { name: 'Changed' }],
  change: ['approve', `PUT /api/project_item/${itemId}`, { qty: 3 }],
  cart: ['order', `POST /api/project/${id}/to_cart`, {}],
  invite: ['owner', `POST /api/project/${id}/member`, invitation('somebody@people.test')],
  archive: ['owner', `PUT /api/project/${id}`, { state: 'archived' }],
  copy: ['owner', `POST /api/project/${id}/duplicate`, {}],
  share: ['owner', `GET /api/project/share_to_contractor/${id}`],
  remove: ['owner', `DELETE /api/project/${id}`],
})
const ladder = ['view', 'suggest', 'approve', 'order', 'owner']

test.each(['view', 'suggest', 'approve', 'order'])(
  'whoever may %s may do that, and what comes before',
  async (right) => {
    const { owner, id, itemId } = await aProject(opened)
    const member = await aMemberOf(opened, owner, { projectId: id, right })
    for (const [needed, call, body] of Object.values(tries(id, itemId))) {
      const { status, code } = await member.ask(call, body)
      const isAllowed = ladder.indexOf(right) >= ladder.indexOf(needed)
      expect([call, status, code]).toEqual([
        call,
        isAllowed ? 200 : 403,
        isAllowed ? undefined : 'not_allowed',
      ])
    }
  },
)

test('a suggestion waits for a word, and is not bought before', async () => {
  const { owner, id } = await aProject(opened)
  const designer = await aMemberOf(opened, owner, { projectId: id, role: 'designer', right: 'suggest' })
  const { data } = await designer.ask(`POST /api/project/${id}/item`, {
    items: [{ product_id: 'turf', qty: 4 }],
  })
  const suggested = data.items.find(({ state }) => state === 'suggested')
  expect(suggested).toMatchObject({ product_id: 'turf', can: { change: true, choose: false, buy: false } })
  const waiting = async (who: typeof owner) =>
    (await who.ask<Project[]>('GET /api/project?filter=waiting')).data.map((each) => each.id)
  expect(await waiting(owner)).toEqual([id])
  expect(await waiting(designer)).toEqual([])
  const cart = await owner.ask<{ report: { text: string }[] }>(`POST /api/project/${id}/to_cart`, {})
  expect(cart.data.report.map(({ text }) => text)).toEqual(['tile'])
  const choose = `PUT /api/project_item/${suggested?.id}`
  expect(await designer.ask(choose, { state: 'chosen' })).toMatchObject({ status: 403 })
  const chosen = await owner.ask(choose, { state: 'chosen' })
  expect(chosen.data.items.map(({ state }) => state)).toEqual(['chosen', 'chosen'])
  expect(await waiting(owner)).toEqual([])
})

test('nobody orders who does not see prices', async () => {
  const { owner, id } = await aProject(opened)
  const blind = invitation('blind@people.test', { right: 'order', sees_prices: 'allowance' })
  expect(await owner.ask(`POST /api/project/${id}/member`, blind)).toMatchObject({
    status: 422,
    errors: { sees_prices: ['Whoever may order must see prices.'] },
  })
})
