import { expect, type Locator, type Page } from '@playwright/test'

/** Types a Showroom ID into the card, chooses the match, goes on. The page says in its title what it was told. */
export const enter = async (page: Page, showroom = 'HARVEST2') => {
  const entry = page.locator('showroom-entry')
  await entry.getByRole('combobox').pressSequentially(showroom)
  await entry
    .getByRole('option', { name: new RegExp(showroom) })
    .first()
    .click()
  await entry.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveTitle(`Entered ${showroom}`)
}

/** Categories, a list, a product: gives the product's name. */
export const browse = async (shop: Locator): Promise<string> => {
  // Without addresses, as with routing="none", links are buttons.
  const toilets = { name: /^Toilets/ }
  await shop.getByRole('link', toilets).or(shop.getByRole('button', toilets)).first().click()
  await expect(shop.getByRole('heading', { name: 'Toilets' })).toBeVisible()
  const card = shop.getByRole('article').filter({ hasText: 'In stock' }).first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('heading').locator('a, button').first().click()
  await expect(
    shop.getByRole('heading', { name, level: 1 }).or(shop.getByRole('heading', { name })).first(),
  ).toBeVisible()
  return name
}

export const addToCart = async (shop: Locator) => {
  await shop.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(shop.getByText(/^Added 1 /).first()).toBeVisible()
}

/** Presses the badge, which counts, and finds the line. */
export const seeCart = async (button: Locator, name: string) => {
  await button.getByRole('button', { name: /1 item/ }).click()
  const page = button.page()
  await expect(page.getByRole('dialog').getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue(
    '1',
  )
}

/** What a visitor does on every guest page: enter, browse, add, look into the cart. */
export const journey = async (page: Page) => {
  await enter(page)
  await buy(page)
}

/** The same on pages that have no card to enter, or other places for shop and badge. */
export const buy = async (
  page: Page,
  { shop = page.locator('showroom-shop'), button = page.locator('showroom-cart-button').first() } = {},
) => {
  const name = await browse(shop)
  await addToCart(shop)
  await seeCart(button, name)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
