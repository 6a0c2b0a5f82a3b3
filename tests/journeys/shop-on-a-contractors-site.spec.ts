import { contractorAt, expect, test } from '../factories/visit.ts'

test('the whole shop in one tag: category, filter, product, boxes, cart, reload', async ({ page }) => {
  await page.goto(contractorAt('/shop.html'))
  const shop = page.locator('showroom-shop')
  await shop
    .getByRole('link', { name: /^Tile Flooring/ })
    .first()
    .click()
  await shop.getByRole('link', { name: /12.24/ }).first().waitFor()
  await expect(page).toHaveURL(/#/)

  const filters = shop.getByRole('region', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^Porcelain Tile/ }).check()
  await expect(shop.getByText('1,344 materials', { exact: true }).first()).toBeVisible()
  await filters.getByText('Nominal size').click()
  const size = filters.getByRole('checkbox', { name: /^12x24/ })
  const promised = await size.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? '')
  await size.check()
  // The list before it shows some of the same tiles until its own has come.
  const total = promised.replace('12x24', '').trim()
  await expect(shop.getByText(`${total} materials`, { exact: true }).first()).toBeVisible()
  const card = shop
    .getByRole('article')
    .filter({ hasText: 'covers 15.5 sq ft' })
    .filter({ hasText: 'In stock' })
    .first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('heading').getByRole('link').click()
  await expect(shop.getByRole('heading', { name })).toBeVisible()

  await shop.getByRole('textbox', { name: /Area to cover/ }).fill('120')
  await expect(shop.getByText('9 boxes = 139.50 sq ft')).toBeVisible()
  await shop.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(shop.getByText('Added 9 boxes.').first()).toBeVisible()

  await page.reload()
  await shop.getByRole('button', { name: /Cart/ }).first().click()
  await expect(shop.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('9')
})

test('the browser’s back button walks back through the shop', async ({ page }) => {
  await page.goto(contractorAt('/shop.html'))
  const shop = page.locator('showroom-shop')
  await shop
    .getByRole('link', { name: /^Toilets/ })
    .first()
    .click()
  await expect(shop.getByRole('heading', { name: 'Toilets' })).toBeVisible()
  const first = shop.getByRole('article').first().getByRole('heading')
  const name = await first.innerText()
  await first.getByRole('link').click()
  await expect(shop.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible()
  await page.goBack()
  await expect(shop.getByRole('heading', { name })).toBeVisible()
  await page.goBack()
  await expect(shop.getByRole('link', { name: /^Tile Flooring/ }).first()).toBeVisible()
})

test('single tags woven through an article share one cart', async ({ page }) => {
  await page.goto(contractorAt('/bathrooms.html'))
  const product = page.locator('showroom-product')
  await product.scrollIntoViewIfNeeded()
  await product.getByRole('textbox', { name: /Area to cover/ }).fill('60')
  await product.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.locator('showroom-cart-button').getByRole('button', { name: /1 item/ })).toBeVisible()
  await expect(page.locator('showroom-products').getByRole('article').first()).toBeVisible()
})

test('a page whose script is blocked keeps its links', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(contractorAt('/shop.html'))
  await expect(page.getByRole('link', { name: /Shop tile, floors, faucets and lights/ })).toBeVisible()
})
