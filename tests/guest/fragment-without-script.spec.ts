import { fragment, fragmentSite } from '../factories/fragment-page.ts'
import { embedOrigin, type Page, serveGuest } from '../factories/guest-site.ts'
import { expect, test } from '../factories/visit.ts'

const shelf = 'category=handmade-look-and-zellige-style&page-size=10'

const visitDrawn = async (page: Page) => {
  const goods = await Promise.all([
    fragment('showroom-products', shelf),
    fragment('showroom-product', 'product=HECNscDhDHif'),
    fragment('showroom-categories', 'department=bathroom'),
  ])
  const site = await serveGuest(fragmentSite(goods.join('')))
  await page.goto(site.origin)
  return site
}

const expectGoods = async (page: Page) => {
  const cards = page.locator('showroom-products').getByRole('article')
  await expect(cards).toHaveCount(10)
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByRole('heading')).toBeVisible()
    await expect(card.getByText(/\$\d+\.\d\d/).first()).toBeVisible()
    await expect.poll(() => card.locator('img').first().screenshot().then(isDrawn)).toBe(true)
  }
  await expect(page.locator('showroom-products [part~="root"]')).toHaveCSS('color', 'rgb(31, 29, 26)')
  const product = page.locator('showroom-product')
  await expect(product.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(
    product
      .getByText(/\$\d+\.\d\d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  const [first] = await cards.getByRole('link').all()
  const address = await first?.getAttribute('href')
  expect(address).toMatch(/^http.+\/showroom\/product\/.+/)
  expect((await fetch(address ?? '')).status).toBe(200)
}
/** A picture of one color compresses to nearly nothing. */
const isDrawn = (png: Buffer) => png.length > 5_000

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('goods that a server drew stand there with names, prices, pictures and links', async ({ page }) => {
    const site = await visitDrawn(page)
    await expectGoods(page)
    // Nothing to press that would not answer.
    await expect(
      page.locator('showroom-products').locator('button:visible, input:visible, select:visible'),
    ).toHaveCount(0)
    expect(site.reports).toEqual([])
    await site.close()
  })
})

test('goods that a server drew stay when the script is blocked', async ({ page, complaints }) => {
  await page.route(`${embedOrigin()}/showroom/embed/v1/showroom.js`, (route) => route.abort())
  const site = await visitDrawn(page)
  await expectGoods(page)
  expect(site.reports).toEqual([])
  await site.close()
  // The browser's own word on what was blocked.
  expect(complaints.splice(0)).toEqual(['console: Failed to load resource: net::ERR_FAILED'])
})
