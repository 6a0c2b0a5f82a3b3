import type { Locator, Page } from '@playwright/test'
import { expect, hostAt, test } from '../factories/visit.ts'

const shopWith = (page: Page, vsdId: string) =>
  page.addInitScript((chosen) => localStorage.setItem('vsd_id', chosen), vsdId)

const gallery = (page: Page) => page.getByRole('region', { name: 'Inspired Designs' })

/** How many slides of a row lie whole in the window. */
const slidesSeen = (row: Locator) =>
  row.locator('.carousel-row').evaluate((list) => {
    const { left, right } = document.documentElement.getBoundingClientRect()
    return [...list.children].filter((slide) => {
      const box = slide.getBoundingClientRect()
      return box.left >= left - 1 && box.right <= right + 1
    }).length
  })

const tileNames = [
  'Appliances',
  'Artificial Turf',
  'Backsplash Tiles',
  'Bathroom Faucets',
  'Bathroom Vanitys',
  'Bath Tubs',
  'Cabinet Hardware',
  'Countertop',
  'Fans',
  'Hardscaping',
  'Hardwood Flooring',
  'Kitchen Faucets',
  'Kitchen Sinks',
  'Laminate Flooring',
  'Lights',
  'luxury-flooring',
  'Pool Copings',
  'Showers',
  'Stacked Stone',
  'Tile Flooring',
  'Toilets',
]

test('the 21 categories stand in the order and the spelling of the specification', async ({ page }) => {
  await page.goto(hostAt('/'))
  const tiles = page.getByRole('region', { name: 'Shop by category' }).getByRole('listitem')
  await expect(tiles).toHaveText(tileNames)
})

test('a tile asks for a showroom by keyboard alone, and Escape gives the keyboard back to it', async ({
  page,
}) => {
  await page.goto(hostAt('/'))
  const tile = page.getByRole('button', { name: 'Bath Tubs' })
  await expect(tile).toBeEnabled()
  await tile.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Which Pro are you working with?' })
  await expect(dialog).toContainText('unlocks the products')
  await expect(dialog.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(tile).toBeFocused()
})

test('with a showroom selected a tile leads to the shop, and nobody is asked to become a Pro', async ({
  page,
}) => {
  await shopWith(page, 'MAPLE247')
  await page.goto(hostAt('/'))
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Pro$|your showroom$/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'New Showroom' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Showroom ID' })).toBeVisible()
  await page.getByRole('button', { name: 'Bath Tubs' }).click()
  await expect(page).toHaveURL(hostAt('/visualize/contractor/all'))
  await expect(page.getByRole('heading', { name: 'Bath Tubs' })).toBeVisible()
})

test('the savings are those that the server computes, with their basis one click away', async ({ page }) => {
  const reply = await page.request.get(hostAt('/').replace('/showroom/', '/api/landing'))
  const { data } = await reply.json()
  const computed = (slug: string): number =>
    data.savings.rooms.find((room: { menu_slug: string }) => room.menu_slug === slug).typical_pct
  await page.goto(hostAt('/'))
  const savings = page.getByRole('region', { name: `Save up to ${data.savings.up_to_pct}%` })
  await expect(savings.getByRole('definition')).toHaveText([
    `${computed('kitchen')}%`,
    `${computed('bathroom')}%`,
    `${computed('landscaping-outdoor')}%`,
  ])
  await savings.getByRole('button', { name: 'How we know' }).click()
  const basis = page.getByRole('dialog', { name: 'How we compute what you save' })
  await expect(basis.getByRole('row', { name: /^Kitchen/ })).toContainText(`${computed('kitchen')}%`)
  await page.keyboard.press('Escape')
  await expect(basis).toBeHidden()
})

test('the four tabs of designs are chosen by arrow keys, and show seven pictures each', async ({ page }) => {
  await page.goto(hostAt('/'))
  const tabs = gallery(page).getByRole('tab')
  await expect(tabs).toHaveText(['Bathroom', 'Kitchen', 'Living Room', 'Landscaping/Outdoor'])
  await tabs.first().focus()
  for (const name of ['Bathroom', 'Kitchen', 'Living Room', 'Landscaping/Outdoor']) {
    const tab = gallery(page).getByRole('tab', { name })
    await expect(tab).toBeFocused()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(gallery(page).getByRole('tabpanel', { name }).getByRole('figure')).toHaveCount(7)
    await page.keyboard.press('ArrowRight')
  }
  await expect(tabs.first()).toBeFocused()
})

test('the row of designs moves by its buttons and by the keyboard, and stops at its ends', async ({
  page,
}) => {
  await page.goto(hostAt('/'))
  const next = gallery(page).getByRole('button', { name: 'Next pictures' })
  const previous = gallery(page).getByRole('button', { name: 'Previous pictures' })
  const last = gallery(page).getByRole('listitem').last()
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await previous.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(gallery(page).getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
})

test('as many designs and logos are seen at a time as the window is wide', async ({ page }) => {
  await page.goto(hostAt('/'))
  await expect(gallery(page).getByRole('figure')).toHaveCount(7)
  for (const [width, designs, logos] of [
    [1280, 4, 6],
    [1024, 3, 4],
    [767, 2, 2],
    [480, 1, 1],
    [390, 1, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => slidesSeen(gallery(page)), `${width} px`).toBe(designs)
    const partners = page.getByRole('region', { name: 'Our brand partners' })
    await expect.poll(() => slidesSeen(partners), `${width} px`).toBe(logos)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBe(0)
  }
})

test('a picture enlarges in its place, is stepped through, and shrinks to where it was', async ({ page }) => {
  await page.goto(hostAt('/'))
  const enlarge = gallery(page).getByRole('button', { name: /^Enlarge/ })
  await enlarge.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(gallery(page).getByText('2 of 7')).toBeVisible()
  await expect(gallery(page).getByRole('button', { name: 'Back to all pictures' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(gallery(page).getByText('3 of 7')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(enlarge.nth(2)).toBeFocused()
})

test('a logo leads to the brand’s goods', async ({ page }) => {
  await page.goto(hostAt('/'))
  const logo = page
    .getByRole('region', { name: 'Our brand partners' })
    .getByRole('link', { name: 'Marblund' })
  await logo.click()
  await expect(page).toHaveURL(/f=brand/)
  await expect(page.getByRole('article').first()).toContainText(/Marblund/i)
})

test('testimonials are marked as samples and filtered by who speaks', async ({ page }) => {
  await page.goto(hostAt('/'))
  const words = page.getByRole('region', { name: 'What it is like to work this way' })
  await expect(words.getByText('We wrote these ourselves')).toBeVisible()
  await words.getByRole('button', { name: 'Project managers' }).click()
  await expect(words.getByRole('figure')).toHaveCount(1)
  await expect(words.getByRole('figure')).toContainText('Project manager, Denver, CO · Sample')
})

test('brands are found by their makers, and say where they come from', async ({ page }) => {
  await page.goto(hostAt('/our-brands'))
  await page.getByRole('textbox', { name: 'Find a brand' }).fill('ostrevane tile')
  const found = page.getByRole('main').getByRole('listitem')
  await expect(found).toHaveCount(2)
  await expect(found.first()).toContainText('Made by Ostrevane Tile Company, Georgia')
  await page.getByRole('textbox', { name: 'Find a brand' }).fill('nobody at all')
  await page.getByRole('button', { name: 'Show all brands' }).click()
  await expect(found.nth(20)).toBeVisible()
})
