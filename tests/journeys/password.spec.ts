import type { Page } from '@playwright/test'
import {
  aPerson,
  aVerifiedPerson,
  ask,
  expect,
  hostAt,
  mailTo,
  type Person,
  resetCodeOf,
  test,
  verifyCodeOf,
} from '../factories/person.ts'

const keep = (page: Page, token: string | null) =>
  page.addInitScript((kept) => {
    if (kept) localStorage.setItem('authToken', kept)
  }, token)

const canSignIn = async ({ email }: Person, password: string) =>
  (await ask('POST /api/login', { body: { email, password } })).success

test.describe('verifying an e-mail', () => {
  test('asks for the mail again, and waits before it may be asked for once more', async ({ page }) => {
    const { email, token } = await aPerson()
    const first = await verifyCodeOf(email)
    await keep(page, token)
    await page.goto(hostAt('/verifiction'))
    await expect(page.getByRole('main')).toContainText(email)
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await expect(page.getByText('We have sent you an e-mail. Please follow the link in it.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Send the link again in \d+ s/ })).toBeDisabled()
    await expect.poll(() => verifyCodeOf(email)).not.toBe(first)
  })

  test('“I have verified” says when it is not so yet, and goes on when it is', async ({ page }) => {
    const { email, token } = await aPerson()
    await keep(page, token)
    await page.goto(hostAt('/verifiction?redirect=%2Four-brands'))
    await page.getByRole('button', { name: 'I have verified' }).click()
    await expect(page.getByText('Your e-mail is not verified yet.')).toBeVisible()
    await ask(`GET /api/email/verify/${await verifyCodeOf(email)}`)
    await page.getByRole('button', { name: 'I have verified' }).click()
    await expect(page).toHaveURL(hostAt('/our-brands'))
  })

  test('the link in another tab verifies, says so, and both tabs go where the waiting one was to', async ({
    page,
    context,
  }) => {
    const { email, token } = await aPerson()
    await keep(page, token)
    await page.goto(hostAt('/verifiction?redirect=%2Four-brands'))
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    const other = await context.newPage()
    await other.goto(hostAt(`/verify/${await verifyCodeOf(email)}`))
    await expect(other.getByText('Your e-mail is verified.')).toBeVisible()
    await expect(other).toHaveURL(hostAt('/our-brands'))
    await expect(page).toHaveURL(hostAt('/our-brands'))
  })

  test('the link on a device that is not signed in leads to signing in', async ({ page }) => {
    const { email } = await aPerson()
    await page.goto(hostAt(`/verify/${await verifyCodeOf(email)}`))
    await expect(page.getByRole('heading', { name: 'Your e-mail is verified' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(hostAt('/login'))
  })

  test.describe('with a link that was used before', () => {
    test.use({ complainsOf: /status of 422/ })

    test('says so and offers a new one', async ({ page }) => {
      const { email } = await aPerson()
      const code = await verifyCodeOf(email)
      await ask(`GET /api/email/verify/${code}`)
      await page.goto(hostAt(`/verify/${code}`))
      await expect(page.getByText('This link has expired or was used already.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Sign in for a new link' })).toBeVisible()
    })
  })
})

test.describe('a forgotten password', () => {
  test('is chosen anew by the link of the mail, which ends every session', async ({ page }) => {
    const person = await aVerifiedPerson()
    await page.goto(hostAt('/login'))
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL(hostAt('/reset_password'))
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()

    await page.goto(hostAt(`/password_reset?code=${await resetCodeOf(person.email)}`))
    await page.getByLabel('New password').fill('another horse 43')
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page.getByText('Your password has been changed. Please sign in.')).toBeVisible()
    await expect(page).toHaveURL(hostAt('/login'))
    expect((await ask('GET /api/authuser', { token: person.token })).success).toBe(false)
    expect(await canSignIn(person, 'another horse 43')).toBe(true)
  })

  test('an unknown e-mail reads the same', async ({ page }) => {
    await page.goto(hostAt('/reset_password'))
    await page.getByLabel('Email').fill('nobody-knows-them@homes.example')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    await page.getByRole('button', { name: 'Try another e-mail' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('nobody-knows-them@homes.example')
  })

  test('without a code the page offers a new link', async ({ page }) => {
    await page.goto(hostAt('/password_reset'))
    await expect(page.getByText('This link has expired or was used already.')).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL(hostAt('/reset_password'))
  })

  test.describe('what is refused', () => {
    test.use({ complainsOf: /status of 422/ })

    test('is said under the field: an e-mail that is none, a password too short', async ({ page }) => {
      await page.goto(hostAt('/reset_password'))
      await page.getByLabel('Email').fill('nobody')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByText('The email must be a valid email address.')).toBeVisible()
      await page.goto(hostAt('/password_reset?code=anything'))
      await page.getByLabel('New password').fill('short')
      await page.getByRole('button', { name: 'Save the new password' }).click()
      await expect(page.getByText('The password must be at least 8 characters.')).toBeVisible()
      await expect(page.getByLabel('New password')).toHaveValue('short')
    })

    test('a link that was used before says so and offers a new one', async ({ page }) => {
      const person = await aVerifiedPerson()
      await ask('POST /api/password/forgot', { body: { email: person.email } })
      const code = await resetCodeOf(person.email)
      await ask('POST /api/password/reset', { body: { code, password: 'another horse 43' } })
      await page.goto(hostAt(`/password_reset?code=${code}`))
      await page.getByLabel('New password').fill('yet another horse 44')
      await page.getByRole('button', { name: 'Save the new password' }).click()
      await expect(page.getByRole('main')).toContainText('This link has expired or was used already.')
      await page.getByRole('link', { name: 'Ask for a new link' }).click()
      await expect(page).toHaveURL(hostAt('/reset_password'))
    })
  })
})

test.describe('changing the password', () => {
  test('ends the other sessions, keeps this one, and tells by mail', async ({ page }) => {
    const person = await aVerifiedPerson()
    const { data } = await ask<{ token: string }>('POST /api/login', { body: person })
    await keep(page, data.token)
    await page.goto(hostAt('/change_password'))
    await page.getByLabel('Current password').fill(person.password)
    await page.getByLabel('New password').fill('another horse 43')
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(
      page.getByText('Your password has been changed. Your other devices are signed out.'),
    ).toBeVisible()
    await expect(page).toHaveURL(hostAt('/account'))
    expect((await ask('GET /api/authuser', { token: person.token })).success).toBe(false)
    expect((await ask('GET /api/authuser', { token: data.token })).success).toBe(true)
    expect(await canSignIn(person, person.password)).toBe(false)
    await mailTo(person.email, 'Your password was changed')
  })

  test.describe('with the wrong current one', () => {
    test.use({ complainsOf: /status of 422/ })

    test('says so under the field and keeps what was typed', async ({ page }) => {
      const { token } = await aVerifiedPerson()
      await keep(page, token)
      await page.goto(hostAt('/change_password'))
      await page.getByLabel('Current password').fill('wrong horse 42')
      await page.getByLabel('New password').fill('another horse 43')
      await page.getByRole('button', { name: 'Save the new password' }).click()
      await expect(page.getByText('The current password is not right.')).toBeVisible()
      await expect(page.getByLabel('Current password')).toBeFocused()
      await expect(page.getByLabel('New password')).toHaveValue('another horse 43')
    })
  })
})
