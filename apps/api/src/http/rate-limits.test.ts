import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestEdge } from '../testing/test-edge.ts'

let edge: Awaited<ReturnType<typeof openTestEdge>>

beforeAll(async () => {
  edge = await openTestEdge()
})
afterAll(() => edge.close())

const serving = (variables: Record<string, string>) =>
  edge.serving((serve) => {
    serve('GET /api/visualization/showrooms', async () => ({ success: true, data: [] }))
    serve('GET /api/menu_category', async () => ({ success: true, data: [] }))
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
