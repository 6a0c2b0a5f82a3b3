import { addToCart, browse, buy, journey, seeCart } from '../factories/guest-journey.ts'
import { guestFiles, guestPage, shopBody } from '../factories/guest-page.ts'
import { expect, type Page, scriptTag, test } from '../factories/guest-site.ts'
import { atGate } from '../factories/lane.ts'

const firstLink = (page: Page) =>
  page
    .locator('showroom-shop')
    .getByRole('link', { name: /^Toilets/ })
    .first()

test('moved, removed and put back: the shop stays where the visitor was', async ({ page, guest }) => {
  guest.admit(/^page: /, /^shift: /)
  await guest.visit(guestFiles({ wrap: (body) => `${body}<aside></aside>` }))
  const shop = page.locator('showroom-shop')
  const name = await browse(shop)
  await shop.evaluate((element) => document.querySelector('aside')?.append(element))
  await expect(page.locator('aside').getByRole('heading', { name }).first()).toBeVisible()
  await addToCart(shop)
  await shop.evaluate(async (element) => {
    element.remove()
    await new Promise(requestAnimationFrame)
    document.querySelector('main')?.append(element)
  })
  await expect(page.locator('main').getByRole('heading', { name }).first()).toBeVisible()
  await seeCart(page.locator('showroom-cart-button').first(), name)
})

test('its attributes changed live', async ({ page, guest }) => {
  guest.admit(/^page: /, /^shift: /)
  const body =
    '<showroom-cart-button></showroom-cart-button><showroom-products category="toilets"></showroom-products>'
  await guest.visit(guestFiles({ body }))
  const products = page.locator('showroom-products')
  await expect(products.getByRole('heading', { name: 'Toilets' })).toBeVisible()
  await products.evaluate((element) => element.setAttribute('category', 'tile-flooring'))
  await expect(products.getByRole('heading', { name: 'Tile Flooring' })).toBeVisible()
  await products.evaluate((element) => element.setAttribute('showroom', 'MAPLE247'))
  await expect(products.getByRole('heading', { name: 'Tile Flooring' })).toBeVisible()
  await products.evaluate((element) => element.setAttribute('theme', 'dark'))
  await expect
    .poll(() =>
      products.evaluate((element) =>
        element.shadowRoot?.querySelector('[part=root]')?.getAttribute('data-scheme'),
      ),
    )
    .toBe('dark')
  await expect(products.getByRole('article').first()).toBeVisible()
})

const nests: Record<string, string> = {
  'another shadow root': `const host = document.createElement('site-frame'); const root = host.attachShadow({ mode: 'open' }); root.append(...document.querySelectorAll('main, .bar')); document.body.prepend(host)`,
  'shadow roots within shadow roots': `let inner = document.createElement('div'); const outer = inner; for (let deep = 0; deep < 3; deep += 1) { const next = document.createElement('div'); inner.attachShadow({ mode: 'open' }).append(next); inner = next }; inner.append(...document.querySelectorAll('main, .bar')); document.body.prepend(outer)`,
  'a clone of a template': `document.querySelector('#later').replaceWith(document.querySelector('template').content.cloneNode(true))`,
}
const sheetInside = '<link rel="stylesheet" href="/guest.css">'
for (const [where, code] of Object.entries(nests)) {
  test(`in ${where}`, atGate(where === 'another shadow root'), async ({ page, guest }) => {
    const isTemplate = code.includes('template')
    const body = isTemplate
      ? `<div id="later"></div><template>${shopBody}</template>`
      : shopBody.replace('<main>', `<main>${sheetInside}`)
    await guest.visit(guestFiles({ body, end: '<script src="/nest.js"></script>' }, { '/nest.js': code }))
    // A sheet within a shadow root comes late: the page's own doing.
    guest.admit(/^shift: /)
    await journey(page)
  })
}

test('in a dialog of the page, with the drawer above it', async ({ page, guest }) => {
  guest.admit(/^page: .* open=/, /^shift: /)
  await guest.visit(
    guestFiles({
      body: `<button onclick="document.querySelector('dialog').showModal()">Shop now</button><dialog style="width: 900px; height: 800px">${shopBody}</dialog>`,
    }),
  )
  await page.getByRole('button', { name: 'Shop now' }).click()
  const shop = page.locator('showroom-shop')
  const name = await browse(shop)
  await addToCart(shop)
  await page
    .locator('showroom-cart-button')
    .first()
    .getByRole('button', { name: /1 item/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue(
    '1',
  )
  await page.keyboard.press('Escape')
  await expect(shop.getByRole('heading', { name }).first()).toBeVisible()
})

const hidden: Record<string, { open: string; body: string }> = {
  'a tab that is not shown at first': {
    open: `document.querySelector('#tab').style.display = 'block'`,
    body: `<div id="tab" style="display: none">${shopBody}</div>`,
  },
  'a folded section': {
    open: `document.querySelector('details').open = true`,
    body: `<details><summary>Shop</summary>${shopBody}</details>`,
  },
  'a section hidden until found': {
    open: `document.querySelector('#tab').hidden = false`,
    body: `<div id="tab" hidden="until-found">${shopBody}</div>`,
  },
}
for (const [where, { open, body }] of Object.entries(hidden)) {
  test(
    `in ${where}: asks for nothing before, works after`,
    atGate(where === 'a folded section'),
    async ({ page, guest }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      guest.admit(/^page: /, /^shift: /)
      await guest.visit(guestFiles({ body }))
      await expect.poll(() => page.evaluate(() => typeof Reflect.get(window, 'Showroom'))).toBe('object')
      expect(asked.filter((url) => /\/chunks\/|\/api\//.test(url))).toEqual([])
      await page.evaluate(open)
      await journey(page)
    },
  )
}

test('in a section that the browser draws only when it is near', atGate(false), async ({ page, guest }) => {
  const body = `<div style="height: 3000px">Far above</div><section style="content-visibility: auto; contain-intrinsic-size: auto 1400px">${shopBody}</section>`
  await guest.visit(guestFiles({ body }))
  await page.locator('section').scrollIntoViewIfNeeded()
  await journey(page)
})

test('in a frame that the page writes itself', async ({ page, guest }) => {
  const inner = `<!doctype html><title>Frame</title><link rel="stylesheet" href="/guest.css">${scriptTag()}<showroom-cart-button></showroom-cart-button><showroom-shop routing="none"></showroom-shop>`
  await guest.visit(
    guestFiles(
      {
        script: '',
        body: '<iframe style="width: 1000px; height: 800px; border: 0"></iframe>',
        end: '<script src="/frame.js"></script>',
      },
      {
        '/frame.js': `document.querySelector('iframe').srcdoc = ${JSON.stringify(inner).replaceAll('</', '<\\/')}`,
      },
    ),
  )
  const frame = page.frameLocator('iframe')
  const shop = frame.locator('showroom-shop')
  await browse(shop)
  await addToCart(shop)
  await expect(
    frame
      .locator('showroom-cart-button')
      .first()
      .getByRole('button', { name: /1 item/ }),
  ).toBeVisible()
})

test('in a sandboxed frame without an origin: a polite card, no data', async ({ page, guest }) => {
  guest.admit(
    /^console: error: (Showroom: |Failed to load resource)/,
    /^console: error: .*(403|CORS|sandbox)/,
  )
  const inner = guestPage({ body: '<showroom-shop></showroom-shop>' })
  await guest.visit({
    ...guestFiles({
      script: '',
      body: '<iframe sandbox="allow-scripts" src="/inner" style="width: 900px; height: 600px"></iframe>',
    }),
    '/inner': inner,
  })
  const shop = page.frameLocator('iframe').locator('showroom-shop')
  await expect(shop.locator('[part=root]')).toBeVisible()
  await expect(shop.getByRole('article')).toHaveCount(0)
  await expect(shop.getByText(/website|could not/i).first()).toBeVisible()
})

test('in a page that is read from right to left', async ({ page, guest }) => {
  await guest.visit(guestFiles({ html: 'lang="ar" dir="rtl"' }))
  await expect(firstLink(page)).toBeVisible()
  await buy(page)
})
