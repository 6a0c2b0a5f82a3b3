import { expect, hostAt, test } from '../factories/person.ts'

test('a product is looked at in a room that it fits, and back leads back', async ({ page }) => {
  await page.goto(hostAt('/category/porcelain-tile'))
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const product = page.url()
  await page.getByRole('link', { name: 'See it in a room' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Floor')
  await page.getByRole('link', { name: 'Back to the product' }).click()
  await expect(page).toHaveURL(product)
})
