import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestEdge } from '../../testing/test-edge.ts'
import { refuseUnknown } from './domain-error.ts'

let edge: Awaited<ReturnType<typeof openTestEdge>>

beforeAll(async () => {
  edge = await openTestEdge()
})
afterAll(() => edge.close())

const serving = (variables: Record<string, string>) =>
  edge.serving((serve) => {
    serve('GET /api/visualization/showrooms', async () => ({ success: true, data: [] }))
    serve('GET /api/menu_category', async () => ({ success: true, data: [] }))
    serve('POST /api/top_products/', async () => ({ success: true, data: [] }))
  }, variables)

test('Showroom IDs can not be found by trying: the 31st search within a minute has to wait', async () => {
  const app = await serving({ RATE_LIMITS: 'on' })
  const search = (remoteAddress: string) =>
    app.inject({ url: '/api/visualization/showrooms?s=har', remoteAddress })
  for (let asked = 0; asked < 30; asked++) expect((await search('192.0.2.1')).statusCode).toBe(200)
  const refused = await search('192.0.2.1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toEqual({
    success: false,
    code: 'too_many',
    message: 'Too many requests. Please wait a moment and try again.',
  })
  expect((await search('192.0.2.2')).statusCode).toBe(200)
})

test.each([
  ['materials?showroom=0&surface=floor', 120],
  ['shared/abcdefghijklmnopqrstuvwx', 30],
  ['shared_photo/abcdefghijklmnopqrstuvwx', 30],
])('one address reads %s at most so often in a minute', async (path, most) => {
  const app = await edge.serving(
    (serve) => {
      const missing = async () => refuseUnknown()
      serve('GET /api/visualization/materials', missing)
      serve('GET /api/visualization/shared/{token}', missing)
      serve('GET /api/visualization/shared_photo/{token}', missing)
    },
    { RATE_LIMITS: 'on' },
  )
  const read = async () => (await app.inject(`/api/visualization/${path}`)).statusCode
  for (let asked = 0; asked < most; asked++) expect(await read()).toBe(404)
  expect(await read()).toBe(429)
})

test('other calls are limited generously', async () => {
  const app = await serving({ RATE_LIMITS: 'on' })
  for (let asked = 0; asked < 100; asked++) {
    expect((await app.inject('/api/menu_category')).statusCode).toBe(200)
  }
})

test('limits can be switched off', async () => {
  const app = await serving({ RATE_LIMITS: 'off' })
  for (let asked = 0; asked < 40; asked++) {
    expect((await app.inject('/api/visualization/showrooms')).statusCode).toBe(200)
  }
})

const asking = (app: Awaited<ReturnType<typeof serving>>) => (showroom: string, from: object) =>
  app.inject({ url: `/api/menu_category?showroom=${showroom}`, ...from })
const site = { origin: 'https://harvest.example' }
const otherSite = { origin: 'https://maple.example' }

test('what pages ask of one showroom is limited for each address, and says how long to wait', async () => {
  const app = await serving({ RATE_LIMITS: 'on', SHOWROOM_CALLS_PER_MINUTE: '3' })
  const ask = asking(app)
  const from = { headers: site, remoteAddress: '192.0.2.1' }
  for (const typed of ['HARVEST2', 'harvest2', 'HARV-EST2'])
    expect((await ask(typed, from)).statusCode).toBe(200)

  const refused = await ask('HARVEST2', from)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers).toMatchObject({
    'access-control-allow-origin': site.origin,
    'access-control-expose-headers': 'Retry-After',
  })
  expect(refused.json()).toMatchObject({ code: 'too_many', message: expect.stringContaining('wait') })

  expect((await ask('MAPLE247', { ...from, headers: otherSite })).statusCode).toBe(200)
  expect((await ask('HARVEST2', { ...from, remoteAddress: '192.0.2.2' })).statusCode).toBe(200)
})

test('a visitor’s many addresses of IPv6 count as one', async () => {
  const app = await serving({ RATE_LIMITS: 'on', SHOWROOM_CALLS_PER_MINUTE: '2' })
  const ask = asking(app)
  const from = (remoteAddress: string) => ({ headers: site, remoteAddress })
  expect((await ask('HARVEST2', from('2001:db8:1:2::1'))).statusCode).toBe(200)
  expect((await ask('HARVEST2', from('2001:db8:1:2:aaaa::9'))).statusCode).toBe(200)
  expect((await ask('HARVEST2', from('2001:db8:1:2:3:4:5:6'))).statusCode).toBe(429)
  expect((await ask('HARVEST2', from('2001:db8:1:3::1'))).statusCode).toBe(200)
  expect((await ask('HARVEST2', from('2001:db8::1'))).statusCode).toBe(200)
})

test('one address has a limit over all showrooms, too', async () => {
  const app = await serving({ RATE_LIMITS: 'on', CALLS_PER_MINUTE: '4', SHOWROOM_CALLS_PER_MINUTE: '3' })
  const ask = asking(app)
  const statuses: number[] = []
  for (const headers of [site, otherSite, site, otherSite, site]) {
    const showroom = headers === site ? 'HARVEST2' : 'MAPLE247'
    statuses.push((await ask(showroom, { headers, remoteAddress: '192.0.2.7' })).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('one address has one limit over all calls together', async () => {
  const app = await serving({ RATE_LIMITS: 'on', CALLS_PER_MINUTE: '3' })
  const menu = () => app.inject('/api/menu_category')
  const top = () => app.inject({ url: '/api/top_products/', method: 'POST', payload: {} })
  const statuses: number[] = []
  for (const ask of [menu, top, menu, top]) statuses.push((await ask()).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
})
