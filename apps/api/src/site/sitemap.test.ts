import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const slice = (number: string) => opened.app.inject(`/showroom/sitemap/products-${number}.xml`)

test('products are in the first slice, which may be kept for an hour', async () => {
  const reply = await slice('1')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(reply.body).toContain('/showroom/product/')
})

test.each(['2', '9999', '0', 'x'])('there is no slice %s, and nobody keeps that', async (number) => {
  const reply = await slice(number)
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  expect(reply.json()).toMatchObject({ success: false, code: 'not_found' })
})
