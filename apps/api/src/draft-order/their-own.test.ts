import { beforeEach, expect, test } from 'vitest'
import { aBuyer } from '../order/testing/buyer.ts'
import { anOrderShop } from '../order/testing/order-shop.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { deleteDraftOrdersFor, deleteUnordered } from './own-draft-orders.store.ts'
import { byLink, draftOrdersIn } from './testing/a-draft-order.ts'

const opened = anOrderShop()
const { shop } = opened
const harvest = draftOrdersIn(opened)
beforeEach(() => forgetAllAttempts(shop().db))

const tile = 'example-tile'

test('prices of a client’s own are shown to who has their link, and go into their account’s cart alone', async () => {
  const client = await aBuyer(shop())
  await client.add({ product_id: tile, qty: 1 })
  await harvest.ask('POST /api/markup', { client: client.email, markup_bps: 5_000 })
  const { token } = await harvest.sent({}, client.email)
  const guest = byLink(harvest.guest(), token)
  const { data } = await guest.open()
  expect(data.needs_sign_in).toBe(true)
  expect((await guest.approve(tile)).code).toBe('sign_in_first')
  const own = byLink(client, token)
  const { data: seen } = await own.open()
  expect([seen.needs_sign_in, seen.lines[0]?.unit_price_cents]).toEqual([
    false,
    data.lines[0]?.unit_price_cents,
  ])
  expect((await own.approve(tile)).status).toBe(200)
  const [line] = (await client.cart()).data.Project_tans
  expect([line?.unit_price_cents, line?.previous_unit_price_cents]).toEqual([
    data.lines[0]?.unit_price_cents,
    null,
  ])
})

test('whoever pays other prices than whom it was sent for is not told that theirs have changed', async () => {
  const client = await aBuyer(shop())
  await client.add({ product_id: tile, qty: 1 })
  await harvest.ask('POST /api/markup', { client: client.email, markup_bps: 5_000 })
  const { token } = await harvest.sent({}, client.email)
  const another = await aBuyer(shop())
  const link = byLink(another, token)
  const [line] = (await link.open()).data.lines
  expect([line?.unit_price_cents, line?.previous_unit_price_cents]).toEqual([8_821, null])
  await link.approve(tile)
  expect((await another.cart()).data.Project_tans[0]).toMatchObject({
    unit_price_cents: 8_821,
    previous_unit_price_cents: null,
  })
})

test('to a client who may see no totals nothing is sent, and no price is told that they may not see', async () => {
  const buyer = await aBuyer(shop())
  await buyer.add({ product_id: tile, qty: 1 })
  const { data: clients } = await harvest.ask<{ id: string }[]>(`GET /api/clients?s=${buyer.email}`)
  const terms = { is_tax_exempt: false, tax_note: '', notes: '' }
  const agree = (price_visibility: string) =>
    harvest.ask(`PUT /api/clients/${clients[0]?.id}/terms`, { ...terms, price_visibility })
  const { id, merchandise_cents } = await harvest.make(buyer.email)
  await agree('hidden')
  expect((await harvest.read(id)).problem).toContain('no totals')
  expect((await harvest.send(id)).code).toBe('no_totals')
  await agree('totals')
  expect((await harvest.send(id)).status).toBe(200)
  const { data } = await byLink(harvest.guest(), harvest.tokenTo(buyer.email)).open()
  expect(
    data.lines.map(({ unit_price_cents, line_total_cents }) => [unit_price_cents, line_total_cents]),
  ).toEqual(data.lines.map(() => [null, null]))
  expect(data.merchandise_cents).toBe(merchandise_cents)
  await agree('hidden')
  const { data: hidden } = await byLink(harvest.guest(), harvest.tokenTo(buyer.email)).open()
  expect(JSON.stringify(hidden)).not.toMatch(/_cents":\d/)
})

test('who leaves takes what was put together for them along, and reads it before', async () => {
  const buyer = await aBuyer(shop())
  const { id } = await harvest.sent({ note: 'For the bath' }, buyer.email)
  const { data } = await buyer.call<Record<string, unknown>>('GET /api/account/data')
  expect(JSON.stringify(data)).toContain('For the bath')
  const another = await harvest.sent()
  await shop().db.transaction((tx) => deleteDraftOrdersFor(tx, buyer.accountId))
  expect((await harvest.ask(`GET /api/draft_order/${id}`)).status).toBe(404)
  expect((await harvest.read(another.id)).email).toBe(another.email)
})

test('who has not proven an address neither reads nor takes along what was put together for its owner', async () => {
  const squatter = await aBuyer(shop(), { isVerified: false })
  await squatter.add({ product_id: tile, qty: 1 })
  const { id } = await harvest.sent({ note: 'For its owner' }, squatter.email)
  expect((await harvest.read(id)).is_client).toBe(false)
  const { data } = await squatter.call('GET /api/account/data')
  expect(JSON.stringify(data)).not.toContain('For its owner')
  await shop().db.transaction((tx) => deleteDraftOrdersFor(tx, squatter.accountId))
  expect((await harvest.ask(`GET /api/draft_order/${id}`)).status).toBe(200)
})

test('what nobody ordered is forgotten after its time, approved or not', async () => {
  const [silent, approved] = [await harvest.sent(), await harvest.sent()]
  await byLink(harvest.guest(), approved.token).approve(tile)
  await deleteUnordered(shop().db, new Date('2027-06-01T00:00:00Z'))
  for (const { id } of [silent, approved])
    expect((await harvest.ask(`GET /api/draft_order/${id}`)).status).toBe(404)
})
