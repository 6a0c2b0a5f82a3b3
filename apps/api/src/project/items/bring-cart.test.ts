import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration, browserOn } from '../../account/testing/person.ts'
import { countCarts } from '../../cart/testing/carts.store.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aBuyer, aShopper, type Begun, quantities } from '../../cart/testing/shopper.ts'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const aVisitor = (showroom?: string) => aShopper(opened.app, showroom)
const missing = {
  success: false,
  code: 'not_found',
  message: 'Record not found for processing.',
  status: 404,
}

test('a guest’s cart of three lines is the account’s, attached to a project, and its token opens nothing more', async () => {
  const visitor = aVisitor()
  const before = await visitor.add(
    { product_id: 'tile', qty: 9 },
    { product_id: 'steps', qty: 8 },
    { product_id: 'faucet', qty: 1 },
  )
  await visitor.signUp()
  const begun = await visitor.begin()
  expect(begun).toMatchObject({ message: 'Project created.', data: { cart_token: null } })
  expect(begun.data.merged_lines.map(({ result, qty }) => [result, qty])).toEqual([
    ['moved', 9],
    ['moved', 8],
    ['moved', 1],
  ])
  const { data } = await visitor.cart()
  expect(data).toMatchObject({ project_id: begun.data.project_id, count: 3 })
  expect(data.Project_tans).toEqual(before.data.Project_tans)
  expect(data.version).toBeGreaterThan(before.data.version)
  visitor.guest.session = null
  expect((await visitor.cart()).data).toMatchObject({ cart_id: null, count: 0 })
  expect(await visitor.ask(`/api/projectCart/${begun.data.project_id}`)).toEqual(missing)
})

test('projects of an account are counted, opened and saved by its session, on every device', async () => {
  const person = await aBuyer(opened.app, { product_id: 'tile', qty: 1 })
  const { data } = await person.begin()
  expect(await person.totalProjects()).toBe(1)
  const url = `/api/projectCart/${data.project_id}`
  const phone = person.elsewhere()
  expect(await phone.ask(url)).toMatchObject({ status: 200, data: { cart: { count: 1 } } })
  const extra_info = { note: 'the upper floor' }
  expect(await phone.ask(url, { method: 'PUT', body: { extra_info } })).toMatchObject({ status: 200 })
  expect(await person.elsewhere().ask(url)).toMatchObject({ data: { extra_info } })
})

test('whoever is signed in without a guest’s cart begins with the account’s', async () => {
  const person = aVisitor()
  await person.signUp()
  const first = await person.begin()
  expect(first.data).toMatchObject({ cart_token: null, merged_lines: [] })
  const second = await person.begin()
  expect(second.data.cart_id).toBe(first.data.cart_id)
  expect(await person.totalProjects()).toBe(2)
  const attach = { showroom: 'CEDAR936', project_id: first.data.project_id }
  expect(
    await person.ask('/api/projectCart/update_project_cart', { method: 'POST', body: attach }),
  ).toMatchObject({ status: 200, data: { project_id: first.data.project_id } })
})

test('brought twice at once, a cart makes one project, and its lines are counted once', async () => {
  const person = await aBuyer(opened.app, { product_id: 'turf', qty: 7 })
  const replies = await Promise.all([1, 2, 3, 4].map(() => person.begin()))
  expect(new Set(replies.map(({ data }) => data.project_id)).size).toBe(1)
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await person.totalProjects()).toBe(1)
  expect(quantities((await person.cart()).data)).toEqual({ turf: 7 })
})

test('a cart that is somebody else’s already is as missing as one that never was', async () => {
  const person = await aBuyer(opened.app, { product_id: 'tile', qty: 1 })
  await person.begin()
  const thief = aVisitor()
  await thief.signUp()
  thief.guest.token = person.guest.token
  expect(await thief.begin()).toEqual(missing)
  for (const token of [`sr_c_${'x'.repeat(43)}`, "' or 1=1 --"]) {
    thief.guest.token = token
    expect(await thief.begin()).toEqual(missing)
  }
  expect(await thief.totalProjects()).toBe(0)
})

test('of two accounts that come with the same token at once, one gets the cart', async () => {
  const visitor = aVisitor()
  await visitor.add({ product_id: 'turf', qty: 3 })
  const people = await Promise.all(
    [1, 2].map(async () => {
      const person = aVisitor()
      await person.signUp()
      person.guest.token = visitor.guest.token
      return person
    }),
  )
  const replies = await Promise.all(people.map((person) => person.begin()))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('a cart of another showroom, or one that has expired, is not brought', async () => {
  const visitor = aVisitor('HARVEST2')
  await visitor.add({ product_id: 'tile', qty: 1 })
  await visitor.signUp()
  expect(await visitor.begin({ my_item: { showroom: 'CEDAR936' } })).toEqual(missing)
  now = new Date(now.getTime() + 31 * 86_400_000)
  const late = aVisitor('HARVEST2')
  late.guest.token = visitor.guest.token
  await late.signUp()
  expect(await late.begin()).toEqual(missing)
})

test('what a guest began goes with the guest’s cart', async () => {
  const visitor = aVisitor()
  await visitor.add({ product_id: 'tile', qty: 1 })
  const asGuest = await visitor.begin()
  await visitor.signUp()
  await visitor.begin()
  expect(await visitor.totalProjects()).toBe(2)
  expect(await visitor.elsewhere().ask<Begun>(`/api/projectCart/${asGuest.data.project_id}`)).toMatchObject({
    status: 200,
  })
})

test('a person’s download names their carts, and they go with the account', async () => {
  const visitor = aVisitor()
  await visitor.add({ product_id: 'tile', qty: 4 })
  const person = aRegistration()
  const browser = browserOn(opened.app)
  const { data: signedUp } = await browser('POST /api/register', { body: person })
  visitor.guest.session = signedUp.token
  await visitor.begin()
  const { data } = await visitor.ask<Record<string, unknown>>('/api/account/data')
  expect(data).toMatchObject({ carts: [{ lines: [{ qty: 4 }] }], projects: [{}] })
  const before = await countCarts(opened.db)
  const body = { current_password: person.password }
  expect(await visitor.ask('/api/account/delete', { method: 'POST', body })).toMatchObject({ status: 200 })
  const after = await countCarts(opened.db)
  expect(after).toEqual({ carts: before.carts - 1, lines: before.lines - 1, projects: before.projects - 1 })
})
