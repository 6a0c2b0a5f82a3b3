import { buy, journey } from '../factories/guest-journey.ts'
import { guestFiles, shopBody } from '../factories/guest-page.ts'
import { embedOrigin, expect, scriptTag, test } from '../factories/guest-site.ts'

const address = () => `${embedOrigin()}/showroom/embed/v1/showroom.js`
const tag = (query: string, showroom = 'HARVEST2') =>
  `<script type="module" src="${address()}?${query}" data-showroom="${showroom}"></script>`

test('the script twice, and once more under another address', async ({ page, guest }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await guest.visit(guestFiles({ script: scriptTag() + scriptTag() + tag('copy=2') }))
  await journey(page)
  expect(asked.filter((url) => url.includes('/api/shop?'))).toHaveLength(1)
})

/** Another release of the same or the next major, as an agency's template and the owner's own line bring it. */
const release = async (version: string) => {
  const code = await (await fetch(address())).text()
  const own = /(["'`])\d+\.\d+\.\d+\1/.exec(code)
  if (!own) throw new Error('The script does not say its version.')
  return code
    .replaceAll(own[0], JSON.stringify(version))
    .replaceAll(
      /(["'`])(\.\.?\/[^"'`]*)\1/g,
      (_, quote, path) => quote + new URL(path, address()).href + quote,
    )
}

const served = async (version: string) => ({
  body: await release(version),
  headers: { 'access-control-allow-origin': '*' },
})

test('two releases of one major: the first works, and nothing is said', async ({ page, guest }) => {
  await page.route('**/embed/v1/showroom.js?other', async (route) =>
    route.fulfill({ ...(await served('0.99.0')), contentType: 'text/javascript' }),
  )
  await guest.visit(guestFiles({ script: scriptTag() + tag('other') }))
  await journey(page)
})

test('two majors: the first works, and the console says which one does not', async ({
  page,
  guest,
  complaints,
}) => {
  await page.route('**/embed/v1/showroom.js?other', async (route) =>
    route.fulfill({ ...(await served('9.0.0')), contentType: 'text/javascript' }),
  )
  guest.admit(/^console: info: Showroom 9\.0\.0 was not started/)
  await guest.visit(guestFiles({ script: scriptTag() + tag('other') }))
  await journey(page)
  expect(complaints.filter((line) => line.includes('was not started'))).toHaveLength(1)
})

const twoShops = `<div id="one"><showroom-cart-button></showroom-cart-button><showroom-shop routing="none"></showroom-shop></div>
<div id="two"><showroom-cart-button showroom="MAPLE247"></showroom-cart-button><showroom-shop showroom="MAPLE247" routing="none"></showroom-shop></div>`

test('two showrooms on one page keep their carts apart', async ({ page, guest }) => {
  await guest.visit(guestFiles({ body: twoShops }))
  // A script's scroll in the frame in which a shop grows is a jump to the browser, so the upper shop comes first.
  await expect(page.locator('#one showroom-shop').locator('[part=rail]')).toBeAttached()
  const two = page.locator('#two')
  await buy(page, { shop: two.locator('showroom-shop'), button: two.locator('showroom-cart-button') })
  await expect(
    page.locator('#one showroom-cart-button').getByRole('button', { name: /0 items|empty/i }),
  ).toBeVisible()
})

test('a shop that grows above what is being read does not push it away', async ({ page, guest }) => {
  // The shops come after the scroll, which would be a jump to the browser in the frame in which one grows.
  let begin = () => {}
  const reading = new Promise<void>((resolve) => {
    begin = resolve
  })
  await page.route('**/embed/chunks/**', async (route) => {
    await reading
    await route.continue()
  })
  await guest.visit(guestFiles({ body: twoShops }))
  const read = page.locator('#two')
  await read.evaluate(async (element) => {
    element.scrollIntoView()
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })
  begin()
  for (const shop of await page.locator('showroom-shop').all())
    await expect(shop.locator('[part=rail]')).toBeAttached()
  await expect.poll(async () => Math.abs(Math.round((await read.boundingBox())?.y ?? -1))).toBe(0)
})

const places: Record<string, () => { script: string; end?: string }> = {
  'in the head, async': () => ({ script: scriptTag('HARVEST2', 'async') }),
  'at the end of the body': () => ({ script: '', end: scriptTag() }),
}
for (const [where, parts] of Object.entries(places)) {
  test(`the script ${where}`, async ({ page, guest }) => {
    await guest.visit(guestFiles(parts()))
    await journey(page)
  })
}

test('a tag manager brings the script long after the page, and the tags before it', async ({
  page,
  guest,
}) => {
  await guest.visit(guestFiles({ script: '' }))
  guest.admit(/^page: .*<script type="module"/)
  await page.evaluate((src) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = src
    script.dataset.showroom = 'HARVEST2'
    document.head.append(script)
  }, address())
  await journey(page)
})

test('tags that a script writes into the page later', async ({ page, guest }) => {
  await guest.visit(guestFiles({ body: '<div id="app" style="min-height: 1400px"></div>' }))
  guest.admit(/^page: /)
  await page.evaluate((html) => {
    const app = document.querySelector('#app')
    if (app) app.innerHTML = html
  }, shopBody)
  await journey(page)
})

test('a script that does not come leaves links that sell', async ({ page, guest }) => {
  await page.route('**/showroom/embed/**', (route) => route.abort('blockedbyclient'))
  guest.admit(/ERR_BLOCKED_BY_CLIENT/)
  await guest.visit(
    guestFiles({ body: '<showroom-shop><a href="tel:5550100">Call us for tile</a></showroom-shop>' }),
  )
  await expect(page.getByRole('link', { name: 'Call us for tile' })).toBeVisible()
})

test('a part of the script that does not come leaves links, and the page is told', async ({
  page,
  guest,
}) => {
  await page.route('**/embed/chunks/**', (route) => route.abort('blockedbyclient'))
  guest.admit(/ERR_BLOCKED_BY_CLIENT/)
  const head = `<script>document.addEventListener('showroom:error', function (event) { document.title = event.detail.code + ' ' + event.detail.tag })</script>`
  await guest.visit(
    guestFiles({ head, body: '<showroom-shop><a href="tel:5550100">Call us for tile</a></showroom-shop>' }),
  )
  await expect(page).toHaveTitle('not_loaded showroom-shop')
  await expect(page.getByRole('link', { name: 'Call us for tile' })).toBeVisible()
})
