import type { Locator, Page } from '@playwright/test'
import { buildExample, filesOf } from '../factories/example-site.ts'
import { expect, test } from '../factories/guest-site.ts'

/** Chooses the first material of the list; gives its name. */
const choose = async (list: Locator) => {
  const card = list.getByRole('article').filter({ hasText: 'In stock' }).first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('heading').getByRole('button').click()
  return name
}

/** Browse, choose, add, find it in the cart. */
const shopOn = async (page: Page) => {
  const name = await choose(page.locator('showroom-products'))
  const product = page.locator('showroom-product')
  await expect(product.getByRole('heading', { name }).first()).toBeVisible()
  await product.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 in your cart' })).toBeVisible()
  await expect(page.locator('showroom-cart-button').getByRole('button', { name: /1 item/ })).toBeVisible()
  const line = page.locator('showroom-cart').getByRole('spinbutton', { name: `Quantity of ${name}` })
  await expect(line).toBeVisible()
  return { name, line }
}

test('plain HTML: a material is chosen, shown beside the list, and in the cart', async ({ page, guest }) => {
  // It shows the product where there was none.
  guest.admit(/^page: /)
  await guest.visit(await filesOf('plain-html'))
  await shopOn(page)
})

test('plain HTML: the page sells without a script', async ({ browser, guest }) => {
  guest.admit(/^page: /)
  const origin = await guest.visit(await filesOf('plain-html'))
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(origin)
  await expect(page.getByRole('link', { name: 'Subway tile' })).toBeVisible()
  await page.context().close()
})

/** What Vue and Svelte leave on every page that they draw. */
const frameworksOwn = [/^global: window has got __(VUE_|svelte)/, /^global: Element has got (__e|Symbol\()/]

for (const framework of ['react', 'vue', 'svelte']) {
  test(`${framework}: attributes, events, moves and removals are the framework’s own`, async ({
    page,
    guest,
  }) => {
    guest.admit(/^page: /, ...frameworksOwn)
    await guest.visit(await buildExample(framework))
    const list = page.locator('showroom-products')
    const { line } = await shopOn(page)

    await page.getByRole('button', { name: 'Kitchen Faucets' }).click()
    await expect(list.getByRole('heading', { name: 'Kitchen Faucets' }).first()).toBeVisible()
    await expect(list.getByRole('article')).toHaveCount(12)

    // What a visitor has begun to type is nowhere but in the tag.
    const search = list.getByRole('search').getByRole('textbox')
    await search.fill('brass')
    await page.getByRole('button', { name: 'Swap sides' }).click()
    await expect(page.locator('section').first().locator('showroom-cart')).toBeVisible()
    await expect(search).toHaveValue('brass')

    await page.getByRole('checkbox', { name: 'Show the list' }).uncheck()
    await expect(list).toHaveCount(0)
    await expect(line).toBeVisible()
    await page.getByRole('checkbox', { name: 'Show the list' }).check()
    await expect(list.getByRole('heading', { name: 'Kitchen Faucets' }).first()).toBeVisible()
  })
}
