import type { Cart } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type { Project } from '@showroom/contract/project/project'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest } from '../../cart/testing/guest.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aHomeowner, type Homeowner } from '../testing/a-homeowner.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => new Date('2026-11-23T17:00:00Z'))
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

type Filled = { project: Project; cart: Cart; report: FilledLine[] }
const told = (report: FilledLine[]) => report.map(({ text, result, qty }) => [text, result, qty])
const inCart = (cart: Cart) =>
  Object.fromEntries(cart.Project_tans.map(({ product_id, qty }) => [product_id, qty]))
const inProject = ({ items }: Project) =>
  items.map(({ product_id, qty, room_id }) => [product_id, qty, room_id])

const aProject = async (...items: object[]) => {
  const person = await aHomeowner(opened)
  const { id } = await person.begin()
  if (items.length > 0) await person.ask(`POST /api/project/${id}/item`, { items })
  return { person, id }
}
const aRoom = async (person: Homeowner, id: string, name: string) => {
  const { data } = await person.ask(`POST /api/project/${id}/room`, { name, type: 'bathroom', measures: {} })
  return data.rooms.find((room) => room.name === name)?.id ?? ''
}

test('a line has today’s price and stock, and its sum is the project’s', async () => {
  const { person, id } = await aProject({ product_id: 'tile', qty: 9, note: 'floor' })
  const { data } = await person.ask(`GET /api/project/${id}`)
  expect(data.items).toMatchObject([
    { product_id: 'tile', qty: 9, note: 'floor', unit_price_cents: 9_462, line_total_cents: 85_158 },
  ])
  expect(data.items_cents).toBe(85_158)
})

test('the same product in the same room is one line, in another room another', async () => {
  const { person, id } = await aProject()
  const bath = await aRoom(person, id, 'Bath')
  const items = [
    { product_id: 'tile', qty: 2, room_id: bath },
    { product_id: 'tile', qty: 3, room_id: bath },
    { product_id: 'tile', qty: 4 },
  ]
  const { data } = await person.ask(`POST /api/project/${id}/item`, { items })
  expect(inProject(data)).toEqual([
    ['tile', 5, bath],
    ['tile', 4, null],
  ])
  const loose = data.items[1]?.id
  const moved = await person.ask(`PUT /api/project_item/${loose}`, { room_id: bath })
  expect(inProject(moved.data)).toEqual([['tile', 9, bath]])
})

test('a room of another project is no place for an item', async () => {
  const other = await aProject()
  const theirs = await aRoom(other.person, other.id, 'Bath')
  const { person, id } = await aProject()
  const items = [{ product_id: 'tile', qty: 2, room_id: theirs }]
  expect(await person.ask(`POST /api/project/${id}/item`, { items })).toMatchObject({
    status: 422,
    errors: { room_id: ['This room is no longer in the project.'] },
  })
})

test('a quantity between two steps is refused with the next one', async () => {
  const { person, id } = await aProject()
  const items = [{ product_id: 'steps', qty: 5 }]
  expect(await person.ask(`POST /api/project/${id}/item`, { items })).toMatchObject({
    status: 422,
    errors: { 'items.0.qty': ['Sold in steps: choose 8 pieces.'] },
  })
})

test('all of a project, or one room, goes into the cart with a report, and stays in the project', async () => {
  const { person, id } = await aProject({ product_id: 'tile', qty: 60 }, { product_id: 'faucet', qty: 1 })
  const bath = await aRoom(person, id, 'Bath')
  await person.ask(`POST /api/project/${id}/item`, {
    items: [{ product_id: 'valve', qty: 1, room_id: bath }],
  })
  const oneRoom = await person.ask<Filled>(`POST /api/project/${id}/to_cart`, { room_id: bath })
  expect(told(oneRoom.data.report)).toEqual([['Rough-in valve', 'added', 1]])
  const all = await person.ask<Filled>(`POST /api/project/${id}/to_cart`, {})
  expect(told(all.data.report)).toEqual([
    ['tile', 'limited', 47],
    ['faucet', 'added', 1],
    ['Rough-in valve', 'added', 1],
  ])
  expect(inCart(all.data.cart)).toEqual({ tile: 47, faucet: 1, valve: 2 })
  expect(all.data.cart.project_id).toBe(id)
  expect(all.data.project.items).toHaveLength(3)
  expect(all.data.project.in_cart_cents).toBe(all.data.cart.merchandise_cents)
})

test('the specification’s call adds all of a project to the cart and attaches it', async () => {
  const { person, id } = await aProject({ product_id: 'turf', qty: 3 })
  const body = { showroom: 'HARVEST2', project_id: id, re_temp_project_id: id }
  const reply = await person.ask<Cart>('POST /api/projectCart/update_project_cart', body)
  expect(reply).toMatchObject({
    status: 200,
    report: [{ result: 'added', qty: 3 }],
    data: { project_id: id },
  })
  expect(inCart(reply.data)).toEqual({ turf: 3 })
  const elsewhere = { ...body, showroom: 'CEDAR936' }
  expect(await person.ask('POST /api/projectCart/update_project_cart', elsewhere)).toMatchObject({
    status: 404,
  })
})

test('lines that are saved for later leave the cart and are in the project', async () => {
  const { person, id } = await aProject({ product_id: 'turf', qty: 3 })
  const { data } = await person.ask<Filled>(`POST /api/project/${id}/to_cart`, {})
  const line_ids = data.cart.Project_tans.map((line) => line.id)
  const saved = await person.ask<Filled>(`POST /api/project/${id}/from_cart`, { line_ids })
  expect(saved.data.cart.count).toBe(0)
  expect(saved.data.cart.version).toBeGreaterThan(data.cart.version)
  expect(inProject(saved.data.project)).toEqual([['turf', 6, null]])
  expect(await person.ask(`POST /api/project/${id}/from_cart`, { line_ids })).toMatchObject({ status: 404 })
})

const list = 'SKU\tQty\nsku-tile\t9\nSKU-steps\t5\nSKU-gone\t1\nNOBODYS\t2\nSKU-low\tmany\n'

test('a pasted list goes into the project, with a word on every line', async () => {
  const { person, id } = await aProject()
  const { data } = await person.ask<Filled>(`POST /api/project/${id}/paste`, { text: list })
  expect(data.report.map(({ line, result, qty }) => [line, result, qty])).toEqual([
    [2, 'added', 9],
    [3, 'raised', 8],
    [4, 'left_out', 0],
    [5, 'unknown', 0],
    [6, 'unread', 0],
  ])
  expect(inProject(data.project)).toEqual([
    ['tile', 9, null],
    ['steps', 8, null],
  ])
})

test('a pasted list goes into a guest’s cart, as far as there is stock', async () => {
  const { ask } = aGuest(opened.app)
  const body = { showroom: 'HARVEST2', text: `${list}SKU-tile,99` }
  const reply = await ask<Cart>('/api/projectCart/sync_to_bulk_cart', { method: 'POST', body })
  expect(reply.status).toBe(200)
  expect(reply.data.cart_token).toMatch(/^sr_c_/)
  expect(inCart(reply.data)).toEqual({ tile: 47, steps: 8 })
  expect(reply).toMatchObject({ report: [{}, {}, {}, {}, {}, { line: 7, result: 'limited', qty: 38 }] })
})

test('two who add at once are both in the project', async () => {
  const { person, id } = await aProject()
  const items = [{ product_id: 'turf', qty: 1 }]
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => person.ask(`POST /api/project/${id}/item`, { items })),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const { data } = await person.ask(`GET /api/project/${id}`)
  expect(inProject(data)).toEqual([['turf', 6, null]])
})
