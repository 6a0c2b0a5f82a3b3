import { addToCart } from '../factories/guest-journey.ts'
import {
  embedOrigin,
  expect,
  type Guest,
  type Page,
  scriptTag,
  serveGuest,
  test,
} from '../factories/guest-site.ts'

const shelf = 'category=handmade-look-and-zellige-style&page-size=10'

const product = 'HECNscDhDHif'

/** Each tag as a contractor may ask for it, and what is to be found in it without any script. */
const drawn: Record<string, { query?: string; plain: RegExp }> = {
  'showroom-entry': { plain: /<a href="[^"]+\/showroom\/">/ },
  'showroom-categories': { plain: /<a href="[^"]+\/showroom\/category\/backsplash-tiles">/ },
  'showroom-products': {
    query: shelf,
    plain: /<a href="[^"]+\/showroom\/product\/\w+\/HARVEST2">[^<]+<\/a>[^<]+\$\d/,
  },
  'showroom-product': {
    query: `product=${product}`,
    plain: new RegExp(`<a href="[^"]+/showroom/product/${product}/HARVEST2">`),
  },
  'showroom-cart-button': { plain: /<a href="[^"]+\/showroom\/cart">/ },
  'showroom-cart': { plain: /<a href="[^"]+\/showroom\/cart">/ },
  'showroom-shop': { plain: /<a href="[^"]+\/showroom\/category\/[a-z-]+">/ },
}

/** What a contractor's server does before it sends its page. */
const fragment = async (tag: string, query = '') => {
  const reply = await fetch(`${embedOrigin()}/showroom/embed/fragment/${tag}?showroom=HARVEST2&${query}`)
  expect(reply.status).toBe(200)
  return reply.text()
}

for (const [tag, { query = '', plain }] of Object.entries(drawn)) {
  test(`<${tag}> is drawn with nothing that a strict policy refuses, and plain links inside`, async () => {
    const html = await fragment(tag, query)
    const [, root = '', light = ''] =
      new RegExp(
        `^<${tag} [^>]*showroom="HARVEST2"[^>]*><template shadowrootmode="open"[^>]*>(.*)</template>(.*)</${tag}>`,
        's',
      ).exec(html) ?? []
    expect(root).toContain('part="root"')
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/)
    expect([...html.matchAll(/<script[^>]*>/g)].map(([written]) => written)).toEqual([
      '<script type="application/json">',
    ])
    expect(light).toMatch(plain)
    expect(await fragment(tag, `dom=light&${query}`)).toBe(light)
    const sheets = [...root.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href)
    expect(sheets).toHaveLength(2)
    for (const href of sheets) {
      const sheet = await fetch(href)
      expect(sheet.status).toBe(200)
      expect(sheet.headers.get('cache-control')).toContain('immutable')
    }
  })
}

/** Stands in the document before the script: notes every jump, and every element that comes or goes in the tag. */
const watcher = `
window.watched = { shift: 0, came: [], went: [] };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) watched.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
addEventListener('DOMContentLoaded', () => {
  const names = (nodes) => [...nodes].filter((node) => node.nodeType === 1).map((node) => node.localName);
  for (const tag of document.querySelectorAll('[showroom]')) {
    tag.shadowRoot.querySelectorAll('div, article, button, input, img').forEach((node) => (node.isOfTheServer = true));
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        watched.came.push(...names(addedNodes));
        watched.went.push(...names(removedNodes));
      }
    }).observe(tag.shadowRoot, { childList: true, subtree: true });
  }
});`

const strict = (script: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${script}`,
    `style-src 'self' ${script}`,
    `connect-src ${script}`,
    `img-src ${script}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const pageWith = (body: string, script = scriptTag()) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Guest</title><script src="/watcher.js"></script>
  <link rel="stylesheet" href="/page.css">${script}<h1>Tiles we like</h1>${body}<p>After the shop</p></html>`

const visit = (guest: Guest, body: string, script?: string) =>
  guest.visit({
    '/': {
      body: pageWith(body, script),
      headers: { 'content-security-policy': strict(embedOrigin()) },
    },
    '/watcher.js': watcher,
    '/page.css': `body { margin: 0 auto; max-width: 1200px; font: 16px/1.5 Georgia }
      .reserved > * { display: flow-root; min-height: 900px }`,
  })

type Watched = { shift: number; came: string[]; went: string[] }
const watched = (page: Page) => page.evaluate(() => Reflect.get(window, 'watched') as Watched)

/** The widget's own code runs once the styles that came as files have given way to adopted ones. */
const takenOver = (page: Page, tag: string) =>
  expect
    .poll(() =>
      page.locator(tag).evaluate((element) => {
        const root = element.shadowRoot
        return root !== null && !root.querySelector('link, script') && root.adoptedStyleSheets.length > 0
      }),
    )
    .toBe(true)

const calls = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  return asked
}

test('what a server drew becomes the widget with the same nodes, no jump and no question asked twice', async ({
  page,
  guest,
}) => {
  const asked = calls(page)
  await visit(guest, await fragment('showroom-products', shelf))
  const list = page.locator('showroom-products')
  await expect(list.getByRole('article')).toHaveCount(10)
  await takenOver(page, 'showroom-products')

  expect(asked).toEqual([])
  const { shift, came, went } = await watched(page)
  expect(shift).toBe(0)
  // Filters are drawn where there is room for them, which a server can not know.
  expect(came.filter((name) => name !== 'div')).toEqual([])
  expect(went.sort()).toEqual(['link', 'link', 'script'])
  const kept = await list.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll('article') ?? [])].every((node) => 'isOfTheServer' in node),
  )
  expect(kept).toBe(true)
})

test('what was taken over works: goods go into the cart', async ({ page, guest }) => {
  const [badge, goods] = await Promise.all([
    fragment('showroom-cart-button'),
    fragment('showroom-product', `product=${product}`),
  ])
  await visit(guest, badge + goods)
  await takenOver(page, 'showroom-product')
  await addToCart(page.locator('showroom-product'))
  await expect(page.locator('showroom-cart-button').getByRole('button', { name: /1 item/ })).toBeVisible()
})

test('without JavaScript there are names, prices and pictures, in the showroom’s colours', async ({
  browser,
}) => {
  const site = await serveGuest({ '/': pageWith(await fragment('showroom-products', shelf)) })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.origin)
  const cards = page.locator('showroom-products').getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(cards.first().getByRole('heading')).toBeVisible()
  await expect(cards.first().getByText(/\$\d/).first()).toBeVisible()
  await expect(cards.first().getByRole('img').first()).toBeVisible()
  await expect(cards.first().getByRole('link').first()).toHaveAttribute(
    'href',
    /\/showroom\/product\/\w+\/HARVEST2$/,
  )
  await expect(page.locator('showroom-products [part~="root"]')).toHaveCSS('color', 'rgb(31, 29, 26)')
  await context.close()
  await site.close()
})

test('when the script is blocked, what was drawn stays, and so do plain links', async ({ page, guest }) => {
  guest.admit(/^console: error: Failed to load resource/)
  await page.route(/showroom\.js$/, (route) => route.abort())
  const [list, plain] = await Promise.all([
    fragment('showroom-products', shelf),
    fragment('showroom-product', `product=${product}&dom=light`),
  ])
  await visit(guest, `${list}<showroom-product product="${product}">${plain}</showroom-product>`)
  await expect(page.locator('showroom-products').getByRole('article')).toHaveCount(10)
  const link = page.locator('showroom-product').getByRole('link')
  await expect(link).toHaveAttribute('href', `${embedOrigin()}/showroom/product/${product}/HARVEST2`)
  await expect(link).toBeVisible()
})

test('plain links in a place of some height give way to the widget without a jump', async ({
  page,
  guest,
}) => {
  const plain = await fragment('showroom-products', `${shelf}&dom=light`)
  const attributes = 'category="handmade-look-and-zellige-style" page-size="10"'
  await visit(
    guest,
    `<div class="reserved"><showroom-products ${attributes}>${plain}</showroom-products></div>`,
  )
  const list = page.locator('showroom-products')
  await expect(list.getByRole('article')).toHaveCount(10)
  await expect(list.locator('> ul')).toBeHidden()
})
