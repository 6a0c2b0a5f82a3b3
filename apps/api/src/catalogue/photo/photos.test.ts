import type { RequestListener } from 'node:http'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest } from '../../cart/testing/guest.ts'
import { openDiskStore } from '../../platform/files/file-store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aWebsite } from '../../showroom/domain/testing/a-website.ts'
import { aVisitor } from '../testing/visitor.ts'
import { openFeed } from '../import/feed.ts'
import { importFeed } from '../import/import-feed.ts'
import { importedProducts } from '../import/testing.store.ts'
import { fetchPhotos, tidyPhotos } from './fetch-photos.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
let website: Awaited<ReturnType<typeof aWebsite>>
let answer: RequestListener
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  website = await aWebsite((request, response) => answer(request, response))
})
afterAll(async () => {
  await website.close()
  await opened.close()
})

const askedFor = (path: string) => website.asked.filter(({ url }) => url === path).length
const aPhoto = (width: number, height: number, background = '#b08050') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

const gives =
  (bytes: Buffer): RequestListener =>
  (_request, response) =>
    void response.end(bytes)

const depsOf = (admitsPrivate = true) => ({
  db: opened.db,
  files: openDiskStore(join(opened.config.dataDir, 'photos')),
  now: () => now,
  reach: { admitsPrivate, timeoutMs: 5_000 },
})

/** A vendor's file: what each product costs and shows. */
const imports = async (vendorCode: string, rows: readonly { price: string; images: readonly string[] }[]) => {
  const path = join(opened.config.dataDir, `${vendorCode}.csv`)
  const lines = rows.flatMap(({ price, images }, index) => {
    const handle = `${vendorCode.toLowerCase()}-${index}`
    const [first = '', ...others] = images
    return [
      `${handle},Porcelain Tile ${index},Porcelain Tile,${handle},${price},${first},A tiled bath`,
      ...others.map((image) => `${handle},,,,,${image},`),
    ]
  })
  await writeFile(
    path,
    ['Handle,Title,Type,Variant SKU,Variant Price,Image Src,Image Alt Text', ...lines].join('\n'),
  )
  const { entries } = await openFeed(path)
  await importFeed(opened.db, {
    entries,
    vendorCode,
    newVendorName: vendorCode,
    dryRun: false,
    now,
    onRow: () => undefined,
  })
  return (await importedProducts(opened.db, vendorCode)).map(({ public_id }) => public_id)
}

const productOf = (id: string) => aVisitor(opened.app).product(id)
const viewsOf = async (id: string) => {
  const { gallery, pictures_are_illustrations } = await productOf(id)
  return [gallery[0]?.view, pictures_are_illustrations]
}
/** A catalogue that changed is noticed a second later. */
const showsOf = async (id: string, views: readonly [view: string, areIllustrations: boolean]) => {
  now = new Date(now.getTime() + 1_001)
  expect(await viewsOf(id)).toEqual(views)
}
const fileOf = (address: string) => opened.app.inject(address)

test('goods show the vendor’s photos once they are fetched, and what has none is drawn and says so', async () => {
  answer = gives(await aPhoto(1_600, 1_200))
  const [shown = '', drawn = ''] = await imports('SHORE', [
    { price: '10.00', images: [`${website.origin}/front.jpg`, `${website.origin}/room.jpg`] },
    { price: '10.00', images: [] },
  ])
  await showsOf(shown, ['card', true])
  expect(await fetchPhotos(depsOf())).toBe(2)
  await showsOf(shown, ['photo', false])
  await showsOf(drawn, ['card', true])
  const { gallery } = await productOf(shown)
  expect(gallery).toMatchObject([
    { view: 'photo', width: 1_280, height: 960, widths: [320, 640, 960, 1_280], alt: 'A tiled bath' },
    { view: 'photo', alt: 'Porcelain Tile 0' },
  ])
  expect(gallery[0]?.placeholder).toMatch(/^(b[01][78][0-9a-f]5[0-9a-f]){4}$/)
  for (const width of gallery[0]?.widths ?? []) {
    const file = await fileOf(`${gallery[0]?.url}-${width}.webp`)
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width })
  }
  const guest = aGuest(opened.app)
  const { data: cart } = await guest.add({ product_id: shown, qty: 1 })
  expect(cart.Project_tans[0]?.picture).toEqual(gallery[0])
})

test('a photo of several products is fetched once, and not again by the next import', async () => {
  answer = gives(await aPhoto(640, 800))
  const images = [`${website.origin}/shared.jpg`]
  const [first = '', second = ''] = await imports('SHARED', [
    { price: '10.00', images },
    { price: '10.00', images },
  ])
  expect(await fetchPhotos(depsOf())).toBe(1)
  await imports('SHARED', [
    { price: '12.00', images },
    { price: '12.00', images },
  ])
  expect(await fetchPhotos(depsOf())).toBe(0)
  expect(askedFor('/shared.jpg')).toBe(1)
  await showsOf(first, ['photo', false])
  await showsOf(second, ['photo', false])
})

const noPhotos: [what: string, given: () => Promise<RequestListener>][] = [
  ['a page', async () => gives(Buffer.from('<!doctype html><script>alert(1)</script>'))],
  ['an SVG', async () => gives(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))],
  ['a stamp', async () => gives(await aPhoto(120, 120))],
  ['half a photo', async () => gives((await aPhoto(640, 800)).subarray(0, 900))],
  ['more than a photo', async () => gives(Buffer.alloc(21_000_000, 1))],
  ['nothing', async () => (_request, response) => void response.writeHead(404).end()],
]
test.each(noPhotos)('%s is no photo: the product stays drawn, and nobody asks again', async (what, given) => {
  answer = await given()
  const path = `/no/${encodeURIComponent(what)}`
  const [id = ''] = await imports(`NO${what.replace(/\W/g, '')}`, [
    { price: '10.00', images: [`${website.origin}${path}`] },
  ])
  expect(await fetchPhotos(depsOf())).toBe(0)
  now = new Date(now.getTime() + 3 * 86_400_000)
  expect(await fetchPhotos(depsOf())).toBe(0)
  expect(askedFor(path)).toBe(1)
  await showsOf(id, ['card', true])
})

test('a website that is down is asked again later', async () => {
  answer = (_request, response) => void response.writeHead(503).end()
  const [id = ''] = await imports('DOWN', [{ price: '10.00', images: [`${website.origin}/down.jpg`] }])
  expect(await fetchPhotos(depsOf())).toBe(0)
  answer = gives(await aPhoto(640, 800))
  expect(await fetchPhotos(depsOf())).toBe(0)
  now = new Date(now.getTime() + 3_600_001)
  expect(await fetchPhotos(depsOf())).toBe(1)
  await showsOf(id, ['photo', false])
})

test('our own machine and network are never asked, whoever leads there', async () => {
  const [id = ''] = await imports('INSIDE', [{ price: '10.00', images: [`${website.origin}/inside.jpg`] }])
  expect(await fetchPhotos(depsOf(false))).toBe(0)
  expect(askedFor('/inside.jpg')).toBe(0)
  await showsOf(id, ['card', true])
})

test('a photo that no product shows any more goes with its files', async () => {
  answer = gives(await aPhoto(640, 800, '#ffffff'))
  const [id = ''] = await imports('GOING', [{ price: '10.00', images: [`${website.origin}/going.jpg`] }])
  await fetchPhotos(depsOf())
  const [picture] = (await productOf(id)).gallery
  const address = `${picture?.url}-640.webp`
  const aDayOn = { ...depsOf(), now: () => new Date(Date.now() + 2 * 86_400_000) }
  await tidyPhotos(aDayOn)
  expect((await fileOf(address)).statusCode).toBe(200)
  await imports('GOING', [{ price: '10.00', images: [] }])
  await tidyPhotos(aDayOn)
  expect((await fileOf(address)).statusCode).toBe(404)
  await showsOf(id, ['card', true])
})

test('a photo is due at once, though the database’s clock is ahead of ours', async () => {
  now = new Date('2020-01-01T00:00:00Z')
  answer = gives(await aPhoto(640, 800))
  await imports('BEHIND', [{ price: '10.00', images: [`${website.origin}/behind.jpg`] }])
  expect(await fetchPhotos(depsOf())).toBe(1)
})
