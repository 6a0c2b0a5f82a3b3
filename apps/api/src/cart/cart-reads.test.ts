import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { aShopper } from './testing/shopper.ts'
import { fillShelf } from './testing/shelf.store.ts'

// How often the database is asked for one cart: the path that every page takes.

let opened: Awaited<ReturnType<typeof openTestApp>>
const now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const queriesOf = async (request: () => Promise<{ status: number }>): Promise<string[]> => {
  // The showroom is known from the call before.
  await request()
  const query = vi.spyOn(opened.db, 'query')
  expect((await request()).status).toBe(200)
  const asked = query.mock.calls.map(([{ text }]) => text)
  query.mockRestore()
  return asked.filter((text) => !text.includes('from showroom s where'))
}

test('a guest’s cart is one read', async () => {
  const guest = aShopper(opened.app)
  await guest.add({ product_id: 'tile', qty: 1 })
  expect(await queriesOf(() => guest.cart())).toHaveLength(1)
})

test('a cart of somebody who is signed in is three reads more: whose session it is, whose prices, and which of them they see', async () => {
  const person = aShopper(opened.app)
  await person.signUp()
  await person.add({ product_id: 'tile', qty: 1 })
  expect(await queriesOf(() => person.cart())).toHaveLength(4)
})

test('what many guests ask for at once is read together, and each gets their own', async () => {
  const guests = Array.from({ length: 6 }, () => aShopper(opened.app))
  for (const [index, guest] of guests.entries()) await guest.add({ product_id: 'tile', qty: index + 1 })
  const query = vi.spyOn(opened.db, 'query')
  const carts = await Promise.all(guests.map((guest) => guest.cart()))
  const reads = query.mock.calls.filter(([{ text }]) => text.includes('from cart '))
  query.mockRestore()
  expect(carts.map(({ data }) => data.Project_tans[0]?.qty)).toEqual([1, 2, 3, 4, 5, 6])
  expect(reads.length).toBeLessThan(guests.length)
})

test('whoever has no cart costs no read', async () => {
  expect(await queriesOf(() => aShopper(opened.app).cart())).toHaveLength(0)
})
