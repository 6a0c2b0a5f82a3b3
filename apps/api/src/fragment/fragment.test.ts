import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { aGuest } from '../cart/testing/guest.ts'
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

test('a server gets a tag drawn, from the calls of the API itself', async () => {
  const reply = await ask()
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.json()).toMatchObject({ company: 'Harvest Home Remodeling', dom: 'shadow' })
  expect((await ask({ query: '&dom=light' })).json()).toMatchObject({ dom: 'light' })
})

test('it may be kept for a minute by anyone, shown older while it is asked again, and is not to be found', async () => {
  expect((await ask()).headers).toMatchObject({
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    vary: 'Origin, Accept-Encoding',
    'x-robots-tag': 'noindex',
  })
})

test('a tag that is not there is not found', async () => {
  const reply = await ask({ tag: 'showroom-secrets' })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ success: false, code: 'not_found' })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('a showroom that is not there is refused in the words of the API', async () => {
  const reply = await ask({ showroom: 'ZZZZZZZZ' })
  const call = await opened.app.inject('/api/shop?showroom=ZZZZZZZZ')
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toEqual(call.json())
})

test('an attribute that is not its own is named, and nothing is drawn', async () => {
  const reply = await ask({ query: '&style=color:red' })
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({
    code: 'invalid',
    errors: { style: ['There is no such attribute.'] },
  })
  expect(drawn).toEqual([])
})

test('what has not changed since is not sent again', async () => {
  const { etag } = (await ask()).headers
  for (const known of [String(etag), `"other", ${etag}`]) {
    const again = await ask({ headers: { 'if-none-match': known } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers).toMatchObject({ etag, 'cache-control': expect.stringContaining('max-age=60') })
  }
  const other = await ask({ showroom: 'MAPLE247', headers: { 'if-none-match': String(etag) } })
  expect(other.statusCode).toBe(200)
})

test.each([
  ['br', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['identity', undefined],
  ['br;q=0, identity', undefined],
  ['', undefined],
])('to whoever takes “%s” it is sent as %s', async (accepted, encoding) => {
  const plain = await ask()
  const reply = await ask({ headers: { 'accept-encoding': accepted } })
  expect(reply.headers['content-encoding']).toBe(encoding)
  const body = encoding ? brotliDecompressSync(reply.rawPayload) : reply.rawPayload
  expect(body.toString()).toBe(plain.body)
})

test.each([
  { page: 'the showroom’s own website', origin: site, status: 200, allowed: site },
  {
    page: 'another showroom’s website',
    origin: 'https://www.mapleandmain.example',
    status: 403,
    allowed: 'https://www.mapleandmain.example',
  },
  {
    page: 'somebody else’s website',
    origin: 'https://evil.example',
    status: 403,
    allowed: 'https://evil.example',
  },
  { page: 'a page without an origin', origin: 'null', status: 403, allowed: undefined },
])('a script of $page gets $status', async ({ origin, status, allowed }) => {
  const reply = await ask({ headers: { origin } })
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['access-control-allow-origin']).toBe(allowed)
  expect(reply.headers).not.toHaveProperty('access-control-allow-credentials')
  expect(reply.headers.vary).toContain('Origin')
  if (status === 403) {
    expect(reply.json()).toMatchObject({ success: false, code: 'origin_refused' })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(drawn).toEqual([])
  }
})

test('a guest’s cart, account and cookies make no difference to what is drawn', async () => {
  const guest = aGuest(opened.app)
  await guest.add({ product_id: 'tile', qty: 3 })
  expect((await guest.cart()).data.count).toBe(1)
  const nobodys = await ask()
  const theirs = await ask({
    headers: {
      'showroom-cart': String(guest.guest.token),
      authorization: 'Bearer somebody',
      cookie: `cart=${guest.guest.token}`,
    },
  })
  expect(theirs.body).toBe(nobodys.body)
  expect(theirs.json()).toMatchObject({ count: 0 })
  expect(theirs.headers).not.toHaveProperty('set-cookie')
})

test('the showroom’s colours are a file for ever; another name than that of its content is not found', async () => {
  const { theme } = (await ask()).json<{ theme: string }>()
  const path = new URL(theme).pathname
  const sheet = await opened.app.inject(path)
  expect(sheet.statusCode).toBe(200)
  expect(sheet.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  })
  expect(sheet.body).toMatch(/^:host\{color-scheme:light;--showroom-/)
  const misnamed = path.replace(/[0-9a-f]{8}\.css$/, '00000000.css')
  expect((await opened.app.inject(misnamed)).statusCode).toBe(404)
})
