import { aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'

// Specification §4, Social login: what an odd answer of the server comes to.

test('an answer without a user logs out, and says so', async ({ page }) => {
  const { token } = await aVerifiedPerson()
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token ?? '')
  await page.route('**/api/sociallogin/acme*', (route) =>
    route.fulfill({ json: { success: true, data: { user: null, token, proof: null } } }),
  )
  await page.goto(hostAt('/social/acme/callback?code=given&state=given'))
  await expect(page.getByText('We could not sign you in with acme. Please try again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})
