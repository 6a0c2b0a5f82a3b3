import { expect, type Page, test } from '../factories/guest-site.ts'
import { builders, siteOf } from './real-world/pages.ts'
import { sidewaysOf } from '../factories/still.ts'

const shopOf = (page: Page) => page.locator('showroom-shop')

const openAProduct = async (page: Page) => {
  await shopOf(page)
    .getByRole('link', { name: /^Tile Flooring/ })
    .first()
    .click()
  const card = shopOf(page)
    .getByRole('article')
    .filter({ hasText: 'covers' })
    .filter({ hasText: 'In stock' })
    .first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('heading').getByRole('link').click()
  return name
}

/** Its own script marks the page when its fonts have come. */
const ownMark = /class=\\?"wf-/

for (const builder of builders) {
  test.describe(`a site made with ${builder}`, () => {
    test.beforeEach(({ guest }) => guest.admit(ownMark))

    test('the whole shop: category, product, boxes, cart', async ({ page, guest }) => {
      await guest.visit(siteOf(builder), '/shop')
      const name = await openAProduct(page)
      await expect(shopOf(page).getByRole('heading', { name })).toBeInViewport()
      await shopOf(page)
        .getByRole('textbox', { name: /Area to cover/ })
        .fill('120')
      await shopOf(page).getByRole('button', { name: 'Add to cart', exact: true }).click()
      await expect(
        shopOf(page)
          .getByText(/^Added \d+ boxes/)
          .first(),
      ).toBeVisible()
      await shopOf(page).getByRole('button', { name: /Cart/ }).first().click()
      const drawer = page.getByRole('dialog', { name: 'Your cart' })
      await expect(drawer.getByRole('spinbutton', { name: `Quantity of ${name}` })).toBeVisible()
      // In the top layer no header, transform or stacking of the page covers it.
      await expect(drawer.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
      await drawer.getByRole('button', { name: 'Close' }).click()
      await expect(drawer).toBeHidden()
    })

    test('single tags: a list is set in the font of the page, and shouts as little as it does elsewhere', async ({
      page,
      guest,
    }) => {
      await guest.visit(siteOf(builder))
      const products = page.locator('showroom-products')
      await products.scrollIntoViewIfNeeded()
      await expect(products.getByRole('article').first()).toBeVisible()
      const drawn = await products.evaluate((element) => {
        const { fontFamily, textTransform, letterSpacing } = getComputedStyle(
          element.shadowRoot?.querySelector('[part~=products]') ?? element,
        )
        return { fontFamily, pageFont: getComputedStyle(element).fontFamily, textTransform, letterSpacing }
      })
      expect(drawn).toMatchObject({
        fontFamily: drawn.pageFont,
        textTransform: 'none',
        letterSpacing: 'normal',
      })
    })

    test('nothing sticks out of the page, however wide it is', async ({ page, guest }) => {
      // What moves when a window is drawn larger is nobody's jump.
      guest.admit(/^shift: /)
      await guest.visit(siteOf(builder), '/shop')
      const tile = shopOf(page).getByRole('link', { name: /^Tile Flooring/ })
      await expect(tile.first()).toBeVisible()
      for (const width of [390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => sidewaysOf(page), `${width} px`).toBe(0)
      }
    })

    test('the page below the sticky header: what was chosen is not covered by it', async ({
      page,
      guest,
    }) => {
      await guest.visit(siteOf(builder), '/shop')
      await page.mouse.wheel(0, 400)
      const heading = shopOf(page).getByRole('heading', { name: await openAProduct(page) })
      await expect(heading).toBeInViewport()
      const covering = () =>
        heading.evaluate((element) => {
          const { left, top } = element.getBoundingClientRect()
          return document.elementFromPoint(left + 4, top + 4)?.localName
        })
      await expect.poll(covering).toBe('showroom-shop')
    })
  })
}

test('a list and a badge in a Bootstrap page share one cart', async ({ page, guest }) => {
  await guest.visit(siteOf('bootstrap'))
  await page.locator('showroom-products').getByRole('button', { name: /^Add/ }).first().click()
  await expect(page.locator('showroom-cart-button').getByRole('button', { name: /1 item/ })).toBeVisible()
})
