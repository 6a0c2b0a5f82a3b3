import { gzipSync } from 'node:zlib'
import { messages } from '@showroom/contract/shared/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('text that PostgreSQL could not keep is refused, not failed on', async () => {
  const app = await edge.serving((serve) => {
    searchRoute(serve)
    projectRoute(serve)
  })
  expect((await app.inject('/api/visualization/showrooms?s=%00')).statusCode).toBe(422)
  const body = '{"my_item":{"showroom":"1"},"project":"half \\ud800 a pair"}'
  const headers = { 'content-type': 'application/json' }
  const reply = await app.inject({ method: 'POST', url: '/api/projectCart', headers, body })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toHaveProperty('project')
})

const badBodies = [
  {
    why: 'broken JSON',
    type: 'application/json',
    body: '{"my_item":',
    status: 400,
    code: 'malformed_request',
  },
  {
    why: 'a polluting key',
    type: 'application/json',
    body: '{"__proto__":{"a":1}}',
    status: 400,
    code: 'malformed_request',
  },
  {
    why: 'a body of 3 MB',
    type: 'application/json',
    body: `"${'x'.repeat(3e6)}"`,
    status: 413,
    code: 'too_large',
  },
  { why: 'plain text', type: 'text/plain', body: '{}', status: 415, code: 'unsupported_media' },
  {
    why: 'a form',
    type: 'application/x-www-form-urlencoded',
    body: 'a=1',
    status: 415,
    code: 'unsupported_media',
  },
  { why: 'no body at all', type: 'application/json', body: '', status: 400, code: 'malformed_request' },
]
test.each(badBodies)('$why is answered with $status', async ({ type, body, status, code }) => {
  const app = await edge.serving(projectRoute)
  const headers = { 'content-type': type }
  const reply = await app.inject({ method: 'POST', url: '/api/projectCart', headers, body })
  expect(reply.statusCode).toBe(status)
  expect(reply.json()).toMatchObject({ success: false, code })
})

const asProject = (project: string) => `{"my_item":{"showroom":"1"},"project":${project}}`
const nestedIn = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const oversized = [
  {
    why: 'a text longer than any call takes',
    body: asProject(`"${'111 '.repeat(60_000)}"`),
    status: 422,
    errors: { project: [messages.textTooLong] },
  },
  { why: 'a body 65 deep', body: asProject(nestedIn(65)), status: 400 },
  { why: 'a body 100,000 deep', body: asProject(nestedIn(100_000)), status: 400 },
]
test.each(oversized)(
  '$why is answered with $status before it is looked into',
  async ({ body, status, errors }) => {
    const app = await edge.serving(projectRoute)
    const headers = { 'content-type': 'application/json' }
    const reply = await app.inject({ method: 'POST', url: '/api/projectCart', headers, body })
    expect(reply.statusCode).toBe(status)
    expect(reply.json().errors).toEqual(errors)
  },
)

test('a packed body is not unpacked', async () => {
  const app = await edge.serving(projectRoute)
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const body = gzipSync(asProject('"mine"'))
  const reply = await app.inject({ method: 'POST', url: '/api/projectCart', headers, body })
  expect(reply.statusCode).toBe(415)
  expect(reply.json()).toMatchObject({ success: false, code: 'unsupported_media' })
})
