import { expect, test } from 'vitest'
import { createClient } from './client.ts'

const clientOf = (reply: Response, seen: RequestInit[] = []) =>
  createClient({
    apiBase: 'https://marketplace.test',
    showroom: 'HARVEST2',
    cartToken: () => null,
    fetch: async (_url, init) => {
      seen.push(init)
      return reply
    },
  })

const saying = (status: number, body: object = { success: true, data: [] }) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const search = (reply: Response, seen?: RequestInit[]) =>
  clientOf(reply, seen)('GET /api/visualization/showrooms', { query: { s: 'har' } })

test('every call says that it reads JSON', async () => {
  const seen: RequestInit[] = []
  await search(saying(200), seen)
  expect(new Headers(seen[0]?.headers).get('accept')).toBe('application/json')
})

test('success is 200 or 201, and nothing else', async () => {
  await expect(search(saying(201))).resolves.toMatchObject({ success: true })
  for (const status of [202, 203, 206])
    await expect(search(saying(status))).rejects.toMatchObject({ status, name: 'ShopError' })
})

test('a refusal keeps the server’s own sentence', async () => {
  const refused = { success: false, code: 'method_not_allowed', message: 'Not so.' }
  await expect(search(saying(405, refused))).rejects.toMatchObject({ status: 405, message: 'Not so.' })
})

test('an answer whose body broke off says nothing: a read is asked for again, and is lost where that breaks off too', async () => {
  const brokenOff = () =>
    new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }))
  const answering = (replies: Response[]) =>
    createClient({
      apiBase: 'https://marketplace.test',
      showroom: 'HARVEST2',
      cartToken: () => null,
      fetch: async () => replies.shift() ?? brokenOff(),
    })
  const lost = { status: 0, code: 'offline' }
  await expect(answering([])('GET /api/authuser', {})).rejects.toMatchObject(lost)
  await expect(answering([brokenOff(), saying(200)])('GET /api/authuser', {})).resolves.toMatchObject({
    success: true,
  })
  await expect(answering([])('POST /api/logout', {})).rejects.toMatchObject(lost)
})
