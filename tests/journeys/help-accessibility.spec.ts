import { violationsOf } from '../factories/axe.ts'
import { expect, hostAt, test } from '../factories/visit.ts'

// The pages themselves are walked in every-route.spec.ts.
test.use({ bypassCSP: true })

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

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
