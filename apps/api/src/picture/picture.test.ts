import type { Appearance } from '@showroom/contract/catalogue/appearance'
import Fastify, { type FastifyInstance } from 'fastify'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addErrorReplies } from '../platform/http/errors.ts'
import { openPictureStore, type PictureStore, pictureVersion, warmPictures } from './picture.ts'
import { pictureRoutes } from './picture.routes.ts'
import { anObject, aSurface } from '@showroom/drawing/testing'

const products = new Map<string, Appearance>([
  ['tile', aSurface()],
  ['tap', anObject()],
])

let folder: string
let store: PictureStore
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  store = openPictureStore({ folder })
  app = Fastify()
  addErrorReplies(app)
  pictureRoutes(app, {
    store,
    appearanceOf: async (id) => products.get(id) ?? null,
  })
})

afterAll(async () => {
  await app.close()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string) => app.inject(`/showroom/pictures/${path}`)
const tileVersion = pictureVersion(aSurface())

test('a picture is drawn on the first request and may be kept for a year by anyone', async () => {
  const reply = await get(`tile/card-${tileVersion}-320.webp`)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('image/webp')
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(reply.headers['access-control-allow-origin']).toBe('*')
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 400 })
})

test('asked twice at once it is drawn once, and nothing but whole files is left behind', async () => {
  const wanted = { appearance: anObject(), view: 'card', width: 320, format: 'webp' } as const
  const [one, two] = await Promise.all([store.picture(wanted), store.picture(wanted)])
  expect(one.bytes).toBe(two.bytes)
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([])
})

test('an AVIF is a WebP for a minute, until it has been made', async () => {
  const path = `tile/card-${tileVersion}-320.avif`
  const first = await get(path)
  expect(first.headers['content-type']).toBe('image/webp')
  expect(first.headers['cache-control']).toBe('public, max-age=60')
  await expect
    .poll(async () => (await get(path)).headers['content-type'], { timeout: 20_000 })
    .toBe('image/avif')
})

test('an address of yesterday leads to today’s picture', async () => {
  const reply = await get('tile/card-00000000-320.webp')
  expect(reply.statusCode).toBe(302)
  expect(reply.headers.location).toBe(`/showroom/pictures/tile/card-${tileVersion}-320.webp`)
})

test.each([
  ['an unknown product', `nobody/card-${tileVersion}-320.webp`],
  ['a view that does not exist', `tile/side-${tileVersion}-320.webp`],
  ['a view this product does not have', `tap/room-${pictureVersion(anObject())}-320.webp`],
  ['a width nobody offers', `tile/card-${tileVersion}-321.webp`],
  ['another format', `tile/card-${tileVersion}-320.png`],
  ['a path out of the folder', `tile/..%2F..%2Fcard-${tileVersion}-320.webp`],
  ['an id that is no id', `%27%20or%201=1/card-${tileVersion}-320.webp`],
])('%s is not found', async (_, path) => {
  const reply = await get(path)
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ success: false, code: 'not_found' })
})

test('cards can be made ahead', async () => {
  const surface = aSurface({ seed: 77 })
  expect(await warmPictures(store, [surface])).toBe(1)
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((name) => name.includes(pictureVersion(surface)))).toHaveLength(2)
})

test('who waits for a picture is told when the store closes', async () => {
  const closing = openPictureStore({ folder: join(folder, 'closing') })
  const waiting = closing.picture({
    appearance: aSurface({ seed: 5 }),
    view: 'card',
    width: 320,
    format: 'webp',
  })
  const refused = expect(waiting).rejects.toThrow()
  await closing.close()
  await refused
})
