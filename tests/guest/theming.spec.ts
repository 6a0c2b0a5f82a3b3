import { expect, type Page, scriptTag, test } from '../factories/guest-site.ts'

/** The five steps of docs/embedding/theming.md, and nothing at all before them. */
const sheet = (more: string) => ({
  '/site.css': `body { margin: 0; font: 17px Georgia, serif; background: #fffdf6 } showroom-products { display: block; min-height: 1400px } ${more}`,
})
const pageWith = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Guest</title><link rel="stylesheet" href="/site.css">${scriptTag()}<body>${body}</body></html>`
const products = (attributes = '') =>
  `<showroom-products category="tile-flooring" page-size="2" ${attributes}></showroom-products>`

const styleOf = (page: Page, part: string, property: string) =>
  page
    .locator('showroom-products')
    .evaluate(
      (element, { part, property }) =>
        getComputedStyle(element.shadowRoot?.querySelector(`[part~=${part}]`) ?? element).getPropertyValue(
          property,
        ),
      { part, property },
    )

const drawn = async (page: Page) => {
  await expect(page.locator('showroom-products').getByRole('article').first()).toBeVisible()
}

test('nothing: the page’s own type in the showroom’s own colours', async ({ page, guest }) => {
  await guest.visit({ ...sheet(''), '/': pageWith(products()) })
  await drawn(page)
  expect(await styleOf(page, 'root', 'font-family')).toBe('Georgia, serif')
  expect(await styleOf(page, 'root', 'font-size')).toBe('17px')
  expect(await styleOf(page, 'root', '--showroom-accent')).toMatch(/^#[0-9a-f]{6}$/)
})

test('attributes: a dark shop', async ({ page, guest }) => {
  await guest.visit({ ...sheet('body { background: #111 }'), '/': pageWith(products('theme="dark"')) })
  await drawn(page)
  await expect.poll(() => styleOf(page, 'root', 'color')).toBe('rgb(245, 242, 236)')
})

test('variables: the page’s colours and shapes win over the showroom’s', async ({ page, guest }) => {
  await guest.visit({
    ...sheet(
      'showroom-products { --showroom-ink: #123456; --showroom-font: Verdana; --showroom-text-size: 18px }',
    ),
    '/': pageWith(products()),
  })
  await drawn(page)
  expect(await styleOf(page, 'root', 'color')).toBe('rgb(18, 52, 86)')
  expect(await styleOf(page, 'root', 'font-family')).toBe('Verdana')
  expect(await styleOf(page, 'root', 'font-size')).toBe('18px')
})

test('parts: the page styles a piece of a widget', async ({ page, guest }) => {
  await guest.visit({
    ...sheet('showroom-products::part(price) { color: rgb(1, 2, 3) }'),
    '/': pageWith(products()),
  })
  await drawn(page)
  expect(await styleOf(page, 'price', 'color')).toBe('rgb(1, 2, 3)')
})

test('headless: the page’s own markup over the same cart', async ({ page, guest }) => {
  await guest.visit({
    ...sheet(''),
    '/bag.js': `
      const shop = await Showroom.connect()
      shop.cart.subscribe(({ count }) => (document.title = count + ' in the bag'))
      const { origin } = new URL(document.querySelector('script[data-showroom]').src)
      const shelf = await fetch(origin + '/api/visualization/products?showroom=HARVEST2&category=toilets&page_size=1')
      const [product] = (await shelf.json()).data
      document.querySelector('button').onclick = () => shop.cart.add([{ product_id: product.id, qty: 2 }])
      document.title = 'ready'`,
    '/': pageWith(`<button type="button">Add two</button><script type="module" src="/bag.js"></script>`),
  })
  await expect(page).toHaveTitle('ready')
  await page.getByRole('button', { name: 'Add two' }).click()
  await expect(page).toHaveTitle('1 in the bag')
})
