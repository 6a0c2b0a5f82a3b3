import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addErrorReplies } from './errors.ts'
import { siteRoutes } from './site.routes.ts'

let folder: string
let app: FastifyInstance

const script = 'console.log("showroom")'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'showroom-site-'))
  await mkdir(join(folder, 'host/assets'), { recursive: true })
  await mkdir(join(folder, 'embed/chunks'), { recursive: true })
  await mkdir(join(folder, 'embed/v1'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'not yours')
  await writeFile(join(folder, 'host/index.html'), '<!doctype html><title>Showroom</title>')
  await writeFile(join(folder, 'host/logo.svg'), '<svg/>')
  await writeFile(join(folder, 'host/assets/main-a1b2.js'), script)
  await writeFile(join(folder, 'host/assets/main-a1b2.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'embed/v1/showroom.js'), script)
  await writeFile(join(folder, 'embed/chunks/cart-c3d4.js'), script)
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  addErrorReplies(app)
  await siteRoutes(app, { host: join(folder, 'host'), embed: join(folder, 'embed') })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test('the bare address and /showroom lead to the host', async () => {
  for (const url of ['/', '/showroom']) {
    const reply = await app.inject(url)
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/showroom/'])
  }
})

test.each([
  '/showroom/',
  '/showroom/category/tile-flooring',
  '/showroom/product/abc/HARVEST2',
  '/showroom/anything?q=a.b',
])('%s is a page of the host, asked for anew every time', async (url) => {
  const reply = await app.inject(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('text/html')
  expect(reply.headers['cache-control']).toBe('no-cache')
  expect(reply.body).toContain('<title>Showroom</title>')
})

test.each([
  { url: '/showroom/assets/main-a1b2.js', caching: 'public, max-age=31536000, immutable' },
  { url: '/showroom/embed/chunks/cart-c3d4.js', caching: 'public, max-age=31536000, immutable' },
  { url: '/showroom/embed/v1/showroom.js', caching: 'public, max-age=300' },
  { url: '/showroom/logo.svg', caching: 'public, max-age=86400' },
])('$url may be used on any page and is kept for its time', async ({ url, caching }) => {
  const reply = await app.inject(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'cache-control': caching, 'access-control-allow-origin': '*' })
})

test('a file is sent as it was compressed by the build', async () => {
  const url = '/showroom/assets/main-a1b2.js'
  const reply = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(reply.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(reply.headers['content-type']).toContain('javascript')
  expect(reply.rawPayload).toEqual(brotliCompressSync(script))
})

test.each([
  '/showroom/missing.js',
  '/showroom/embed/v1/missing.js',
  '/showroom/../secret.txt',
  '/showroom/%2e%2e/secret.txt',
  '/showroom/..%2fsecret.txt',
  '/showroom/assets/..%5c..%5csecret.txt',
  '/showroom/embed/..%2f..%2fsecret.txt',
  '/showroom/.env.txt',
])('%s gives nothing away', async (url) => {
  const reply = await app.inject(url)
  expect(reply.statusCode).toBeGreaterThanOrEqual(400)
  expect(reply.statusCode).toBeLessThan(500)
  expect(reply.body).not.toContain('not yours')
})
