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
const record = { version: '0.1.0', script: 'sha384-loader', chunks: { 'chunks/cart-c3d4.js': 'sha384-cart' } }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'showroom-site-'))
  await mkdir(join(folder, 'host/assets'), { recursive: true })
  await mkdir(join(folder, 'embed/chunks'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'not yours')
  await writeFile(join(folder, 'host/index.html'), '<!doctype html><title>Showroom</title>')
  await writeFile(join(folder, 'host/logo.svg'), '<svg/>')
  await writeFile(join(folder, 'host/assets/main-a1b2.js'), script)
  await writeFile(join(folder, 'host/assets/main-a1b2.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'embed/chunks/cart-c3d4.js'), script)
  for (const release of ['v1', '0.1.0']) {
    await mkdir(join(folder, 'embed', release), { recursive: true })
    await writeFile(join(folder, 'embed', release, 'showroom.js'), script)
    await writeFile(join(folder, 'embed', release, 'release.json'), JSON.stringify(record))
  }
  await writeFile(join(folder, 'embed/releases.json'), JSON.stringify([{ version: '0.1.0' }]))
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  addErrorReplies(app)
  await siteRoutes(app, {
    host: join(folder, 'host'),
    embed: join(folder, 'embed'),
    publicUrl: 'https://shop.example',
    sendPage: async () => false,
  })
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
  { url: '/showroom/embed/0.1.0/showroom.js', caching: 'public, max-age=31536000, immutable' },
  { url: '/showroom/embed/releases.json', caching: 'public, max-age=300' },
  { url: '/showroom/logo.svg', caching: 'public, max-age=86400' },
])('$url may be used on any page and is kept for its time', async ({ url, caching }) => {
  const reply = await app.inject(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'cache-control': caching,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
  })
})

test('the pointer is asked for again with what it was, and not sent twice', async () => {
  const url = '/showroom/embed/v1/showroom.js'
  const { headers } = await app.inject(url)
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each(['/showroom/embed/0.9.0/showroom.js', '/showroom/embed/v7/integrity.json'])(
  '%s was never published: it is said so, and nothing else is sent in its place',
  async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toMatchObject({ code: 'unknown_release' })
    expect(reply.json().message).toContain('Published: 0.1.0.')
  },
)

test('the hashes of a release come with all that a page has to write', async () => {
  const reply = await app.inject('/showroom/embed/0.1.0/integrity.json')
  const src = 'https://shop.example/showroom/embed/0.1.0/showroom.js'
  const { html, csp, ...hashes } = reply.json()
  expect(hashes).toEqual({
    version: '0.1.0',
    script: { src, integrity: 'sha384-loader' },
    imports: { 'https://shop.example/showroom/embed/chunks/cart-c3d4.js': 'sha384-cart' },
  })
  expect(html).toContain(`<script type="module" src="${src}" integrity="sha384-loader"`)
  expect(csp.allow_list).toBe(
    'script-src https://shop.example; connect-src https://shop.example; img-src https://shop.example',
  )
  expect(csp.integrity).toMatch(/^script-src 'sha256-[\w+/=]+' 'sha384-loader' 'sha384-cart'; /)
})

test('a file is sent as it was compressed by the build', async () => {
  const url = '/showroom/assets/main-a1b2.js'
  const reply = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(reply.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(reply.headers['content-type']).toContain('javascript')
  expect(reply.rawPayload).toEqual(brotliCompressSync(script))
})

test('a person who asks for a file that is not there is led to the page that says so', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const missing = await app.inject({ url: '/showroom/foo.bar', headers })
  expect([missing.statusCode, missing.headers.location]).toEqual([302, '/showroom/404'])
  expect((await app.inject({ url: '/showroom/logo.svg', headers })).statusCode).toBe(200)
  expect((await app.inject('/showroom/foo.bar')).statusCode).toBe(404)
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
