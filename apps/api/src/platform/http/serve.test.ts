import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestEdge } from '../../testing/test-edge.ts'
import type { Serve } from './serve.ts'

let edge: Awaited<ReturnType<typeof openTestEdge>>

beforeAll(async () => {
  edge = await openTestEdge()
})
afterAll(() => edge.close())

const found = { success: true as const, data: [] }
const searchRoute = (serve: Serve) => serve('GET /api/visualization/showrooms', async () => found)
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

test('a handler gets the parsed request and who is asking', async () => {
  const handler = vi.fn(async () => found)
  const app = await edge.serving((serve) => serve('GET /api/visualization/showrooms', handler))
  await app.inject({ url: '/api/visualization/showrooms?s=%20har%20', headers: { 'showroom-cart': 'token' } })
  expect(handler).toHaveBeenCalledWith(
    { params: undefined, query: { s: 'har' }, body: undefined },
    {
      cartToken: 'token',
      origin: null,
      ip: '127.0.0.1',
      userAgent: 'lightMyRequest',
      caller: null,
      isSessionOver: false,
      aiCaller: null,
      cookies: new Map(),
      mayUse: expect.any(Function),
    },
    {
      setCookie: expect.any(Function),
      clearCookie: expect.any(Function),
      attachAs: expect.any(Function),
    },
  )
})

test('what does not fit the contract is refused field by field', async () => {
  const app = await edge.serving(projectRoute)
  const reply = await app.inject({
    method: 'POST',
    url: '/api/projectCart',
    payload: { my_item: 'no', project: 7 },
  })
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({
    success: false,
    code: 'invalid',
    message: 'The given data was invalid.',
  })
  expect(Object.keys(reply.json().errors)).toEqual(['my_item', 'project'])
})

test('a known path says by which methods it can be asked, and an unknown one that there is nothing', async () => {
  const app = await edge.serving(projectRoute)
  for (const url of ['/api/projectCart', '/api/projectCart/?showroom=HARVEST2']) {
    const reply = await app.inject({ method: 'DELETE', url })
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST'])
    expect(reply.json()).toEqual({
      success: false,
      code: 'method_not_allowed',
      message: 'This address does not take such a request.',
    })
  }
  expect((await app.inject({ method: 'DELETE', url: '/api/projectCart/' + 'x'.repeat(9) })).statusCode).toBe(
    404,
  )
})

test('an unknown path and an unknown method are answered in JSON', async () => {
  const app = await edge.serving(searchRoute)
  for (const method of ['GET', 'DELETE'] as const) {
    const reply = await app.inject({ method, url: '/api/nothing' })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({
      success: false,
      code: 'not_found',
      message: 'Record not found for processing.',
    })
  }
})

test('a bug is answered without a word about its cause', async () => {
  const app = await edge.serving((serve) =>
    serve('GET /api/visualization/showrooms', async () => {
      throw new Error('password=hunter2')
    }),
  )
  const reply = await app.inject('/api/visualization/showrooms')
  expect(reply.statusCode).toBe(500)
  expect(reply.body).not.toContain('hunter2')
  expect(reply.json()).toMatchObject({ code: 'internal', message: 'Internal Server error please try again.' })
})

const leaking = {
  success: true as const,
  data: [
    {
      id: '1',
      company_name: 'A',
      vsd_id: 'HARVEST2',
      city: '',
      state: '',
      license_number: null,
      wholesale_cents: 1,
    },
  ],
}
test.each(['test', 'production'])('a field outside the contract does not leave (%s)', async (environment) => {
  const app = await edge.serving((serve) => serve('GET /api/visualization/showrooms', async () => leaking), {
    NODE_ENV: environment,
  })
  const reply = await app.inject('/api/visualization/showrooms')
  expect(reply.statusCode).toBe(200)
  expect(reply.json().data[0]).toEqual({
    id: '1',
    company_name: 'A',
    vsd_id: 'HARVEST2',
    city: '',
    state: '',
    license_number: null,
  })
})

test('a route that does not say who may call it ends the start', async () => {
  const app = await edge.serving(() => undefined)
  expect(() => app.get('/forgotten', async () => 'open to all')).toThrow('does not say who may call it')
})
