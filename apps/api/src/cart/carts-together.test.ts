import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountByEmail } from '../account/account.store.ts'
import { DatabaseError } from '../platform/db/database-error.ts'
import { saveClientLists } from '../pricing/price-list/client-price-list.store.ts'
import { ensurePriceList } from '../pricing/price-list/price-list.store.ts'
import { demoShowroom } from '../pricing/testing/prices.store.ts'
import { openTestApp } from '../testing/test-app.ts'
import type { NewCart } from './cart.store.ts'
import { newCartToken } from './cart-token.ts'
import { opened as openedCart } from './open-carts.ts'
import { countCarts } from './testing/carts.store.ts'
import { aShopper } from './testing/shopper.ts'
import { fillShelf } from './testing/shelf.store.ts'

// What many ask for at once is one statement: nobody may be given what is somebody else's for it.

let opened: Awaited<ReturnType<typeof openTestApp>>
const now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

/** How many statements outside of transactions name it. */
const countReads = async (names: readonly string[], work: () => Promise<unknown>): Promise<number[]> => {
  const query = vi.spyOn(opened.db, 'query')
  await work()
  const texts = query.mock.calls.map(([{ text }]) => text)
  query.mockRestore()
  return names.map((name) => texts.filter((text) => text.includes(name)).length)
}

const signedIn = async (count: number, showroom?: string) => {
  const people = Array.from({ length: count }, () => aShopper(opened.app, showroom))
  for (const [index, person] of people.entries()) {
    await person.signUp()
    await person.add({ product_id: 'tile', qty: index + 1 })
  }
  return people
}

const accountIdOf = async (person: Awaited<ReturnType<typeof signedIn>>[number]): Promise<number> => {
  const { data } = await person.ask<{ email: string }>('/api/authuser')
  return (await accountByEmail(opened.db, data.email))?.id ?? 0
}

test('people who are signed in and come at once are read for together, and each gets their own cart', async () => {
  const people = await signedIn(6)
  const [sessions, lists, carts, sights] = await countReads(
    ['from session s', 'client_price_list', 'from cart ', 'from client_terms'],
    async () => {
      const shown = await Promise.all(people.map((person) => person.cart()))
      expect(shown.map(({ data }) => data.Project_tans[0]?.qty)).toEqual([1, 2, 3, 4, 5, 6])
    },
  )
  for (const reads of [sessions, lists, carts, sights]) expect(reads).toBeLessThan(people.length)
})

test('whoever has prices of their own sees them alone, however many come at the same time', async () => {
  const people = await signedIn(4)
  const [client] = people
  if (!client) throw new Error('Nobody came.')
  const priceListId = await ensurePriceList(opened.db, [{ markup_bps: 12_345 }])
  const showroom = await demoShowroom(opened.db, 'CEDAR936')
  await saveClientLists(opened.db, showroom.id, [{ accountId: await accountIdOf(client), priceListId }])
  const shown = await Promise.all(people.map((person) => person.cart()))
  const [own, ...others] = shown.map(({ data }) => data.Project_tans[0]?.unit_price_cents ?? 0)
  expect(new Set(others).size).toBe(1)
  expect(own).toBeGreaterThan(others[0] ?? 0)
})

test('whose session has ended is refused among others who are not', async () => {
  const people = await signedIn(4)
  await people[1]?.ask('/api/logout', { method: 'POST' })
  const shown = await Promise.all(people.map((person) => person.cart()))
  expect(shown.map(({ status }) => status)).toEqual([200, 401, 200, 200])
  expect(shown.map(({ data }) => data?.Project_tans?.[0]?.qty)).toEqual([1, undefined, 3, 4])
})

test('carts of one account in two showrooms stay apart when both are asked for at once', async () => {
  const [cedar] = await signedIn(1)
  const harvest = aShopper(opened.app, 'HARVEST2')
  harvest.guest.session = cedar?.guest.session ?? null
  await harvest.add({ product_id: 'steps', qty: 4 })
  const shown = await Promise.all([cedar?.cart(), harvest.cart()])
  expect(shown.map((each) => each?.data.Project_tans.map(({ product_id }) => product_id))).toEqual([
    ['tile'],
    ['steps'],
  ])
})

test('carts that many open at once are opened by fewer statements, and each guest holds the token of their own', async () => {
  const guests = Array.from({ length: 8 }, () => aShopper(opened.app))
  const [inserts] = await countReads(['insert into cart '], () =>
    Promise.all(
      guests.map((guest, index) =>
        guest.add({ product_id: 'steps', qty: 4 }, { product_id: 'turf', qty: index + 1 }),
      ),
    ),
  )
  expect(inserts).toBeLessThan(guests.length)
  expect(new Set(guests.map(({ guest }) => guest.token)).size).toBe(guests.length)
  const shown = await Promise.all(guests.map((guest) => guest.cart()))
  for (const [index, { data }] of shown.entries())
    expect(data.Project_tans.map(({ product_id, qty }) => [product_id, qty])).toEqual([
      ['steps', 4],
      ['turf', index + 1],
    ])
})

test('a cart that can not be opened keeps nobody else from theirs', async () => {
  const { id: showroomId } = await demoShowroom(opened.db, 'CEDAR936')
  const cartOf = (productId: number, index: number): NewCart => ({
    publicId: `together${index}`,
    tokenHash: newCartToken().hash,
    showroomId,
    expiresAt: now,
    lines: [
      { product_id: productId, qty: 1, unit_price_cents: 100, lot_choice: 'single', coverage_note: null },
    ],
  })
  const before = await countCarts(opened.db)
  const outcomes = await Promise.allSettled(
    [1, 2_000_000_000, 2].map((productId, index) => openedCart(opened.db, cartOf(productId, index))),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(outcomes[1]).toMatchObject({ reason: expect.any(DatabaseError) })
  const after = await countCarts(opened.db)
  expect([after.carts - before.carts, after.lines - before.lines]).toEqual([2, 2])
})
