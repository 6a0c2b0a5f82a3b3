import {
  changesOf,
  fragment,
  fragmentSite,
  questionsOf,
  tagHydrated,
  visitDrawn,
  withInlineStyles,
} from '../factories/fragment-page.ts'
import { expect, type Page, test } from '../factories/guest-site.ts'

const tag = 'showroom-products'
const shelf = 'category=handmade-look-and-zellige-style&page-size=10'
/** Goods that are counted, not measured, go into the cart from the list. */
const counted = 'category=toilets&page-size=8'
const listOn = (page: Page) => page.locator(tag)
const badgeOn = (page: Page) => page.locator('showroom-cart-button').getByRole('button')

const addFirst = async (page: Page) => {
  const [added] = await Promise.all([
    page.waitForResponse(
      (reply) =>
        reply.request().method() === 'POST' &&
        new URL(reply.url()).pathname === '/api/projectCart/sync_to_cart',
    ),
    listOn(page)
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click(),
  ])
  expect(added.ok()).toBe(true)
}

test.describe('what a server drew becomes the widget', () => {
  for (const [name, query] of [
    [tag, shelf],
    ['showroom-product', 'product=HECNscDhDHif'],
    ['showroom-categories', 'department=bathroom&layout=carousel'],
    ['showroom-entry', ''],
    ['showroom-cart-button', ''],
    ['showroom-shop', ''],
    ['showroom-shop', 'start=/category/porcelain-tile&routing=none'],
  ] as const) {
    test(`with the same nodes, no jump and no question asked twice: ${name} ${query}`, async ({
      page,
      guest,
    }) => {
      const asked = questionsOf(page)
      await visitDrawn(guest, await fragment(name, query))
      await tagHydrated(page, name)
      await expect(page.getByText('After the shop')).toBeVisible()
      expect(asked).toEqual([])
      const { drawn, lost, came, went } = await changesOf(page)
      expect(drawn).toBeGreaterThan(0)
      expect(lost).toBe(0)
      // Only that for which there may be no room is drawn later; whether there is, a server can not know.
      expect(came.filter((one) => one !== 'div')).toEqual([])
      expect(went.sort()).toEqual(['link', 'link', 'script'])
    })
  }
})

test('with its styles in the HTML a tag stands there before any file of ours, and is taken over all the same', async ({
  page,
  guest,
}) => {
  let letScriptCome = () => {}
  const scriptMayCome = new Promise<void>((come) => (letScriptCome = come))
  await page.route(/\/embed\/.*\.(js|css)$/, async (route) => {
    await scriptMayCome
    await route.continue()
  })
  // A page has loaded when its scripts have: it is looked at before.
  const visiting = guest.visit(
    withInlineStyles(await fragment('showroom-product', 'product=HECNscDhDHif&styles=inline')),
  )
  const buy = page.locator('showroom-product').getByRole('button', { name: 'Add to cart' })
  await expect(buy).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(buy).not.toHaveCSS('background-color', 'rgb(239, 239, 239)')
  letScriptCome()
  await visiting
  await tagHydrated(page, 'showroom-product')
  const { lost, went } = await changesOf(page)
  expect(lost).toBe(0)
  expect(went.sort()).toEqual(['script', 'style', 'style'])
})

test('a cart is drawn without what is in it: that, the visitor’s own browser asks for', async ({
  page,
  guest,
}) => {
  const asked = questionsOf(page)
  await visitDrawn(guest, await fragment('showroom-cart', 'layout=inline'))
  await expect(page.locator('showroom-cart').getByText('Your cart is empty')).toBeVisible()
  await expect.poll(() => asked).toEqual(['GET /api/projectCart'])
})

test('it filters, and puts into the cart, as if the script had drawn it', async ({ page, guest }) => {
  await visitDrawn(guest, (await fragment('showroom-cart-button')) + (await fragment(tag, counted)))
  await tagHydrated(page, tag)
  const list = listOn(page)
  const totalBefore = await list.getByText(/^\d+ materials$/).innerText()
  const filters = list.getByRole('region', { name: 'Filters' })
  await filters.getByRole('checkbox').first().click()
  await expect(list.getByRole('button', { name: /^Remove / })).toBeVisible()
  await expect(list.getByText(totalBefore, { exact: true })).toHaveCount(0)
  await addFirst(page)
  await expect(badgeOn(page)).toHaveAccessibleName(/1 item/)
})

test('whoever holds a cart already sees its count at once, on HTML that knew of none', async ({
  page,
  guest,
}) => {
  await visitDrawn(guest, (await fragment('showroom-cart-button')) + (await fragment(tag, counted)))
  await tagHydrated(page, tag)
  await addFirst(page)
  await expect(badgeOn(page)).toHaveAccessibleName(/1 item/)

  await guest.look()
  await page.reload()
  await tagHydrated(page, 'showroom-cart-button')
  await expect(badgeOn(page)).toHaveAccessibleName(/1 item/)
  const { lost, went } = await changesOf(page)
  expect(lost).toBe(0)
  expect(went.filter((one) => !['link', 'script'].includes(one))).toEqual([])
})

test('what another build drew gives way to a widget that is drawn anew, in the same place', async ({
  page,
  guest,
}) => {
  const drawn = (await fragment(tag, counted)).replace(/"build":"[^"]*"/, '"build":"of-last-year"')
  expect(drawn).toContain('of-last-year')
  await visitDrawn(guest, drawn)
  await tagHydrated(page, tag)
  await expect(listOn(page).getByRole('article')).toHaveCount(8)
  expect((await changesOf(page)).lost).toBeGreaterThan(100)
  await addFirst(page)
})

test('HTML that a page writes later, with setHTMLUnsafe, is hydrated too', async ({ page, guest }) => {
  // The page's own doing.
  guest.admit(/^page: .* became /, /^shift: .* of p\./)
  const { '/': start, ...files } = fragmentSite('<main></main>')
  const html = await fragment(tag, counted)
  await guest.visit({
    ...files,
    // Without the policy: it forbids the page to write HTML.
    '/': start.body,
    '/later.html': html,
  })
  await page.evaluate(async () => {
    const reply = await fetch('/later.html')
    document.querySelector('main')?.setHTMLUnsafe(await reply.text())
  })
  await tagHydrated(page, tag)
  await addFirst(page)
})

test('what a visitor types and presses before the code has come is done when it comes', async ({
  page,
  guest,
}) => {
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/embed/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  const product = page.locator('showroom-product')
  await visitDrawn(
    guest,
    (await fragment('showroom-cart-button')) + (await fragment('showroom-product', 'product=HECNscDhDHif')),
  )
  await page.waitForFunction(() => 'Showroom' in window)
  await product.getByRole('textbox', { name: /Area to cover/ }).fill('60')
  await product.getByRole('button', { name: 'Add to cart', exact: true }).click()
  letThrough()
  await expect(badgeOn(page)).toHaveAccessibleName(/1 item/)
  await expect(product.getByRole('textbox', { name: /Area to cover/ })).toHaveValue('60')
  await expect(product.getByText(/^Added ([2-9]|\d\d) boxes/)).toBeVisible()
})
