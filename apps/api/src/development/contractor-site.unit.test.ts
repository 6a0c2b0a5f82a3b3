import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { buildContractorSite } from './contractor-site.ts'

let site: FastifyInstance

beforeAll(async () => {
  site = await buildContractorSite(readConfig({ PUBLIC_URL: 'https://shop.example', NODE_ENV: 'test' }))
})
afterAll(() => site.close())

test('its pages load the script from the marketplace', async () => {
  for (const url of ['/', '/shop.html']) {
    const reply = await site.inject(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.body).toContain('https://shop.example/showroom/embed/v1/showroom.js')
    expect(reply.body).not.toContain('{{HOST}}')
  }
})

test('its policy lets nothing but the marketplace’s script run', async () => {
  const { headers } = await site.inject('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(
    "default-src 'none'; script-src https://shop.example; style-src 'self' https://shop.example;",
  )
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(policy).not.toContain('unsafe')
})

test.each(['/missing.html', '/..%2fpackage.json', '/%2e%2e/package.json', '/.git/config'])(
  '%s is not found',
  async (url) => {
    const reply = await site.inject(url)
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
    expect(reply.body).not.toContain('@showroom')
  },
)
