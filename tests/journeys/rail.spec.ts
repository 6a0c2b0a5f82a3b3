import type { Page } from '@playwright/test'
import { atGate } from '../factories/lane.ts'
import { aVerifiedPerson, expect, hostAt, type Person, test } from '../factories/person.ts'
import { sidewaysOf } from '../factories/still.ts'

const openAccount = async (page: Page, person: Person) => {
  await page.addInitScript((token) => localStorage.setItem('authToken', token), person.token ?? '')
  await page.goto(hostAt('/account'))
}
const rail = (page: Page) => page.getByRole('navigation', { name: 'My account' })
/** At the lower edge of a phone. */
const everyPanel = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Account' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const panels = ['Profile', 'Addresses', 'Payment methods', 'Designers', 'Security', 'Privacy', 'Settings']

for (const width of [320, 390, 768, 1280]) {
  const name = `a client finds every panel of their account at ${width} px, and nothing is cut off`
  test(name, atGate(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAccount(page, await aVerifiedPerson())
    await expect(heading(page)).toHaveText('Profile')
    for (const panel of panels) {
      if (width <= 768) await everyPanel(page).click()
      await rail(page).getByRole('link', { name: panel }).click()
      await expect(heading(page)).toHaveText(panel)
      await expect(page).toHaveTitle(`${panel} · My account · Showroom`)
      if (panel !== 'Profile') await expect(heading(page)).toBeFocused()
      if (width <= 768) await expect(rail(page)).toHaveCount(0)
      else await expect(rail(page).getByRole('link', { name: panel })).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('main h2, main .empty').first()).toBeVisible()
      await expect.poll(() => sidewaysOf(page)).toBeLessThanOrEqual(0)
    }
  })
}

test('a phone has what a client opens most at its lower edge, and nothing of the page is under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAccount(page, await aVerifiedPerson())
  const bar = page.getByRole('navigation', { name: 'Quick links' })
  await expect(bar.getByRole('link')).toHaveText(['Showroom', 'Shop', 'Projects'])
  // What is still loading makes the page longer: its end is gone to until it stays there.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const footer = await page.getByRole('contentinfo').boundingBox()
      const edge = await bar.boundingBox()
      return Math.floor((footer?.y ?? 0) + (footer?.height ?? 0)) - (edge?.y ?? 0)
    })
    .toBeLessThanOrEqual(0)
  await bar.getByRole('button', { name: 'Account' }).click()
  await expect(rail(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: 'Account' })).toBeFocused()
  await bar.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL(hostAt('/projects'))
})

test('going to another panel goes on reading at its heading', async ({ page }) => {
  await openAccount(page, await aVerifiedPerson())
  await rail(page).getByRole('link', { name: 'Settings' }).press('Enter')
  await expect(heading(page)).toHaveText('Settings')
  await expect(heading(page)).toBeFocused()
})
