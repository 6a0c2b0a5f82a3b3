import { violationsOf } from '../factories/axe.ts'
import { expect, hostAt, test } from '../factories/visit.ts'

// /404 is answered with its own status, which browsers write down.
test.use({ bypassCSP: true, complainsOf: /status of 404/ })

const pages = [
  '/about_us',
  '/contact',
  '/faq#how-do-i-return-something',
  '/return_policy',
  '/cookies_policy',
  '/terms_of_service',
  '/privacy_policy',
  '/404',
]

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    for (const path of pages)
      test(`axe finds nothing on ${path}, narrow or wide`, async ({ page }) => {
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(hostAt(path))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await violationsOf(page), `${width} px`).toEqual([])
        }
      })

    test('axe finds nothing in what a search finds, or in a form with mistakes', async ({ page }) => {
      await page.goto(hostAt('/faq'))
      await page.getByRole('searchbox', { name: 'Search all topics' }).fill('box')
      await expect(page.locator('mark').first()).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await page.goto(hostAt('/contact'))
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('The message field is required.')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
  })
