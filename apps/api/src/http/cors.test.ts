import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestEdge } from '../testing/test-edge.ts'
import type { Serve } from './serve.ts'

let edge: Awaited<ReturnType<typeof openTestEdge>>

beforeAll(async () => {
  edge = await openTestEdge()
})
afterAll(() => edge.close())

const profileRoute = (serve: Serve) =>
  serve('GET /api/visualization/shop_profile', async () => ({ success: true, data: [] }))
const projectRoute = (serve: Serve) =>
  serve('POST /api/projectCart', async () => ({
    success: true,
    data: { project_id: 'p1', cart_id: 'c1', cart_token: null },
  }))

const local = 'http://localhost:5999'
const pages = [
  { page: 'no page', origin: undefined, showroom: 'HARVEST2', status: 200 },
  { page: 'our own page', origin: 'http://localhost:4000', showroom: 'HARVEST2', status: 200 },
  { page: 'its verified site', origin: 'https://harvest.example', showroom: 'HARVEST2', status: 200 },
  {
    page: 'its verified site, id in lower case',
    origin: 'https://harvest.example',
    showroom: 'harv-est2',
    status: 200,
  },
  { page: 'its unverified site', origin: 'https://draft.example', showroom: 'HARVEST2', status: 403 },
  { page: 'another showroom’s site', origin: 'https://harvest.example', showroom: 'MAPLE247', status: 403 },
  {
    page: 'a site like its own',
    origin: 'https://harvest.example.evil.example',
    showroom: 'HARVEST2',
    status: 403,
  },
  { page: 'a page without origin', origin: 'null', showroom: 'HARVEST2', status: 403 },
  { page: 'localhost, to a development showroom', origin: local, showroom: 'MAPLE247', status: 200 },
  { page: 'localhost, to another showroom', origin: local, showroom: 'HARVEST2', status: 403 },
  { page: 'localhost, in production', origin: local, showroom: 'MAPLE247', status: 403, production: true },
  {
    page: 'its site, to a showroom that is not there',
    origin: 'https://harvest.example',
    showroom: 'ZZZZZZZZ',
    status: 200,
  },
]
test.each(pages)('$page: $status', async ({ origin, showroom, status, production }) => {
  const app = await edge.serving(profileRoute, production ? { NODE_ENV: 'production' } : {})
  const url = `/api/visualization/shop_profile?vsd_id=${showroom}`
  const reply = await app.inject({ url, headers: origin ? { origin } : {} })
  expect(reply.statusCode).toBe(status)
  expect(reply.headers.vary).toBe('Origin')
  expect(reply.headers['access-control-allow-origin']).toBe(origin)
  expect(reply.headers).not.toHaveProperty('access-control-allow-credentials')
  if (status === 403) expect(reply.json()).toMatchObject({ success: false, code: 'origin_refused' })
})

test('a showroom named inside my_item is checked too', async () => {
  const app = await edge.serving(projectRoute)
  const headers = { origin: 'https://harvest.example' }
  const ask = (showroom: string) =>
    app.inject({ method: 'POST', url: '/api/projectCart', headers, payload: { my_item: { showroom } } })
  expect((await ask('pro_harvest')).statusCode).toBe(200)
  const byVsdId = { my_item: { vsd_id: 'HARVEST2' } }
  const named = await app.inject({ method: 'POST', url: '/api/projectCart', headers, payload: byVsdId })
  expect(named.statusCode).toBe(200)
  expect((await ask('pro_maple')).statusCode).toBe(403)
})

test('a preflight is answered to pages that some showroom admits, and to no others', async () => {
  const app = await edge.serving(projectRoute)
  const ask = (origin: string) =>
    app.inject({ method: 'OPTIONS', url: '/api/projectCart', headers: { origin } })
  const admitted = await ask('https://harvest.example')
  expect(admitted.statusCode).toBe(204)
  expect(admitted.headers).toMatchObject({
    'access-control-allow-origin': 'https://harvest.example',
    'access-control-allow-headers': 'Content-Type, Showroom-Cart',
    'access-control-max-age': '600',
    vary: 'Origin',
  })
  const refused = await ask('https://stranger.example')
  expect(refused.headers).not.toHaveProperty('access-control-allow-origin')
})
