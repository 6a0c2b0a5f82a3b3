import type { Order, OrderSummary } from '@showroom/contract/order/order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountByEmail } from '../../account/account.store.ts'
import { demoPeople, seedDemoPeople } from '@showroom/demo/people'
import { saveEmbedSession } from '../../embed-session/embed-session.store.ts'
import { newSessionToken } from '../../account/session/secret.ts'
import { aRegistration, browserOn } from '../../account/testing/person.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { linkDemoVendor } from '@showroom/demo/vendor'
import { demoVendor } from '@showroom/demo/vendor.store'
import { anOrder } from '../testing/an-order.ts'
import { sessionOf, setAllStatuses, shipToOf } from '../testing/kept.store.ts'
import { vendorOf } from '../fulfilment/vendor-member.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
const now = new Date('2026-11-02T18:20:00Z')
const placedAt = new Date('2026-11-02T18:15:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
})
afterAll(() => opened.close())

/** Somebody with an order in HARVEST2 and one in MAPLE247. */
const aClient = async () => {
  const person = aRegistration()
  const ask = browserOn(opened.app)
  const { data } = await ask('POST /api/register', { body: person })
  const account = await accountByEmail(opened.db, person.email)
  const accountId = account?.id ?? 0
  const here = await anOrder(opened.db, { accountId, placedAt })
  const elsewhere = await anOrder(opened.db, { accountId, placedAt, showroom: 'MAPLE247' })
  return { ...person, accountId, token: data.token ?? '', here, elsewhere, ask }
}

test('a contractor’s page sees the orders of its showroom alone, without the street and the card', async () => {
  const client = await aClient()
  const { token, hash } = newSessionToken('sr_e_')
  const origin = 'https://www.harvesthomeremodeling.example'
  const scope = {
    sessionId: await sessionOf(opened.db, client.accountId),
    showroomId: client.here.showroomId,
    origin,
  }
  await saveEmbedSession(opened.db, scope, { tokenHash: hash, expiresAt: new Date(now.getTime() + 900_000) })
  const onPage = <Data>(call: string) => client.ask<Data>(call, { token, headers: { origin } })

  expect((await onPage<OrderSummary[]>('GET /api/order')).data.map(({ id }) => id)).toEqual([
    client.here.publicId,
  ])
  expect((await onPage<Order>(`GET /api/order/${client.here.publicId}`)).data).toMatchObject({
    ship_to: null,
    card: null,
  })
  expect(await onPage(`GET /api/order/${client.elsewhere.publicId}`)).toMatchObject({ status: 404 })
  expect(await onPage(`POST /api/order/${client.here.publicId}/cancel`)).toMatchObject({ status: 403 })

  const own = await client.ask<OrderSummary[]>('GET /api/order', { token: client.token })
  expect(own.data).toHaveLength(2)
})

test('whoever waits for an order stays; who leaves later leaves no street behind, and the books as they were', async () => {
  const client = await aClient()
  const leave = () =>
    client.ask<object>('POST /api/account/delete', {
      token: client.token,
      body: { current_password: client.password },
    })
  const { data: kept } = await client.ask<{ orders: object[] }>('GET /api/account/data', {
    token: client.token,
  })
  expect(kept.orders).toMatchObject([
    { number: client.here.number, total_cents: 282_087, ship_to: { street: '12 Elm St' } },
    { number: client.elsewhere.number },
  ])
  const refused = await leave()
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.message).toContain(client.here.number)
  await setAllStatuses(opened.db, client.accountId, 'delivered')
  expect(await leave()).toMatchObject({ status: 200 })
  expect(await shipToOf(opened.db, client.here.publicId)).toMatchObject({
    street: '',
    contact: '',
    phone_number: '',
    state: 'CA',
    zip_code: '91101',
  })
})

test('the demo vendor speaks for a vendor of the demo catalogue, however often the server starts', async () => {
  await seedDemoPeople(opened.db, now)
  await linkDemoVendor(opened.db)
  await linkDemoVendor(opened.db)
  const person = demoPeople.find(({ type }) => type === 'Vendor')
  const account = await accountByEmail(opened.db, person?.email ?? '')
  expect(await vendorOf(opened.db, account?.id ?? 0)).toBe(await demoVendor(opened.db))
})
