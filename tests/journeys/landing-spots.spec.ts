import type { Locator, Page } from '@playwright/test'
import { expect, hostAt, test } from '../factories/visit.ts'

const gallery = (page: Page) => page.getByRole('region', { name: 'Inspired Designs' })

const openGallery = async (page: Page) => {
  await page.goto(hostAt('/'))
  await gallery(page).scrollIntoViewIfNeeded()
  const marks = gallery(page).locator('.spot')
  await expect(marks.first()).toBeVisible()
  return marks
}

/** An open card lies whole in the window. */
const liesInWindow = (card: Locator) =>
  card.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
  })

test('a mark opens the product that lies under it, at the showroom’s price', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vsd_id', 'HARVEST2'))
  const marks = await openGallery(page)
  await marks.first().click()
  const card = page.locator('.spot-card:popover-open')
  await expect(card).toContainText(/\$\d/)
  await expect.poll(() => liesInWindow(card)).toBe(true)
  const link = card.getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('by keyboard a mark opens on Enter with its link in focus, and Escape returns to it', async ({
  page,
}) => {
  const marks = await openGallery(page)
  await marks.first().focus()
  await page.keyboard.press('Enter')
  const card = page.locator('.spot-card:popover-open')
  await expect(card.getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(marks.first()).toBeFocused()
})

test('without a showroom a card says how to see the price, and names none', async ({ page }) => {
  const marks = await openGallery(page)
  await marks.first().click()
  const card = page.locator('.spot-card:popover-open')
  await expect(card).toContainText('Enter a Showroom ID to see the price')
  await expect(card).not.toContainText('$')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a mark is touched, and its card is not covered by the edge', async ({ page }) => {
    const marks = await openGallery(page)
    await marks.first().tap()
    const card = page.locator('.spot-card:popover-open')
    await expect(card.getByRole('link')).toBeVisible()
    await expect.poll(() => liesInWindow(card)).toBe(true)
  })

  test('in an enlarged picture the marks work as well', async ({ page }) => {
    await openGallery(page)
    await gallery(page)
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(gallery(page).getByText('1 of 7')).toBeVisible()
    await gallery(page).locator('.spot').first().tap()
    await expect(page.locator('.spot-card:popover-open').getByRole('link')).toBeVisible()
  })
})
