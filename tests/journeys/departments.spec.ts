import type { Locator, Page } from '@playwright/test'
import { anAdmin } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { expect, hostAt, test } from '../factories/person.ts'

test.use({ bypassCSP: true })

const openDepartments = async (page: Page) => {
  const token = await anAdmin()
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt('/account/departments'))
  await expect(page.getByRole('heading', { level: 2, name: 'Landscaping / Outdoor' })).toBeVisible()
}

/** The page says a second; a busy machine has more, and less than a drawn page is kept for. */
const soon = { timeout: 20_000 }

/** What a shopper finds in the department now. */
const tiles = async (shopper: Page): Promise<string[]> => {
  await shopper.goto(hostAt('/department/landscaping-outdoor'))
  await expect(shopper.getByRole('heading', { level: 1, name: 'Landscaping / Outdoor' })).toBeVisible()
  return shopper.locator('.department-tiles strong').allInnerTexts()
}

/** By the keyboard, which stays on the button that goes along. */
const moveToTop = async (page: Page, card: Locator, name: string) => {
  const rows = card.locator('.departments-category')
  const up = card.getByRole('button', { name: `Up ${name}` })
  await up.focus()
  for (let place = (await rows.count()) - 2; place >= 0; place--) {
    await expect(up).not.toHaveAttribute('aria-disabled')
    await expect(up).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows.nth(place)).toContainText(name)
    await expect(up).toBeFocused()
  }
}

test('an Admin adds a category, shows, renames and moves it, and a shopper sees each of it, until it is hidden and gone', async ({
  page,
  browser,
}) => {
  const [sheds, huts] = [`Sheds ${Date.now()}`, `Huts ${Date.now()}`]
  const shopper = await (await browser.newContext()).newPage()
  await openDepartments(page)
  const card = page.getByRole('region', { name: 'Landscaping / Outdoor' })
  await card.getByRole('button', { name: 'Add a category to Landscaping / Outdoor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a category' })
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Please give a name.')
  await dialog.getByLabel('Name').fill(sheds)
  await expect(dialog.getByLabel('Address')).toHaveValue(sheds.toLowerCase().replace(' ', '-'))
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('Shoppers see it once you show it.')).toBeVisible()
  expect(await tiles(shopper)).not.toContain(sheds)

  await card.getByRole('button', { name: `Show ${sheds}` }).click()
  await expect(card.getByRole('button', { name: `Hide ${sheds}` })).toBeVisible()
  await expect(async () => expect((await tiles(shopper)).indexOf(sheds)).toBeGreaterThan(0)).toPass(soon)

  await card.getByRole('button', { name: sheds, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: sheds })
  await drawer.getByLabel('Name').fill(huts)
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Shoppers see it within a second.')).toBeVisible()
  await page.getByRole('dialog', { name: huts }).getByRole('button', { name: 'Close' }).first().click()
  // A drawer that closes gives the keyboard back to what opened it.
  await expect(card.getByRole('button', { name: huts, exact: true })).toBeFocused()

  await moveToTop(page, card, huts)
  await expect(async () => expect((await tiles(shopper))[0]).toBe(huts)).toPass(soon)

  await card.getByRole('button', { name: `Hide ${huts}` }).click()
  await expect(card.getByRole('button', { name: `Show ${huts}` })).toBeVisible()
  await expect(async () => expect(await tiles(shopper)).not.toContain(huts)).toPass(soon)

  await card.getByRole('button', { name: huts, exact: true }).click()
  await page.getByRole('dialog', { name: huts }).getByRole('button', { name: 'Remove', exact: true }).click()
  const ask = page.getByRole('dialog', { name: `Remove ${huts}?` })
  await ask.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(`${huts} is removed.`)).toBeVisible()
  await expect(card.getByRole('button', { name: huts, exact: true })).toHaveCount(0)
  await shopper.context().close()
})

test('what holds products says why it stays; subcategories open below it; on a phone nothing is cut off', async ({
  page,
}) => {
  await openDepartments(page)
  await page.getByRole('button', { name: /^9 subcategories Appliances$/ }).click()
  await expect(page.getByRole('button', { name: 'Refrigerators', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Appliances', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Appliances' })
  await expect(drawer.getByText(/products, and can not be removed/)).toBeVisible()
  await expect(drawer.getByText(/^Its address is fixed/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Close' }).first().click()
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violationsOf(page)).toEqual([])
})

test('an Admin adds an attribute to a category, changes it, and removes it again; what goods say stays', async ({
  page,
}) => {
  const [hum, noise] = [`Hum ${Date.now()}`, `Noise ${Date.now()}`]
  await openDepartments(page)
  await page.getByRole('button', { name: 'Fans', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Fans' })
  await expect(drawer.getByText(/Said of [\d,]+ products/).first()).toBeVisible()
  await drawer.getByRole('button', { name: 'Add an attribute' }).click()
  const adding = page.getByRole('dialog', { name: 'Add an attribute' })
  await adding.getByRole('button', { name: 'Add it' }).click()
  await expect(adding.getByLabel('Name')).toHaveAccessibleDescription(/^Please give a name/)
  await adding.getByLabel('Name').fill(hum)
  await adding.getByLabel('Values to choose from').fill('Low\nHigh\nlow')
  await adding.getByRole('button', { name: 'Add it' }).click()
  await expect(adding.getByText('“low” stands there twice.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await adding.getByLabel('Values to choose from').fill('Low\nHigh')
  await adding.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('Vendors are asked for it from now on.')).toBeVisible()
  const row = drawer.getByRole('listitem').filter({ hasText: hum })
  await expect(row).toContainText('Words · Low, High · Said of 0 products')
  await drawer.getByRole('button', { name: hum, exact: true }).click()
  const changing = page.getByRole('dialog', { name: `Change ${hum}` })
  await expect(changing.getByText('It stays what it is: goods may say it in that kind.')).toBeVisible()
  await changing.getByLabel('Name').fill(noise)
  await changing.getByRole('button', { name: 'Save' }).click()
  await drawer.getByRole('button', { name: `Up ${noise}` }).click()
  await expect(page.getByText('Saved in the new order.').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await drawer.getByRole('button', { name: `Remove ${noise}` }).click()
  await page
    .getByRole('dialog', { name: `Remove ${noise}?` })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(page.getByText(`${noise} is removed.`)).toBeVisible()
  await expect(drawer.getByRole('listitem').filter({ hasText: noise })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
