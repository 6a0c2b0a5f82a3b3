import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '@showroom/contract/cart/cart'
import { aGuest } from '../cart/testing/guest.ts'
import { aShopper, quantities } from '../cart/testing/shopper.ts'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { openTestApp } from '../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const aVisitor = () => aGuest(opened.app, 'CEDAR936')
type Visitor = ReturnType<typeof aVisitor>
type Begun = { project_id: string; cart_id: string; cart_token: string | null }

const begin = async (visitor: Visitor, body: object = { my_item: { showroom: 'CEDAR936' } }) => {
  const answer = await visitor.ask<Begun>('/api/projectCart', { method: 'POST', body })
  if (answer.data?.cart_token) visitor.guest.token = answer.data.cart_token
  return answer
}
const open = (visitor: Visitor, id: string) => visitor.ask(`/api/projectCart/${id}`)
const save = (visitor: Visitor, id: string, extra_info: unknown) =>
  visitor.ask(`/api/projectCart/${id}`, { method: 'PUT', body: { extra_info } })

test('a project takes the visitor’s cart with it', async () => {
  const visitor = aVisitor()
  const { data } = await visitor.add({ product_id: 'tile', qty: 9 })
  const begun = await begin(visitor)
  expect(begun).toMatchObject({
    message: 'Project created.',
    data: { cart_id: data.cart_id, cart_token: null },
  })
  expect((await visitor.cart()).data).toMatchObject({ project_id: begun.data.project_id, count: 1 })
  expect((await open(visitor, begun.data.project_id)).data).toMatchObject({
    project_id: begun.data.project_id,
    extra_info: {},
    cart: { count: 1, merchandise_cents: data.merchandise_cents },
  })
})

test('a visitor without a cart gets one with the project, and its token', async () => {
  const visitor = aVisitor()
  const begun = await begin(visitor, { my_item: { showroom: 0, vsd_id: 'cedar936' }, project: 'Bath' })
  expect(begun.data.cart_token).toMatch(/^sr_c_/)
  expect((await visitor.cart()).data).toMatchObject({ cart_id: begun.data.cart_id, count: 0 })
})

test('extra info is kept as it was written, whatever it says', async () => {
  const visitor = aVisitor()
  const { data } = await begin(visitor)
  const hostile = {
    note: "'; drop table cart; --",
    '<img src=x onerror=alert(1)>': ['ü', { deep: [null, 1.5] }],
  }
  expect(await save(visitor, data.project_id, hostile)).toMatchObject({
    status: 200,
    message: 'Project saved.',
    data: { extra_info: hostile },
  })
  expect((await visitor.cart()).data.extra_info).toEqual(hostile)
})

test.each([['text'], [null], [[1]], [{ long: 'x'.repeat(9_000) }]])(
  'extra info that is no small record is refused: %#',
  async (extra_info) => {
    const visitor = aVisitor()
    const { data } = await begin(visitor)
    expect(await save(visitor, data.project_id, extra_info)).toMatchObject({ status: 422, code: 'invalid' })
  },
)

test('a stranger’s project can not be told from a missing one', async () => {
  const owner = aVisitor()
  const { data } = await begin(owner)
  const stranger = aVisitor()
  await stranger.add({ product_id: 'tile', qty: 1 })
  const missing = await open(stranger, 'nothing')
  for (const visitor of [stranger, aVisitor()]) {
    expect(await open(visitor, data.project_id)).toEqual(missing)
    expect(await save(visitor, data.project_id, {})).toEqual(missing)
  }
  const attach = { showroom: 'CEDAR936', project_id: data.project_id }
  const taken = await stranger.ask('/api/projectCart/update_project_cart', { method: 'POST', body: attach })
  expect(taken).toEqual(missing)
})

test('of several projects the cart is for the one it was attached to last', async () => {
  const visitor = aVisitor()
  const first = await begin(visitor)
  const second = await begin(visitor)
  expect((await visitor.cart()).data.project_id).toBe(second.data.project_id)
  const attached = await visitor.ask('/api/projectCart/update_project_cart', {
    method: 'POST',
    body: { showroom: 'CEDAR936', project_id: first.data.project_id },
  })
  expect(attached).toMatchObject({
    message: 'Cart attached to the project.',
    data: { project_id: first.data.project_id },
  })
})

test('a cart is asked for by its project, also only while it is for it; a stranger’s is missing', async () => {
  const visitor = aVisitor()
  const first = await begin(visitor)
  const second = await begin(visitor)
  await visitor.add({ product_id: 'tile', qty: 9 })
  const cartOf = (query: string, who = visitor) =>
    who.ask<Cart>(`/api/projectCart?showroom=CEDAR936&${query}`)
  const ids = [first.data.project_id, second.data.project_id]
  for (const query of [`project=${ids[0]}`, `temp_project_id=${ids[0]}`, `project=${ids[1]}&is_cart=1`])
    expect((await cartOf(query)).data.count, query).toBe(1)
  expect((await cartOf(`project=${ids[0]}&is_cart=true`)).data).toMatchObject({ count: 0, cart_id: null })
  expect(await cartOf(`project=${ids[0]}`, aVisitor())).toMatchObject({ status: 404 })
})

test('syncing without products puts the project’s into the cart, and says so unless told not to', async () => {
  const sync = (who: Visitor, more: object = {}) =>
    who.ask<Cart>('/api/projectCart/sync_to_cart', {
      method: 'POST',
      body: { showroom: 'CEDAR936', action: 'cart', ...more },
    })
  expect(await sync(aVisitor())).toMatchObject({
    status: 422,
    errors: { items: ['Name products, or attach the cart to a project first.'] },
  })
  const person = aShopper(opened.app)
  await person.signUp()
  const { data: project } = await person.ask<{ id: string }>('/api/project', {
    method: 'POST',
    body: { name: 'Bath', zip_code: '91101', showroom: 'CEDAR936' },
  })
  await person.ask(`/api/project/${project.id}/item`, {
    method: 'POST',
    body: { items: [{ product_id: 'tile', qty: 4 }] },
  })
  await person.add({ product_id: 'valve', qty: 1 })
  await person.ask('/api/projectCart/update_project_cart', {
    method: 'POST',
    body: { showroom: 'CEDAR936', project_id: project.id },
  })
  const loud = await sync(person)
  expect([loud.status, loud.message, quantities(loud.data)]).toEqual([
    200,
    'Added to cart.',
    { valve: 1, tile: 4 },
  ])
  expect((await sync(person, { toast: 0 })).message).toBeUndefined()
})

test('a project is gone with its cart', async () => {
  const visitor = aVisitor()
  const { data } = await begin(visitor)
  now = new Date(now.getTime() + 31 * 86_400_000)
  expect(await open(visitor, data.project_id)).toMatchObject({ status: 404 })
})

test('a project of an unknown showroom is not begun', async () => {
  expect(await begin(aVisitor(), { my_item: { showroom: 'NOTTHERE' } })).toMatchObject({ status: 404 })
})
