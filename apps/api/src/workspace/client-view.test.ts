import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { type Call, endpoints } from '@showroom/contract/endpoints'
import type { EndpointDefinition } from '@showroom/contract/shared/endpoint'
import { expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { runningExample } from '../order/testing/buyer.ts'
import { anOrderShop } from '../order/testing/order-shop.ts'

const { shop, pro, placed } = anOrderShop()
const tile = 'example-tile'
/** F 74.25, a fee of 8 %, a markup of 10 %. */
const wholesaleCents = 8_019
const clientCents = 8_821

let token = ''

/** The Pro as they work, and as their screen is looked at. */
const views = async () => {
  token ||= (await pro()).token
  const inView =
    (headers: Record<string, string>) =>
    <Data = unknown>(call: string, body?: object) =>
      browserOn(shop().app)<Data>(call, { token, headers, ...(body ? { body } : {}) })
  return { own: inView({}), client: inView({ 'showroom-view': 'client' }) }
}

const reckon = ['POST /api/draft_order/reckon', { email: '', items: runningExample }] as const

test('a Pro who buys at wholesale is shown what clients pay, on the page of a product and in a list', async () => {
  const { own, client } = await views()
  const product = `GET /api/public?pid=${tile}&showroom=HARVEST2`
  expect((await own<ProductDetail>(product)).data).toMatchObject({ price: { price_cents: wholesaleCents } })
  expect((await client<ProductDetail>(product)).data).toMatchObject({ price: { price_cents: clientCents } })
  const list = await client('GET /api/visualization/products?showroom=HARVEST2&category=porcelain-tile')
  expect(JSON.stringify(list.data)).not.toContain(`${wholesaleCents}`)
})

test('what the Pro earns is in no reply of Client view, and the rest of it is', async () => {
  await placed()
  const { own, client } = await views()
  for (const [call, body, kept] of [
    [...reckon, 'merchandise_cents'],
    ['GET /api/sold_order', undefined, 'client_total_cents'],
    ['GET /api/clients', undefined, 'email'],
    ['GET /api/workspace/pro_home', undefined, 'funnel'],
  ] as const) {
    const secrets = /earns_cents|profit_cents|expected_cents|markup_bps|sales_cents|"notes"/
    expect(JSON.stringify((await own(call, body)).data), call).toMatch(secrets)
    const { status, data } = await client(call, body)
    expect([call, status]).toEqual([call, 200])
    expect(JSON.stringify(data), call).not.toMatch(secrets)
    expect(JSON.stringify(data), call).toContain(kept)
  }
})

test('what is about nothing but money is closed, and says why', async () => {
  const { own, client } = await views()
  for (const call of [
    'GET /api/balance',
    'GET /api/markup',
    'GET /api/commission',
    'GET /api/price_change',
    'GET /api/payout',
  ]) {
    expect((await own(call)).status, call).toBe(200)
    expect(await client(call), call).toMatchObject({ status: 403, code: 'client_view' })
  }
})

test('the own cart, which is at wholesale, tells no sum', async () => {
  const { own, client } = await views()
  const items = [{ product_id: tile, qty: 4 }]
  await own('POST /api/projectCart/sync_to_cart', { showroom: 'HARVEST2', action: 'cart', items })
  const cart = 'GET /api/projectCart?showroom=HARVEST2'
  expect(JSON.stringify((await own(cart)).data)).toContain(`${wholesaleCents}`)
  const seen = JSON.stringify((await client(cart)).data)
  expect(seen).toContain(tile)
  expect(seen).not.toMatch(/_cents":[1-9]/)
})

test('nobody but a Pro is touched by the wish', async () => {
  const headers = { 'showroom-view': 'client' }
  const ask = browserOn(shop().app)
  const { data } = await ask<ProductDetail>(`GET /api/public?pid=${tile}&showroom=HARVEST2`, { headers })
  expect(data).toMatchObject({ price: { price_cents: clientCents } })
})

test('every read that a Pro may ask for is answered or closed, and never fails', async () => {
  const { client } = await views()
  const reads = (Object.keys(endpoints) as Call[]).filter((call) => {
    const { roles, params, access }: EndpointDefinition = endpoints[call]
    return (
      call.startsWith('GET ') && !params && access !== 'admin' && (!roles || roles.includes('Contractor'))
    )
  })
  expect(reads.length).toBeGreaterThan(20)
  for (const call of reads) expect([call, (await client(call)).status]).not.toEqual([call, 500])
})
