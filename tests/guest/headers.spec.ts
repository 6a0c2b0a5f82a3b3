import { expect } from '@playwright/test'
import { test, theServer } from '../factories/server.ts'

// What a browser would only repeat: asked for without a page.

const at = (path: string) => new URL(path, theServer().origin).href

test('of the pages of an order, only those that a website’s window needs know who has opened them', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(at(`/showroom${path}`))).headers()['cross-origin-opener-policy']
  for (const path of ['/embed/checkout', '/embed/checkout/register', '/checkout-payment'])
    expect(await policyOf(path)).toBe('unsafe-none')
  for (const path of ['/checkout', '/thankyou', '/your_orders', '/cart'])
    expect(await policyOf(path)).toBe('same-origin')
})

test('our window can not be framed, and every other page of ours stands apart from who has opened it', async ({
  request,
}) => {
  const popup = await request.get(at('/showroom/embed/sign-in'))
  expect(popup.headers()['cross-origin-opener-policy']).toBe('unsafe-none')
  expect(popup.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(popup.headers()['x-frame-options']).toBe('DENY')
  for (const path of ['/', '/login', '/register', '/account', '/embed/elsewhere']) {
    const page = await request.get(at(`/showroom${path}`))
    if (page.headers()['content-type']?.includes('html'))
      expect(page.headers()['cross-origin-opener-policy']).toBe('same-origin')
  }
})

test('the map and robots name what may be found, and nothing of a person', async ({ request }) => {
  const robots = await (await request.get(at('/robots.txt'))).text()
  expect(robots).toContain('Disallow: /showroom/account')
  const index = await (await request.get(at('/showroom/sitemap.xml'))).text()
  const maps = [...index.matchAll(/<loc>[^<]*?(\/showroom\/sitemap\/[^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  expect(maps.length).toBeGreaterThan(1)
  const products = await (await request.get(at(maps[1] ?? ''))).text()
  expect(products.match(/<loc>/g)?.length).toBeGreaterThan(0)
  expect(products.match(/<loc>/g)?.length).toBeLessThanOrEqual(50_000)
  for (const path of ['/cart', '/login', '/account'])
    expect(await (await request.get(at(`/showroom${path}`))).text(), path).toContain('content="noindex"')
})
