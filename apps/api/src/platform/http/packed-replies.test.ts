import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const list = '/api/visualization/products?showroom=HARVEST2&category=tile-flooring&page_size=24'
const ask = (url: string, accepted?: string, headers: Record<string, string> = {}) =>
  opened.app.inject({ url, headers: { ...(accepted && { 'accept-encoding': accepted }), ...headers } })

test.each([
  ['gzip, deflate, br', brotliDecompressSync, 'br'],
  ['gzip', gunzipSync, 'gzip'],
  ['br;q=0, gzip', gunzipSync, 'gzip'],
])(
  'a list goes to whoever takes “%s” packed, with the same words in it',
  async (accepted, unpack, encoding) => {
    const plain = await ask(list)
    const packed = await ask(list, accepted)
    expect(plain.headers['content-encoding']).toBe(undefined)
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers.vary).toMatch(/^Origin, Showroom-Cart, Authorization, accept-encoding$/i)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  },
)

test('what is small is sent as it is, and a cart is nobody else’s', async () => {
  const small = await ask('/api/visualization/showrooms?s=HARVEST2', 'br')
  expect(small.headers['content-encoding']).toBe(undefined)
  const cart = await ask('/api/projectCart?showroom=HARVEST2', 'br', { 'showroom-cart': 'a'.repeat(43) })
  expect(cart.headers['cache-control']).toBe('no-store')
})
