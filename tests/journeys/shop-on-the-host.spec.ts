import type { Page } from '@playwright/test'
import { expect, hostAt, test } from '../factories/visit.ts'

const enterShowroom = async (page: Page, vsdId: string) => {
  await page.goto(hostAt('/'))
  await page.getByRole('combobox', { name: 'Showroom ID' }).fill(vsdId)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(hostAt('/visualize/contractor/all'))
}

const accentOf = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--showroom-accent'))

test('a homeowner enters a Showroom ID, finds a tile, works out the boxes, and finds the cart again', async ({
  page,
}) => {
  await enterShowroom(page, 'harvest2')
  await expect(page.getByRole('heading', { name: 'Harvest Home Remodeling' })).toBeVisible()
  await expect.poll(() => accentOf(page)).toMatch(/^#(?!1f5a4c)[0-9a-f]{6}$/)

  await page.getByRole('button', { name: 'Flooring', exact: true }).click()
  await page.getByRole('link', { name: 'Porcelain Tile', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Porcelain Tile' })).toBeVisible()

  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByText('Nominal size').click()
  const size = filters.getByRole('checkbox', { name: /^12x24/ })
  const promised = await size.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? '')
  const total = promised.replace('12x24', '').trim()
  await size.check()
  await expect(page).toHaveURL(/f=size/)
  await expect(page.getByText(`${total} materials`, { exact: true }).first()).toBeVisible()

  const card = page.getByRole('article').filter({ hasText: 'In stock' }).first()
  await expect(card).toContainText('covers 15.5 sq ft')
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)

  await page.getByRole('textbox', { name: /Area to cover/ }).fill('120')
  await expect(page.getByRole('textbox', { name: 'Extra for cuts' })).toHaveValue('10')
  await expect(page.getByText('9 boxes = 139.50 sq ft')).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: /Quantity/ })).toHaveValue('9')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${name}` })
  await expect(quantity).toHaveValue('9')
  await page.reload()
  await expect(quantity).toHaveValue('9')
  await expect(page.getByText('Covers 139.50 sq ft').or(page.getByText('Covers 139.5 sq ft'))).toBeVisible()
})

test('an unknown Showroom ID is refused in the specification’s words and Next stays shut', async ({
  page,
}) => {
  await page.goto(hostAt('/'))
  await page.getByRole('combobox', { name: 'Showroom ID' }).fill('ZZZZZZZZ')
  await expect(page.getByText('No Showroom Found, Please Enter Correct Showroom Id.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
})

test('a category tile asks for a showroom first, and opens that category after', async ({ page }) => {
  await page.goto(hostAt('/'))
  await page.getByRole('button', { name: 'Kitchen Sinks' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('unlocks the products')
  await dialog.getByRole('combobox', { name: 'Showroom ID' }).fill('MAPLE247')
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(hostAt('/visualize/contractor/all'))
  await expect(page.getByRole('heading', { name: 'Kitchen Sinks' })).toBeVisible()
})

test('with a showroom selected the landing page continues shopping, and offers a new one', async ({
  page,
}) => {
  await enterShowroom(page, 'CEDAR936')
  await page.goto(hostAt('/'))
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Showroom ID' })).toBeHidden()
  await page.getByRole('button', { name: 'New Showroom' }).click()
  await expect(page.getByRole('combobox', { name: 'Showroom ID' })).toBeVisible()
})

test('a plain showroom keeps the marketplace’s own colours', async ({ page }) => {
  await enterShowroom(page, 'CEDAR936')
  await expect(page.getByRole('heading', { name: 'Cedar Ridge Builders' })).toBeVisible()
  expect(['', '#1f5a4c']).toContain(await accentOf(page))
})

test('Back returns to the same page of the same list', async ({ page }) => {
  await page.goto(hostAt('/category/single-hole?page=3'))
  const first = page.getByRole('article').first().getByRole('heading')
  const name = await first.innerText()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(hostAt('/category/single-hole?page=3'))
  await expect(first).toHaveText(name)
})

test('a search with a typing mistake finds faucets', async ({ page }) => {
  await page.goto(hostAt('/'))
  await page.getByRole('searchbox', { name: 'Search materials' }).fill('brused gold fauset')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toContainText(/Faucet/i)
})

test('a page that is typed in begins at its top; one that is loaded anew, where it was left', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto(hostAt('/terms_of_service'))
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.reload()
  await expect.poll(scrolled).toBe(900)
  await page.goto(hostAt('/privacy_policy'))
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect.poll(scrolled).toBe(900)
})

test.describe('an unknown path', () => {
  // It is answered with its status, which browsers write down.
  test.use({ complainsOf: /status of 404/ })
  test('goes to the not-found page', async ({ page }) => {
    await page.goto(hostAt('/no/such/page'))
    await expect(page).toHaveURL(hostAt('/404'))
    await expect(page.getByRole('heading', { name: 'There was an error with your request' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(hostAt('/'))
  })
})

test('on a phone the Menu slides in and leads to a subcategory', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(hostAt('/'))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Bathroom', { exact: true }).click()
  await menu.getByText('Toilets', { exact: true }).click()
  await menu.getByRole('link', { name: /^One-Piece/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One-Piece' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('our brands lead to their materials', async ({ page }) => {
  await page.goto(hostAt('/our-brands'))
  await page.getByRole('link', { name: /^Ostrevane/ }).click()
  await expect(page.getByRole('article').first()).toContainText(/Ostrevane/i)
})
