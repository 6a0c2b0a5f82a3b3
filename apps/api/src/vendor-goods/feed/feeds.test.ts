import type { GoodsFeed } from '@showroom/contract/vendor-goods/goods-feed.endpoints'
import type { VendorProductRow } from '@showroom/contract/vendor-goods/vendor-product'
import { dayMs } from '@showroom/contract/shared/time'
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWebsite } from '../../showroom/domain/testing/a-website.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'
import { aMember, aVendor, type Vendor } from '../testing/a-vendor.ts'
import { importing, shopify, tile } from '../testing/an-import.ts'
import { fetchDueFeeds } from './plan-feeds.ts'

let clock = testDay.getTime()
let opened: Awaited<ReturnType<typeof openTestApp>>
let website: Awaited<ReturnType<typeof aWebsite>>
let answer: RequestListener
beforeAll(async () => {
  opened = await openTestApp({ PRIVATE_DOMAINS: 'on' }, () => new Date(clock))
  website = await aWebsite((request, response) => answer(request, response))
})
afterAll(async () => {
  await website.close()
  await opened.close()
})
const { send, checked } = importing(() => opened)

const item = (sku: string, price: string) =>
  `<item><g:id>${sku}</g:id><title>${sku} tile</title><g:price>${price} USD</g:price><g:product_type>Porcelain Tile</g:product_type></item>`
const offers = (...items: string[]) => {
  answer = (_request, response) =>
    void response.end(
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('')}</channel></rss>`,
    )
}
const add = (who: Vendor, path = 'feed.xml', every = 'day') =>
  who.ask<GoodsFeed[]>('POST /api/vendor_feeds', { url: `${website.origin}/${path}`, every })
const theFeed = async (who: Vendor) => {
  const [feed] = (await who.ask<GoodsFeed[]>('GET /api/vendor_feeds')).data
  if (!feed) throw new Error('There is no feed.')
  return feed
}
/** Days go by, and what is due is done. */
const days = async (count: number) => {
  clock += count * dayMs
  await fetchDueFeeds(opened.db, new Date(clock))
  expect(await doJobs(opened)).toEqual([])
}
const pricesOf = async (who: Vendor) =>
  (await who.ask<VendorProductRow[]>('GET /api/vendor_products?sort=sku')).data.map(
    ({ sku, price_cents, status }) => [sku, price_cents, status],
  )
const mailsTo = (address: string) =>
  opened.mail.mailbox
    ?.list()
    .filter(({ to, subject }) => to === address && subject.startsWith('Your feed of')).length

test('a feed is fetched at once and then day by day; what is the same is not read again', async () => {
  const vendor = await aVendor(opened, 'Feeding One')
  offers(item('F-1', '12.00'))
  const { data, message } = await add(vendor)
  expect([message, data[0]]).toMatchObject([
    'Added. We fetch it now, and then by itself.',
    { every: 'day', outcome: null, last_import: null, next_at: new Date(clock + dayMs).toISOString() },
  ])
  await days(0)
  expect(await theFeed(vendor)).toMatchObject({
    outcome: 'imported',
    last_import: { state: 'done', counts: { added: 1 } },
  })
  expect(await pricesOf(vendor)).toEqual([['F-1', 1_200, 'in_review']])
  const before = website.asked.length
  await days(1)
  const later = await aMember(opened, 'Feeding One')
  expect(await theFeed(later)).toMatchObject({ outcome: 'unchanged', last_import: { counts: { added: 1 } } })
  offers(item('F-1', '13.00'), item('F-2', '9.00'))
  await days(1)
  expect(website.asked.length).toBe(before + 2)
  const last = await aMember(opened, 'Feeding One')
  expect(await theFeed(last)).toMatchObject({
    outcome: 'imported',
    last_import: { counts: { added: 1, updated: 1 } },
  })
  expect(await pricesOf(last)).toEqual([
    ['F-1', 1_300, 'in_review'],
    ['F-2', 900, 'in_review'],
  ])
  await last.ask(`DELETE /api/vendor_feeds/${(await theFeed(last)).id}`)
})

test('one that can not be fetched is mailed of once, until it has worked in between', async () => {
  const vendor = await aVendor(opened, 'Feeding Two')
  const { email } = (await vendor.ask<{ email: string }>('GET /api/authuser')).data
  answer = (_request, response) => void response.writeHead(404).end()
  await add(vendor)
  await days(0)
  expect(await theFeed(vendor)).toMatchObject({
    outcome: 'failed',
    problem: 'The address answered with 404. Look whether everybody can open it.',
    last_import: null,
  })
  expect(mailsTo(email)).toBe(1)
  await days(1)
  expect(mailsTo(email)).toBe(1)
  offers(item('G-1', '12.00'))
  await days(1)
  answer = (_request, response) => void response.end('<html><body>no</body></html>')
  await days(1)
  const later = await aMember(opened, 'Feeding Two')
  expect(await theFeed(later)).toMatchObject({
    outcome: 'failed',
    problem: 'This is neither a table nor an RSS or Atom product feed.',
    last_import: { state: 'done' },
  })
  expect(mailsTo(email)).toBe(2)
  await later.ask(`DELETE /api/vendor_feeds/${(await theFeed(later)).id}`)
})

test('a table is read with the columns that its vendor has chosen before', async () => {
  const vendor = await aVendor(opened, 'Feeding Three')
  const text = 'Code,What it is,Cost,Kind\nMAP-1,Fog tile,9.00,Porcelain Tile'
  answer = (_request, response) => void response.end(text)
  await add(vendor, 'goods.csv', 'week')
  await days(0)
  expect((await theFeed(vendor)).problem).toBe(
    'Say which column is: Name, Wholesale price. Fetch it once by hand: what you choose there is kept.',
  )
  const { data: begun } = await send(vendor, text)
  const mapping = { code: 'variant sku', 'what it is': 'title', cost: 'variant price', kind: 'type' }
  await checked(vendor, { ...begun, mapping })
  await days(6)
  expect((await theFeed(await aMember(opened, 'Feeding Three'))).outcome).toBe('failed')
  await days(1)
  const later = await aMember(opened, 'Feeding Three')
  expect(await theFeed(later)).toMatchObject({ outcome: 'imported', last_import: { counts: { added: 1 } } })
})

test('paused, it is not fetched; gone on with, it is fetched when it is due', async () => {
  const vendor = await aVendor(opened, 'Feeding Four')
  offers(item('P-1', '12.00'))
  await add(vendor)
  const { id } = await theFeed(vendor)
  const set = (who: Vendor, is_paused: boolean) =>
    who.ask<GoodsFeed[]>(`PUT /api/vendor_feeds/${id}`, { every: 'day', is_paused })
  expect((await set(vendor, true)).message).toMatch(/^Paused/)
  await days(3)
  const later = await aMember(opened, 'Feeding Four')
  expect(await theFeed(later)).toMatchObject({ is_paused: true, outcome: null })
  await set(later, false)
  await days(0)
  expect(await theFeed(later)).toMatchObject({ is_paused: false, outcome: 'imported' })
  const other = await aVendor(opened, 'Feeding Five')
  expect((await set(other, true)).status).toBe(404)
  expect((await other.ask(`DELETE /api/vendor_feeds/${id}`)).status).toBe(404)
  expect((await add(later)).errors).toEqual({ url: ['This address is fetched by itself already.'] })
  expect((await later.ask(`DELETE /api/vendor_feeds/${id}`)).status).toBe(200)
  expect((await later.ask<GoodsFeed[]>('GET /api/vendor_feeds')).data).toEqual([])
})

test('an address is one of the web, and a vendor has a few of them', async () => {
  const vendor = await aVendor(opened, 'Feeding Six')
  offers(item('Q-1', '12.00'))
  const wrong = { url: 'file:///etc/passwd', every: 'day' }
  expect((await vendor.ask('POST /api/vendor_feeds', wrong)).status).toBe(422)
  for (let nth = 0; nth < 10; nth += 1) await add(vendor, `feed-${nth}.xml`)
  expect((await add(vendor, 'more.xml')).errors).toEqual({
    url: ['At most 10 feeds are fetched by themselves.'],
  })
})

test('an address within our own network is not asked', async () => {
  const closed = await openTestApp()
  const vendor = await aVendor(closed, 'Feeding Seven')
  const before = website.asked.length
  await add(vendor)
  expect(await doJobs(closed)).toEqual([])
  expect(await theFeed(vendor)).toMatchObject({
    outcome: 'failed',
    problem: expect.stringMatching(/^The feed could not/),
  })
  expect(website.asked.length).toBe(before)
  await closed.close()
})

test('a file of the vendor’s own that is being written holds up no feed', async () => {
  const vendor = await aVendor(opened, 'Feeding Eight')
  offers(item('R-1', '12.00'))
  const { data: begun } = await send(vendor, shopify(tile('OWN-1', '12.00')))
  await checked(vendor, begun)
  await vendor.ask(`POST /api/vendor_imports/${begun.id}/run`)
  await add(vendor)
  await days(0)
  expect((await pricesOf(vendor)).map(([sku]) => sku)).toEqual(['OWN-1', 'R-1'])
})
