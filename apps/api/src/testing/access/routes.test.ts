import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { smallHost } from '../../site/testing/small-host.ts'
import { smallRenderer } from '../../fragment/testing/small-renderer.ts'
import { openTestApp } from '../test-app.ts'
import { calls, ruleOf } from './calls.ts'
import { anOwner, type Owner } from './owner.ts'
import { canary } from './seats.ts'

// Every route that is served is a call of the contract, or stands here with an address to try it by.

let opened: Awaited<ReturnType<typeof openTestApp>>
let owner: Owner
beforeAll(async () => {
  // The renderer of a fresh checkout is not built yet.
  const drawing = { loadRenderer: smallRenderer().loadRenderer, loadHost: async () => smallHost }
  opened = await openTestApp({}, undefined, drawing)
  await fillShelf(opened.db)
  owner = await anOwner(opened)
})
afterAll(() => opened.close())

/** What is no call: pages, files, pictures, health. Nothing of anybody's is shown by them. */
const openRoutes: Record<string, string> = {
  'GET /': '/',
  'GET /healthz': '/healthz',
  'GET /readyz': '/readyz',
  'GET /api/openapi.json': '/api/openapi.json',
  'GET /showroom/': '/showroom/',
  'GET /showroom/*': '/showroom/account',
  'GET /robots.txt': '/robots.txt',
  'GET /showroom/sitemap.xml': '/showroom/sitemap.xml',
  'GET /showroom/sitemap/pages.xml': '/showroom/sitemap/pages.xml',
  'GET /showroom/sitemap/products-:number.xml': '/showroom/sitemap/products-1.xml',
  'GET /showroom/embed/*': '/showroom/embed/v1/showroom.js',
  'GET /showroom/embed/:release/integrity.json': '/showroom/embed/v1/integrity.json',
  'GET /showroom/embed/preview': '/showroom/embed/preview?tag=showroom-shop',
  'GET /showroom/embed/sign-in': '/showroom/embed/sign-in',
  'GET /showroom/embed/sign-in/register': '/showroom/embed/sign-in/register',
  'GET /showroom/embed/checkout': '/showroom/embed/checkout',
  'GET /showroom/embed/checkout/register': '/showroom/embed/checkout/register',
  'GET /showroom/checkout-payment': '/showroom/checkout-payment',
  'GET /showroom/embed/fragment/:tag': '/showroom/embed/fragment/showroom-products?showroom=HARVEST2',
  'GET /showroom/documents/:productId/:file': '/showroom/documents/tile/care.pdf',
  'GET /showroom/pictures/:productId/:file': '/showroom/pictures/tile/card-400.webp',
  'GET /showroom/showroom-pictures/:name': '/showroom/showroom-pictures/none.webp',
  'GET /showroom/logos/pros/:file': '/showroom/logos/pros/none.webp',
  'GET /showroom/categories/:name': '/showroom/categories/none.webp',
  'GET /showroom/photos/:file': '/showroom/photos/none.webp',
  // By an address that nobody guesses: tried in `account/profile/photo.test.ts`.
  'GET /showroom/people/:name': '/showroom/people/none.webp',
  'GET /showroom/portfolio/:name': '/showroom/portfolio/none.webp',
  // By a link that somebody was given: tried in `visualizer/photo/photo-rooms.test.ts`.
  'GET /showroom/shared-photos/:token': '/showroom/shared-photos/never-a-token-of-anybody',
  'GET /showroom/template-photos/:name': '/showroom/template-photos/none.webp',
  'GET /showroom/rooms/:scene/:goods/:file': '/showroom/rooms/room-kitchen/a.b.c/none.webp',
  // By an address that is signed: tried in `design-ai/job/ai-jobs.test.ts`.
  'GET /showroom/ai-pictures/:name': '/showroom/ai-pictures/none.webp',
  'GET /showroom/embed/theme/:file': '/showroom/embed/theme/HARVEST2.css',
}
/** Of a developer's own machine: the mails that would have been sent. Production has no such routes. */
const ofDevelopment = ['/showroom/dev/']

/** Files of applications and projects: tried by everybody in `files.test.ts`; others are tried beside them. */
const guardedRoutes = [
  'POST /api/application/document',
  'GET /api/application/document/:id',
  // Signed by the provider of text messages: tried in `notification/sms/sms.test.ts`.
  'POST /api/sms/webhook',
  // Signed by the payment provider.
  'POST /api/payment/webhook',
  // Of the caller alone: tried in `account/profile/photo.test.ts`.
  'POST /api/profile_photo',
  // Of the caller's own page alone: tried in `designer/portfolio/portfolio.test.ts`.
  'POST /api/designer_portfolio',
  // Of the vendor of the product: tried in `vendor-goods/product/products.test.ts`.
  'POST /api/vendor_product_photo/:id',
  'POST /api/vendor_import_file',
  // The same for every vendor: tried in `vendor-goods/import/workbooks.test.ts`.
  'GET /api/vendor_import_template',
  'POST /api/vendor_price_file',
  // Of the caller's own template alone: tried in `visualizer/template/own-templates.test.ts`.
  'POST /api/visualization/template/:id/photo',
  // Of the caller's own AI account alone: tried in `design-ai/photo/photos.test.ts`.
  'POST /api/AI/photo',
  // Of its sender alone, whether they have an account or not: tried in `visualizer/photo/photo-rooms.test.ts`.
  'POST /api/visualization/photo',
  'GET /api/visualization/photo_room/:id/photo',
  // The same: tried in `visualizer/board/boards.test.ts`.
  'GET /api/visualization/photo_room/:id/board',
  'GET /api/visualization/design/:id/board',
  // Of the caller's own showroom alone: tried in `showroom/own/own-showroom.test.ts`.
  'POST /api/showroom/logo',
  // The same: tried in `showroom/own/own-pictures.test.ts`.
  'POST /api/showroom/banner',
  'POST /api/showroom/photo',
  'POST /api/project_file/:id',
  'GET /api/project_file/:id',
  'POST /api/projectChat_file/:id',
  'GET /api/projectChat_file/:id',
  'GET /api/projectChat_files/:id',
  // Of whoever works on a delivery: tried in `chat/order-thread/order-files.test.ts` as well.
  'POST /api/order_chat_file/:id',
  'GET /api/order_chat_file/:id',
  // Of whose delivery it is, and who works on it: tried in `order/shipment/receipts.test.ts` as well.
  'POST /api/delivery_photo/:id',
  'GET /api/delivery_photo/:id',
  // Of who ordered, and whoever answers for it: tried in `files.test.ts` as well.
  'POST /api/return_photo/:id',
  'GET /api/return_photo/:id',
  // An Admin’s alone: tried in `order/fulfilment/status-proof.test.ts`.
  'POST /api/status_proof/:id',
  'GET /api/status_proof/:id',
  'GET /api/selection_sheet/:id',
  'GET /api/handover_binder/:id',
  // Of a client, a Pro, a vendor and an Admin, to each their own: tried in `order/document/documents.test.ts` as well.
  'GET /api/order_document/:id/:name',
  // An Admin’s alone: tried in `dispute/disputes.test.ts` as well.
  'GET /api/admin/dispute_evidence/:id',
  // Of the caller’s own lines alone: tried in `order/queue/queue.test.ts`.
  'GET /api/order_pick_list.pdf',
  // One’s own alone, whoever asks: tried in `balance/statement-paper.test.ts`.
  'GET /api/balance_statement/:month',
  // Of the caller’s own showroom alone: tried in `commission/commission-paper.test.ts`.
  'GET /api/commission.pdf',
  // An Admin’s alone: tried in `catalogue/departments/departments.test.ts`.
  'POST /api/admin/category_picture/:id',
  // A reply that does not end: tried in `live/live.test.ts`.
  'GET /api/live',
]

/** Whoever calls it shows the provider's signature: tried in `payment/webhook.test.ts`. */
const signedRoutes = ['POST /api/payment/webhook']

const isServedInDevelopment = (route: string) => ofDevelopment.some((path) => route.includes(` ${path}`))
const asFastifyWrites = (call: string) => call.replace(/\{(\w+)\}/g, ':$1')
/** The framework answers HEAD wherever there is a GET. */
const served = () => opened.app.routeRules.filter(({ route }) => !route.startsWith('HEAD '))

test('every call is served under its own rule', () => {
  const rules = new Map(served().map(({ route, access }) => [route, access]))
  for (const call of calls)
    expect([call, rules.get(asFastifyWrites(call))]).toEqual([call, ruleOf(call).access])
})

test('whatever else is served is named here, and open to anyone', () => {
  const known = new Set([
    ...calls.map(asFastifyWrites),
    ...Object.keys(openRoutes),
    ...guardedRoutes,
    ...signedRoutes,
  ])
  const others = served().filter(({ route }) => !known.has(route) && !isServedInDevelopment(route))
  expect(others).toEqual([])
  for (const { route, access } of served())
    if (route in openRoutes) expect([route, access]).toEqual([route, 'anyone'])
})

test.each(Object.entries(openRoutes))('%s is served, and shows nobody’s own', async (route, url) => {
  expect(served().map((rule) => rule.route)).toContain(route)
  const headers = { authorization: `Bearer ${owner.session}` }
  for (const reply of [await opened.app.inject(url), await opened.app.inject({ url, headers })]) {
    expect(reply.statusCode).toBeLessThan(500)
    expect(reply.body).not.toContain(canary)
  }
})

test('production has no routes of development', async () => {
  const live = await openTestApp({ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(live.app.routeRules.filter(({ route }) => isServedInDevelopment(route))).toEqual([])
  await live.close()
})
