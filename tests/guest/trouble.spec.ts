import { addToCart, browse, journey } from '../factories/guest-journey.ts'
import { guestFiles } from '../factories/guest-page.ts'
import { embedOrigin, expect, type Page, test } from '../factories/guest-site.ts'

/** What the browser itself says of answers that do not come. */
const browserTells = /^console: error: (Failed to load resource|Access to fetch)/

const retry = (page: Page) => page.locator('showroom-shop').getByRole('button', { name: 'Try again' }).first()
const firstLink = (page: Page) =>
  page
    .locator('showroom-shop')
    .getByRole('link', { name: /^Toilets/ })
    .first()

const blocked = {
  'refused, as in a private window': `['localStorage', 'sessionStorage'].forEach(function (name) { Object.defineProperty(window, name, { configurable: true, get: function () { throw new DOMException('Access is denied for this document.', 'SecurityError') } }) })`,
  'full to the last byte': `Storage.prototype.setItem = function () { throw new DOMException('Full', 'QuotaExceededError') }`,
  missing: `['localStorage', 'sessionStorage', 'indexedDB', 'caches'].forEach(function (name) { Object.defineProperty(window, name, { configurable: true, value: undefined }) })`,
}
for (const [how, code] of Object.entries(blocked)) {
  test(`storage that is ${how}: the cart lives as long as the page`, async ({ page, guest }) => {
    await guest.visit(guestFiles({ head: '<script src="/storage.js"></script>' }, { '/storage.js': code }))
    await journey(page)
  })
}

test('cookies of third parties blocked: none is sent, none is set', async ({ page, guest }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
  const cookies: (string | null)[] = []
  page.on('response', async (response) => {
    if (response.url().startsWith(`${embedOrigin()}/api/`) || response.url().includes('/embed/'))
      cookies.push(await response.headerValue('set-cookie'), await response.request().headerValue('cookie'))
  })
  guest.admit(/^cookie: /)
  await guest.visit(guestFiles({ head: '<script>document.cookie = "visitor=1; path=/"</script>' }))
  await journey(page)
  await expect.poll(() => cookies.length).toBeGreaterThan(10)
  expect(cookies.filter(Boolean)).toEqual([])
})

type Gone = Parameters<Page['route']>[1]
const gone: Record<string, Gone> = {
  'answers 503': (route) =>
    route.fulfill({
      status: 503,
      body: 'Service Unavailable',
      headers: { 'access-control-allow-origin': '*' },
    }),
  'answers with a web page': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<h1>Welcome to our hotel network</h1>',
      headers: { 'access-control-allow-origin': '*' },
    }),
}
for (const [how, answer] of Object.entries(gone)) {
  test(`a shop that ${how} says so politely, and opens when it is tried again`, async ({ page, guest }) => {
    guest.admit(browserTells)
    await page.route('**/api/**', answer)
    await guest.visit(guestFiles())
    await expect(retry(page)).toBeVisible()
    await page.unroute('**/api/**')
    await retry(page).click()
    await journey(page)
  })
}

test('a shop that refuses connections says so politely, and opens by itself once it takes them', async ({
  page,
  guest,
}) => {
  guest.admit(browserTells)
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await guest.visit(guestFiles())
  await expect(retry(page)).toBeVisible()
  await page.unroute('**/api/**')
  await journey(page)
})

test('a shop that never answers gives up after a while, and opens by itself once it is answered', async ({
  page,
  guest,
}) => {
  await page.route('**/api/**', () => new Promise(() => undefined))
  await guest.visit(guestFiles())
  await expect(retry(page)).toBeVisible()
  await page.unroute('**/api/**')
  await expect(firstLink(page)).toBeVisible()
})

test('offline in the middle: nothing is lost, and everything goes on when the line is back', async ({
  page,
  context,
  guest,
}) => {
  guest.admit(browserTells)
  await guest.visit(guestFiles())
  const shop = page.locator('showroom-shop')
  const name = await browse(shop)
  await addToCart(shop)
  await context.setOffline(true)
  await shop.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page.getByText(/could not/i).first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await shop
    .getByRole('link', { name: /^Tile Flooring/ })
    .first()
    .click()
  await expect(retry(page)).toBeVisible()
  await context.setOffline(false)
  await expect(shop.getByRole('article').first()).toBeVisible()
  await page
    .locator('showroom-cart-button')
    .first()
    .getByRole('button', { name: /1 item/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue(
    '1',
  )
})

test('offline at the start: the page’s own links stay', async ({ page, context, guest }) => {
  guest.admit(browserTells)
  const body =
    '<div style="height: 3000px">Far above</div><showroom-shop><a href="tel:5550100">Call us for tile</a></showroom-shop>'
  await guest.visit(guestFiles({ body }))
  await expect.poll(() => page.evaluate(() => typeof Reflect.get(window, 'Showroom'))).toBe('object')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Call us for tile' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Call us for tile' })).toBeVisible()
})

test('a slow line: everything comes, and nothing jumps', async ({ page, guest }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  })
  await guest.visit(guestFiles())
  await journey(page)
})
