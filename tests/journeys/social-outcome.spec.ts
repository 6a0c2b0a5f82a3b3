import { aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'

// Specification §4, Social login: what an odd answer of the server comes to, and none.

test('an answer without a user logs out, and says so', async ({ page }) => {
  const { token } = await aVerifiedPerson()
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token ?? '')
  await page.route('**/api/sociallogin/acme*', (route) =>
    route.fulfill({ json: { success: true, data: { user: null, token, proof: null } } }),
  )
  await page.goto(hostAt('/social/acme/callback?code=given&state=given'))
  await expect(page.getByText('We could not sign you in with acme. Please try again.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test('where no provider is arranged, no button is shown', async ({ page }) => {
  const asked = page.waitForResponse((reply) => reply.url().includes('/api/sociallogin'))
  await page.goto(hostAt('/login'))
  await asked
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Continue with/ })).toHaveCount(0)
})
