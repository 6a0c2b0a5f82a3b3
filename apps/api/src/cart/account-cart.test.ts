import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { deleteExpiredCarts } from './expired-carts.store.ts'
import { aShopper } from './testing/shopper.ts'
import { fillShelf } from './testing/shelf.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const days = (count: number) => count * 86_400_000
const aSignedIn = async (showroom?: string) => {
  const shopper = aShopper(opened.app, showroom)
  await shopper.signUp()
  return shopper
}

test('whoever is signed in has a cart without a token, on every device', async () => {
  const person = await aSignedIn()
  const added = await person.add({ product_id: 'tile', qty: 9 })
  expect(added).toMatchObject({ message: 'Added to cart.', data: { cart_token: null, count: 1, version: 1 } })
  const phone = person.elsewhere()
  expect((await phone.cart()).data).toMatchObject({ cart_id: added.data.cart_id, count: 1 })
  const lineId = added.data.Project_tans[0]?.id ?? ''
  expect((await phone.update({ line_id: lineId, qty: 4 })).data).toMatchObject({ version: 2 })
  expect((await person.cart()).data.Project_tans[0]?.qty).toBe(4)
  expect((await phone.remove(lineId)).data.count).toBe(0)
})

test('the shop counts what is in the cart of who is signed in', async () => {
  const person = await aSignedIn()
  await person.add({ product_id: 'tile', qty: 2 }, { product_id: 'steps', qty: 4 })
  const { data } = await person.ask<{ cart: { count: number } }>('/api/shop?showroom=CEDAR936')
  expect(data.cart.count).toBe(2)
})

test('an account has one cart in each showroom', async () => {
  const cedar = await aSignedIn('CEDAR936')
  await cedar.add({ product_id: 'tile', qty: 1 })
  const harvest = aShopper(opened.app, 'HARVEST2')
  harvest.guest.session = cedar.guest.session
  expect((await harvest.cart()).data.count).toBe(0)
  await harvest.add({ product_id: 'steps', qty: 4 })
  expect((await cedar.cart()).data.Project_tans.map(({ product_id }) => product_id)).toEqual(['tile'])
})

test('a cart of an account is kept, however long nobody looks at it', async () => {
  const person = await aSignedIn()
  await person.add({ product_id: 'tile', qty: 1 })
  now = new Date(now.getTime() + days(10))
  expect((await person.cart()).data.count).toBe(1)
  await deleteExpiredCarts(opened.db, new Date(now.getTime() + days(4_000)))
  expect((await person.cart()).data.count).toBe(1)
})

test('a guest’s token that is still held is passed over once somebody is signed in', async () => {
  const visitor = aShopper(opened.app)
  await visitor.add({ product_id: 'tile', qty: 3 })
  await visitor.signUp()
  expect((await visitor.cart()).data).toMatchObject({ cart_id: null, count: 0 })
})

test('a session that is over opens no cart of a guest unasked', async () => {
  const person = await aSignedIn()
  await person.ask('/api/logout', { method: 'POST' })
  expect(await person.add({ product_id: 'tile', qty: 1 })).toMatchObject({ status: 401 })
  expect(await person.cart()).toMatchObject({ status: 401, message: 'Please login to proceed.' })
  expect((await person.ask('/api/shop?showroom=CEDAR936')).status).toBe(200)
})

test('adds of one account at once make one cart and lose no unit', async () => {
  const person = await aSignedIn()
  const adds = Array.from({ length: 10 }, () => person.add({ product_id: 'turf', qty: 1 }))
  const carts = (await Promise.all(adds)).map(({ data }) => data.cart_id)
  expect(new Set(carts).size).toBe(1)
  expect((await person.cart()).data.Project_tans[0]?.qty).toBe(10)
})

test('what is refused leaves no empty cart behind', async () => {
  const person = await aSignedIn()
  expect((await person.add({ product_id: 'tile', qty: 900 })).status).toBe(422)
  expect((await person.cart()).data.cart_id).toBeNull()
})
