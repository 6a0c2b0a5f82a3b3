import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestEdge } from '../../testing/test-edge.ts'
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
    data: {
      project_id: 'p1',
      cart_id: 'c1',
      cart_token: null,
      merged_lines: [],
      room_id: null,
      design_id: null,
    },
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
    page: 'localhost on the list, in production',
    origin: 'http://localhost:5998',
    showroom: 'HARVEST2',
    status: 403,
    production: true,
  },
  {
    page: 'its verified site, without a plan that embeds',
    origin: 'https://cedar.example',
    showroom: 'CEDAR936',
    status: 403,
  },
  {
    page: 'its verified site, by Premium',
    origin: 'https://maple.example',
    showroom: 'MAPLE247',
    status: 200,
  },
  { page: 'its site by http', origin: 'http://harvest.example', showroom: 'HARVEST2', status: 403 },
  {
    page: 'its site on another port',
    origin: 'https://harvest.example:444',
    showroom: 'HARVEST2',
    status: 403,
  },
  { page: 'a part of its site', origin: 'https://www.harvest.example', showroom: 'HARVEST2', status: 403 },
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
  expect(reply.headers.vary).toBe('Origin, Showroom-Cart, Authorization')
  expect(reply.headers['access-control-allow-origin']).toBe(origin === 'null' ? undefined : origin)
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

const preflightOf = async (origin: string, url: string) => {
  const app = await edge.serving(projectRoute)
  return app.inject({ method: 'OPTIONS', url, headers: { origin } })
}

test('a preflight says what the page may send, and for how long', async () => {
  const admitted = await preflightOf('https://harvest.example', '/api/projectCart?showroom=HARVEST2')
  expect(admitted.statusCode).toBe(204)
  expect(admitted.headers).toMatchObject({
    'access-control-allow-origin': 'https://harvest.example',
    'access-control-allow-headers': 'Content-Type, Showroom-Cart, Authorization',
    'access-control-max-age': '600',
    vary: 'Origin, Showroom-Cart, Authorization',
  })
})

test.each([
  { origin: 'https://harvest.example', named: '?showroom=HARVEST2', isAdmitted: true },
  { origin: 'https://harvest.example', named: '?showroom=pro_harvest', isAdmitted: true },
  { origin: 'https://harvest.example', named: '?showroom=MAPLE247', isAdmitted: false },
  { origin: 'https://harvest.example', named: '?showroom=HARVEST2&showroom=MAPLE247', isAdmitted: false },
  // A caller who names the showroom in the body alone learns no more than that some showroom admits the page.
  { origin: 'https://harvest.example', named: '', isAdmitted: true },
  { origin: 'https://cedar.example', named: '', isAdmitted: false },
  { origin: 'https://draft.example', named: '?showroom=HARVEST2', isAdmitted: false },
  { origin: 'https://stranger.example', named: '', isAdmitted: false },
  { origin: 'null', named: '', isAdmitted: false },
])('a preflight from $origin for “$named”: $isAdmitted', async ({ origin, named, isAdmitted }) => {
  const answer = await preflightOf(origin, `/api/projectCart${named}`)
  expect(answer.headers['access-control-allow-origin']).toBe(isAdmitted ? origin : undefined)
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  expect(answer.headers.vary).toBe('Origin, Showroom-Cart, Authorization')
})

test('a call is held against the showroom in its address as well as the one in its body', async () => {
  const app = await edge.serving(projectRoute)
  const headers = { origin: 'https://harvest.example' }
  const payload = { my_item: { showroom: 'pro_harvest' } }
  const ask = (named: string) =>
    app.inject({ method: 'POST', url: `/api/projectCart${named}`, headers, payload })
  expect((await ask('?showroom=HARVEST2')).statusCode).toBe(200)
  expect((await ask('?showroom=MAPLE247')).statusCode).toBe(403)
  expect((await ask('?showroom=HARVEST2&showroom=MAPLE247')).statusCode).toBe(403)
})
