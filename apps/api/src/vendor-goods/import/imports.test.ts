import type { GoodsImport } from '@showroom/contract/vendor-goods/goods-import'
import { goodsImportMessages as say } from '@showroom/contract/vendor-goods/goods-import.messages'
import type { SentFile } from '@showroom/contract/shared/sent-file'
import type { VendorProduct, VendorProductRow } from '@showroom/contract/vendor-goods/vendor-product'
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import { aWebsite } from '../../showroom/domain/testing/a-website.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { anActive, aVendor, theAdmin } from '../testing/a-vendor.ts'
import { at, importing, shopify, tile } from '../testing/an-import.ts'
import { importHandlers } from './work-on-import.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let website: Awaited<ReturnType<typeof aWebsite>>
let answer: RequestListener
beforeAll(async () => {
  opened = await openTestApp({ PRIVATE_DOMAINS: 'on' })
  website = await aWebsite((request, response) => answer(request, response))
})
afterAll(async () => {
  await website.close()
  await opened.close()
})

const { send, worked, checked, rowsOf } = importing(() => opened)

test('a bad row is told, mended in its place, and then the goods are there, for an Admin to look at', async () => {
  const vendor = await aVendor(opened, 'Importing One')
  const { data: begun } = await send(vendor, shopify(tile('IMP-1', '12.00'), tile('IMP-2', 'cheap')))
  expect(begun).toMatchObject({ state: 'mapping', rows: 2, mapping: { 'variant sku': 'variant sku' } })
  const looked = await checked(vendor, begun)
  expect(looked).toMatchObject({ state: 'checked', counts: { added: 1, refused: 1, updated: 0, skipped: 0 } })
  expect((await vendor.ask<VendorProductRow[]>('GET /api/vendor_products')).data).toEqual([])
  const [bad] = await rowsOf(vendor, begun.id, '?outcome=refused')
  expect(bad).toMatchObject({ line: 3, sku: 'IMP-2', reason: '“cheap” is not a price in US dollars.' })
  await vendor.ask(`PUT ${at(begun.id)}/cells`, { line: 3, cells: { 'variant price': '14.50' } })
  expect((await worked(vendor, begun.id)).counts).toMatchObject({ added: 2, refused: 0 })
  await vendor.ask(`POST ${at(begun.id)}/run`)
  expect(await worked(vendor, begun.id)).toMatchObject({ state: 'done', seen: 2, counts: { added: 2 } })
  const { data: goods } = await vendor.ask<VendorProductRow[]>('GET /api/vendor_products?sort=sku')
  expect(goods.map(({ sku, price_cents, status }) => [sku, price_cents, status])).toEqual([
    ['IMP-1', 1_200, 'in_review'],
    ['IMP-2', 1_450, 'in_review'],
  ])
  const { data: report } = await vendor.ask<SentFile>(`GET ${at(begun.id)}/report`)
  expect(report.text).toContain('"3","IMP-2","IMP-2 tile","added",""')
})

test('what is sold already goes on being sold, with what the file makes another told before', async () => {
  const vendor = await aVendor(opened, 'Importing Two')
  const admin = await theAdmin(opened)
  const active = await anActive(vendor, admin, { sku: 'OLD-1', name: 'Old tile', price_cents: 1_000 })
  const { data: begun } = await send(
    vendor,
    shopify('OLD-1,New tile,Quill,Porcelain Tile,OLD-1,11.00,40,true'),
  )
  await checked(vendor, begun)
  const [row] = await rowsOf(vendor, begun.id)
  expect(row).toMatchObject({
    outcome: 'updated',
    changes: [
      { what: 'Name', before: 'Old tile', after: 'New tile' },
      { what: 'Price', before: '$10.00', after: '$11.00' },
    ],
  })
  await vendor.ask(`POST ${at(begun.id)}/run`)
  await worked(vendor, begun.id)
  const { data } = await vendor.ask<VendorProduct>(`GET /api/vendor_products/${active.id}`)
  expect(data).toMatchObject({ name: 'New tile', price_cents: 1_100, status: 'active' })
  expect(data.revision).toBeGreaterThan(active.revision)
})

test('what an Admin has rejected is not let in by a file', async () => {
  const vendor = await aVendor(opened, 'Importing Three')
  const admin = await theAdmin(opened)
  const { id } = await anActive(vendor, admin, { sku: 'OUT-1' })
  await admin.ask(`POST /api/vendor_products/${id}/status`, { move: 'reject', reason: 'Not what it says.' })
  const { data: begun } = await send(vendor, shopify(tile('OUT-1', '12.00')))
  await checked(vendor, begun)
  await vendor.ask(`POST ${at(begun.id)}/run`)
  await worked(vendor, begun.id)
  expect((await vendor.ask<VendorProduct>(`GET /api/vendor_products/${id}`)).data.status).toBe('rejected')
})

test('columns of any name are mapped, and known again the next time', async () => {
  const vendor = await aVendor(opened, 'Importing Four')
  const text = 'Code,What it is,Cost,Kind\nMAP-1,Fog tile,9.00,Porcelain Tile'
  const { data: begun } = await send(vendor, text)
  const lacking = await vendor.ask(`POST ${at(begun.id)}/check`, {
    mapping: { code: 'variant sku' },
    category: null,
  })
  expect([lacking.status, lacking.errors?.mapping]).toEqual([
    422,
    ['Say which column is: Name, Wholesale price.'],
  ])
  const mapping = { code: 'variant sku', 'what it is': 'title', cost: 'variant price', kind: 'type' }
  await vendor.ask(`POST ${at(begun.id)}/check`, { mapping, category: null })
  expect((await worked(vendor, begun.id)).counts.added).toBe(1)
  expect((await send(vendor, text)).data.mapping).toEqual(mapping)
})

test('a Google Merchant feed is fetched from its address, all in one line as it may be', async () => {
  const vendor = await aVendor(opened, 'Importing Five')
  const item = (sku: string) =>
    `<item><g:id>${sku}</g:id><title>Fog tile</title><g:price>12.00 USD</g:price><g:product_type>Porcelain Tile</g:product_type></item>`
  answer = (_request, response) =>
    void response.end(
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item('FEED-1')}${item('FEED-2')}</channel></rss>`,
    )
  const { data: begun } = await vendor.ask<GoodsImport>('POST /api/vendor_imports', {
    url: `${website.origin}/feed.xml`,
  })
  expect(begun).toMatchObject({ is_merchant: true, rows: 2 })
  expect((await checked(vendor, begun)).counts).toMatchObject({ added: 2 })
})

test('another vendor’s import is as missing as one that never was', async () => {
  const [one, other] = [await aVendor(opened, 'Importing Six'), await aVendor(opened, 'Importing Seven')]
  const { data: begun } = await send(one, shopify(tile('MINE-1', '12.00')))
  const tried = [
    await other.ask(`GET ${at(begun.id)}`),
    await other.ask(`GET ${at(begun.id)}/rows`),
    await other.ask(`GET ${at(begun.id)}/report`),
    await other.ask(`POST ${at(begun.id)}/check`, { mapping: begun.mapping, category: null }),
    await other.ask(`PUT ${at(begun.id)}/cells`, { line: 2, cells: {} }),
    await other.ask(`POST ${at(begun.id)}/run`),
  ]
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect((await other.ask<GoodsImport[]>('GET /api/vendor_imports')).data).toEqual([])
})

test('half an emoji in a feed is left out, and its goods are read', async () => {
  const vendor = await aVendor(opened, 'Importing Nine')
  const item =
    '<item><g:id>HALF-1</g:id><title>Fog &#xD83C;tile</title><g:price>12.00 USD</g:price><g:product_type>Porcelain Tile</g:product_type></item>'
  const { data: begun, status } = await send(
    vendor,
    `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item}</channel></rss>`,
    'feed.xml',
  )
  expect(status).toBe(200)
  expect((await checked(vendor, begun)).counts.added).toBe(1)
  const [row] = await rowsOf(vendor, begun.id)
  expect(row).toMatchObject({ sku: 'HALF-1', name: 'Fog tile' })
})

test('an import whose workers died each time is over, with a sentence, and may be checked again', async () => {
  const vendor = await aVendor(opened, 'Importing Ten')
  const { data: begun } = await send(vendor, shopify(tile('DEAD-1', '12.00')))
  await vendor.ask(`POST ${at(begun.id)}/check`, { mapping: begun.mapping, category: null })
  const { db, now } = opened
  const real = importHandlers({ db, now })
  await runDueJobs({
    db,
    now,
    handlers: {
      goods_import: async (told, job) => real.goods_import?.(told, { ...job, attempts: 4 }),
    },
    schedule: [],
    onError: (error) => expect.unreachable(String(error)),
  })
  const { data: dead } = await vendor.ask<GoodsImport>(`GET ${at(begun.id)}`)
  expect(dead).toMatchObject({ state: 'failed', problem: say.broke })
  expect((await checked(vendor, begun)).state).toBe('checked')
})

test.each([
  ['', 'The file is empty.'],
  ['just words', 'Its first line has no columns. Export it as CSV and try again.'],
  ['Title,Variant Price\n', 'The file has a first line, and no rows.'],
  ['<html><body>no</body></html>', 'This is neither a table nor an RSS or Atom product feed.'],
  [
    `<rss><channel><item>${Array.from({ length: 501 }, (_, at) => `<f${at}/>`).join('')}</item></channel></rss>`,
    'Its items have more than 500 different fields.',
  ],
])('%j is refused by a sentence', async (text, sentence) => {
  const vendor = await aVendor(opened, 'Importing Wrong')
  const refused = await send(vendor, text)
  expect([refused.status, refused.errors?.file]).toEqual([422, [sentence]])
})

test('nothing is run before it was looked at, and nothing twice', async () => {
  const vendor = await aVendor(opened, 'Importing Eight')
  const { data: begun } = await send(vendor, shopify(tile('ONCE-1', '12.00')))
  expect((await vendor.ask(`POST ${at(begun.id)}/run`)).code).toBe('not_now')
  await vendor.ask(`POST ${at(begun.id)}/check`, { mapping: begun.mapping, category: null })
  expect((await vendor.ask(`POST ${at(begun.id)}/run`)).code).toBe('working')
  await worked(vendor, begun.id)
  await vendor.ask(`POST ${at(begun.id)}/run`)
  await worked(vendor, begun.id)
  expect((await vendor.ask(`POST ${at(begun.id)}/run`)).code).toBe('not_now')
})
