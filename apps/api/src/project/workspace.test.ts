import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type { Project, ProjectCard } from '@showroom/contract/project/project'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { openTestApp } from '../testing/test-app.ts'
import { placeOrderFor } from './testing/order.store.ts'
import { aHomeowner } from './testing/a-homeowner.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => new Date('2026-11-23T17:00:00Z'))
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const room = (telling: object = {}) => ({ name: 'Main bath', type: 'bathroom', measures: {}, ...telling })
const names = (cards: ProjectCard[]) => cards.map(({ name }) => name)

test('a project says where, when, for how much and in which showroom', async () => {
  const person = await aHomeowner(opened)
  const made = await person.begin({
    type: 'bathroom',
    address: '420 S Lake Ave, Pasadena',
    start_on: '2027-01-11',
    budget_cents: 2_000_000,
  })
  expect(made).toMatchObject({
    name: 'Main bath',
    type: 'bathroom',
    start_on: '2027-01-11',
    state: 'active',
    role: 'owner',
    budget_cents: 2_000_000,
    items_cents: 0,
    in_cart_cents: 0,
    ordered_cents: 0,
    showroom: { vsd_id: 'HARVEST2' },
    can: { suggest: true, approve: true, order: true, manage: true },
    members: [{ role: 'owner', is_me: true }],
  })
  expect((await person.ask(`GET /api/project/${made.id}`)).data).toEqual(made)
})

test.each([
  [{ name: ' ' }, 'name', 'Please give the project a name.'],
  [{ zip_code: '', address: '' }, 'address', 'Please enter an address or a ZIP code.'],
  [{ zip_code: '9110' }, 'zip_code', 'The zip code must have 5 digits.'],
  [{ budget_cents: -1 }, 'budget_cents', 'The budget must be an amount such as 12,000.'],
])('what is missing or wrong is said under its field: %o', async (about, field, sentence) => {
  const person = await aHomeowner(opened)
  const body = { name: 'Bath', zip_code: '91101', showroom: 'HARVEST2', ...about }
  expect(await person.ask('POST /api/project', body)).toMatchObject({
    status: 422,
    errors: { [field]: [sentence] },
  })
})

test('a guest can not have a list of projects', async () => {
  const reply = await opened.app.inject('/api/project')
  expect(reply.statusCode).toBe(401)
})

test('the list is filtered, searched and sorted, and a page of it names the next', async () => {
  const person = await aHomeowner(opened)
  const late = await person.begin({ name: 'Patio', start_on: '2027-06-01' })
  await person.begin({ name: 'Kitchen', start_on: '2027-02-01' })
  await person.begin({ name: 'Loft', address: '1 Ocean Dr' })
  const list = async (query: string) => {
    const reply = await opened.app.inject({
      url: `/api/project?${query}`,
      headers: { authorization: `Bearer ${person.token}` },
    })
    return reply.json<{ data: ProjectCard[]; total: number; last_page: number; links: object[] }>()
  }
  expect(names((await list('sort=due')).data)).toEqual(['Kitchen', 'Patio', 'Loft'])
  expect(names((await list('s=ocean')).data)).toEqual(['Loft'])
  expect(names((await list('s=%25')).data)).toEqual([])
  await person.ask(`PUT /api/project/${late.id}`, { state: 'archived' })
  expect(names((await list('filter=active')).data).sort()).toEqual(['Kitchen', 'Loft'])
  expect(names((await list('filter=archived')).data)).toEqual(['Patio'])
  const page = await list('page_size=1&page=2&sort=due')
  expect(page).toMatchObject({ total: 2, last_page: 2, current_page: 2, path: '/api/project' })
  expect(names(page.data)).toEqual(['Loft'])
})

test('what was ordered for a project stands on its card and in its budget', async () => {
  const person = await aHomeowner(opened)
  const { id } = await person.begin()
  const listed = async () =>
    (await person.ask<ProjectCard[]>('GET /api/project?filter=ordered')).data.map((card) => card.id)
  expect(await listed()).toEqual([])
  await placeOrderFor(opened.db, { projectId: id, totalCents: 282_087 })
  expect(await listed()).toEqual([id])
  expect((await person.ask(`GET /api/project/${id}`)).data).toMatchObject({
    ordered_cents: 282_087,
    order_count: 1,
  })
})

test('a room’s areas come from its measures', async () => {
  const person = await aHomeowner(opened)
  const { id } = await person.begin()
  const measures = {
    height: 8_000,
    rectangles: [{ length: 10_000, width: 8_000 }],
    openings: [{ width: 3_000, height: 7_000 }],
    counters: [{ length: 5_000 }],
    backsplash_height: 1_500,
  }
  const { data } = await person.ask(`POST /api/project/${id}/room`, room({ measures }))
  expect(data.rooms).toMatchObject([
    { name: 'Main bath', areas: { floor: 80_000, wall: 267_000, backsplash: 7_500, counter: 5_000 } },
  ])
  const roomId = data.rooms[0]?.id
  const smaller = { ...measures, openings: [], rectangles: [{ length: 5_000, width: 8_000 }] }
  const changed = await person.ask(`PUT /api/project_room/${roomId}`, room({ measures: smaller }))
  expect(changed.data.rooms[0]?.areas).toMatchObject({ floor: 40_000, wall: 208_000 })
  const removed = await person.ask(`DELETE /api/project_room/${roomId}`)
  expect(removed.data.rooms).toEqual([])
})

test('what two say of one room at the same time stays, where each says something else of it', async () => {
  const person = await aHomeowner(opened)
  const { id } = await person.begin()
  const measures = { height: 8_000, rectangles: [{ length: 10_000, width: 8_000 }] }
  const { data } = await person.ask(`POST /api/project/${id}/room`, room({ measures }))
  const roomId = data.rooms[0]?.id
  await person.ask(`PUT /api/project_room/${roomId}`, { name: 'Bath upstairs' })
  const wider = { height: 8_000, rectangles: [{ length: 10_000, width: 9_000 }] }
  const changed = await person.ask(`PUT /api/project_room/${roomId}`, { measures: wider })
  expect(changed.data.rooms).toMatchObject([
    { name: 'Bath upstairs', type: 'bathroom', areas: { floor: 90_000 } },
  ])
})

test('a join that is longer than its rectangle is refused', async () => {
  const person = await aHomeowner(opened)
  const { id } = await person.begin()
  const measures = { rectangles: [{ length: 4_000, width: 5_000, joined: 6_000 }] }
  expect(await person.ask(`POST /api/project/${id}/room`, room({ measures }))).toMatchObject({
    status: 422,
    errors: { measures: ['It can not be longer than the rectangle.'] },
  })
})

type Copy = { project: Project; report: FilledLine[] }

test('a copy has the same rooms and items, each where it was', async () => {
  const person = await aHomeowner(opened)
  const { id } = await person.begin({ budget_cents: 900_000 })
  const { data: withRoom } = await person.ask(`POST /api/project/${id}/room`, room())
  const room_id = withRoom.rooms[0]?.id
  const items = [
    { product_id: 'tile', qty: 9, room_id },
    { product_id: 'gone', qty: 1 },
  ]
  expect(await person.ask(`POST /api/project/${id}/item`, { items })).toMatchObject({ status: 422 })
  await person.ask(`POST /api/project/${id}/item`, { items: items.slice(0, 1) })
  const { data } = await person.ask<Copy>(`POST /api/project/${id}/duplicate`, {})
  expect(data.report).toEqual([])
  expect(data.project).toMatchObject({ name: 'Main bath (copy)', budget_cents: 900_000 })
  expect(data.project.rooms[0]?.id).not.toBe(room_id)
  expect(data.project.items).toMatchObject([
    { product_id: 'tile', qty: 9, room_id: data.project.rooms[0]?.id },
  ])
})

test('in another showroom a copy has that one’s prices, and says what is missing there', async () => {
  const person = await aHomeowner(opened)
  const { id } = await person.begin()
  const items = [
    { product_id: 'tile', qty: 1 },
    { product_id: 'turf', qty: 2 },
  ]
  const before = await person.ask(`POST /api/project/${id}/item`, { items })
  const { data } = await person.ask<Copy>(`POST /api/project/${id}/duplicate`, { showroom: 'MAPLE247' })
  const there = data.project.items.map(({ product_id }) => product_id)
  const left = data.report.filter(({ result }) => result === 'left_out').map(({ product_id }) => product_id)
  expect([...there, ...left].sort()).toEqual(['tile', 'turf'])
  expect(data.project.showroom.vsd_id).toBe('MAPLE247')
  const price = (project: Project) =>
    project.items.find(({ product_id }) => product_id === 'tile')?.unit_price_cents
  const told = data.report.some(
    ({ product_id, message }) => product_id === 'tile' && message.includes('price'),
  )
  expect(told).toBe(price(before.data) !== price(data.project))
})

test('a deleted project is gone with all that was in it, and its cart stays', async () => {
  const person = await aHomeowner(opened)
  const { id } = await person.begin()
  await person.ask(`POST /api/project/${id}/room`, room())
  expect(await person.ask(`DELETE /api/project/${id}`)).toMatchObject({ status: 200, data: null })
  expect(await person.ask(`GET /api/project/${id}`)).toMatchObject({ status: 404 })
  const cart = await person.ask<{ cart_id: string | null; project_id: string | null }>(
    'GET /api/projectCart?showroom=HARVEST2',
  )
  expect(cart.data.cart_id).not.toBeNull()
  expect(cart.data.project_id).toBeNull()
})
