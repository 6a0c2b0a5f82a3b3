import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { openTestApp } from '../testing/test-app.ts'
import { askFragment } from './testing/ask-fragment.ts'
import { smallRenderer } from './testing/small-renderer.ts'

const { drawn, loadRenderer } = smallRenderer()
const now = () => new Date('2026-11-23T17:00:00Z')
let opened: Awaited<ReturnType<typeof openTestApp>>
/** A shelf of its own for each test: what was drawn is kept for a while. */
let page = 0

beforeAll(async () => {
  opened = await openTestApp({ RATE_LIMITS: 'on', SHOWROOM_CALLS_PER_MINUTE: '3' }, now, {
    loadRenderer,
  })
  await fillShelf(opened.db)
})
beforeEach(() => {
  page += 1
  drawn.length = 0
})
afterAll(() => opened.close())

const ask = (asked?: Parameters<typeof askFragment>[2]) => askFragment(opened.app, page, asked)

const site = 'https://www.harvesthomeremodeling.example'

test('pages that ask too often of a showroom have to wait, and can read for how long', async () => {
  const headers = { origin: site }
  for (let asked = 0; asked < 3; asked += 1) expect((await ask({ headers })).statusCode).toBe(200)
  const refused = await ask({ headers })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-expose-headers': 'Retry-After',
  })
})

test('an address that asks too often has to wait, and pages can read for how long', async () => {
  const { app, close } = await openTestApp({ RATE_LIMITS: 'on', CALLS_PER_MINUTE: '2' }, now, {
    loadRenderer,
  })
  const url = '/showroom/embed/fragment/showroom-products?showroom=HARVEST2'
  const reply = () => app.inject({ url, headers: { origin: site } })
  for (const status of [200, 200]) expect((await reply()).statusCode).toBe(status)
  const refused = await reply()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-expose-headers': 'Retry-After',
  })
  expect(refused.json()).toMatchObject({ success: false, code: 'too_many' })
  await close()
})

test('what is wrong with an address, pages can read too', async () => {
  const headers = { origin: site }
  const refusals = [
    { reply: await ask({ headers, tag: 'showroom-secrets' }), status: 404 },
    { reply: await ask({ headers, query: '&style=x' }), status: 422 },
  ]
  for (const { reply, status } of refusals) {
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['access-control-allow-origin']).toBe(site)
  }
})
