import type { Page } from '@playwright/test'
import { expect, hostAt, newestMail, oneTimeCodeOf, test } from '../factories/person.ts'

// The people of the demo, whom every instance in development has.

// What was under way when a session ended is answered so, and browsers write it down.
test.use({ complainsOf: /status of 401/ })

const password = 'try-the-showroom'
const admin = 'admin@demo.example'

const signIn = async (page: Page, email: string, door: string) => {
  await page.goto(hostAt(door))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

const logOut = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logged Out Successfully')).toBeVisible()
}

for (const [type, email, name] of [
  ['Contractor', 'pro@demo.example', 'Piet'],
  ['Vendor', 'vendor@demo.example', 'Vera'],
] as const)
  test(`7 and 8: a ${type} comes in by the Pros’ door, to /account, and is sent there from Login`, async ({
    page,
    context,
  }) => {
    await signIn(page, email, '/pro-account')
    await expect(page).toHaveURL(hostAt('/account'))
    const kept = async () => (await context.cookies()).find((cookie) => cookie.name === 'wev_ut')?.value
    await expect.poll(kept).toBe(type)
    await page.goto(hostAt('/login'))
    await expect(page).toHaveURL(hostAt('/account'))
    await logOut(page, name)
  })

test('a Contractor with a custom add-on works in their own color, under their own logo, until they log out', async ({
  page,
}) => {
  const accent = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--showroom-accent'))
  await signIn(page, 'pro@demo.example', '/pro-account')
  await expect(page).toHaveURL(hostAt('/account'))
  await expect.poll(accent).toMatch(/^#(?!1f5a4c)[0-9a-f]{6}$/)
  const own = await accent()
  await expect(page.locator('.header-brand img')).toBeVisible()
  await logOut(page, 'Piet')
  await expect(page.locator('.header-brand img')).toBeHidden()
  await expect.poll(accent).not.toBe(own)
})

test.describe('an Admin', () => {
  test.describe.configure({ mode: 'serial' })
  // Refused codes, and calls that were under way when their session ended.
  test.use({ complainsOf: /status of 40[13]/ })

  test('is refused at the shop’s and at the Pros’ door', async ({ page }) => {
    for (const door of ['/login', '/pro-account']) {
      await signIn(page, admin, door)
      await expect(page.getByText('You are not authorized to access this page.').first()).toBeVisible()
      await expect.poll(() => stored(page, 'authToken')).toBeNull()
    }
  })

  test('7: gives a one-time code first, and is signed out who leaves the door without it', async ({
    page,
  }) => {
    await signIn(page, admin, '/login?portal=admin')
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
    await expect(page.getByText('a•••@demo.example')).toBeVisible()
    await page.getByRole('link', { name: 'Our brands' }).first().click()
    await expect(page).toHaveURL(hostAt('/our-brands'))
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect.poll(() => stored(page, 'authToken')).toBeNull()
  })

  test('7 and 9: comes to /account with the code, which this device is asked for once in 340 days', async ({
    page,
    context,
  }) => {
    const after = await newestMail()
    await signIn(page, admin, '/login?portal=admin')
    const code = page.getByLabel('One-time code')
    await expect(code).toBeFocused()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please enter the 6 digits of the code.')).toBeVisible()

    // The right code is not known before it is mailed; this one is not it.
    const right = await oneTimeCodeOf(admin, { after })
    await code.fill(right === '000000' ? '111111' : '000000')
    await expect(page.getByText('The code is not right or has expired.')).toBeVisible()
    await code.fill(right)
    await expect(page).toHaveURL(hostAt('/account'))
    const trust = (await context.cookies()).find(({ name }) => name === 'otp_verify')
    expect(Math.round(((trust?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(340)

    await page.goto(hostAt('/login'))
    await expect(page).toHaveURL(hostAt('/account'))
    await logOut(page, 'Ada')
    await signIn(page, admin, '/login?portal=admin')
    await expect(page).toHaveURL(hostAt('/account'))
  })
})
