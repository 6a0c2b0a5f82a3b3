import { ask, aVerifiedPerson, expect, hostAt, mailTo, test } from '../factories/person.ts'

// A wrong password is refused; what a page asked for just before the account went is answered after it.
test.use({ complainsOf: /status of (401|422)/ })

test('an account is deleted after the password, and nobody is signed in any more', async ({ page }) => {
  const person = await aVerifiedPerson()
  await page.addInitScript((token) => localStorage.setItem('authToken', token), person.token ?? '')
  await page.goto(hostAt('/account/privacy'))
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not the password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('The current password is not right.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(hostAt('/'))
  const farewell = 'Your account is deleted. We have sent you an e-mail about it.'
  await expect(page.getByText(farewell, { exact: true }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  await mailTo(person.email, 'Your account is deleted')
  expect((await ask('POST /api/login', { body: person })).success).toBe(false)
})
