import type { Page } from '@playwright/test'
import { atGate } from '../factories/lane.ts'
import { aPerson, aVerifiedPerson, ask, expect, hostAt, type Person, test } from '../factories/person.ts'

const change = 'Change your password'

const fillAndSend = async (page: Page, { email, password }: Person) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** As a visit begins in which somebody is signed in already. */
const keep = (page: Page, token: string | null) =>
  page.addInitScript((kept) => {
    if (kept && !sessionStorage.getItem('begun')) localStorage.setItem('authToken', kept)
    sessionStorage.setItem('begun', '1')
  }, token)

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

for (const path of ['/account', '/change_password', '/verifiction', '/checkout'])
  test(
    `${path} sends who is not signed in to Login, and takes the path along`,
    atGate(path === '/checkout'),
    async ({ page }) => {
      await page.goto(hostAt(path))
      await expect(page).toHaveURL(hostAt(`/login?redirect=${encodeURIComponent(path)}`))
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    },
  )

test('after signing in, the page that asked is opened', async ({ page }) => {
  const person = await aVerifiedPerson()
  await page.goto(hostAt('/change_password'))
  await fillAndSend(page, person)
  await expect(page).toHaveURL(hostAt('/change_password'))
  await expect(page.getByRole('heading', { name: change })).toBeVisible()
})

test('anonymous visitors browse and use the cart', async ({ page }) => {
  for (const path of ['/', '/our-brands', '/visualize/contractor/all', '/cart']) {
    await page.goto(hostAt(path))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page).toHaveURL(hostAt(path))
  }
})

test('before each navigation the previous path is stored; from the cart to Login it is /checkout', async ({
  page,
}) => {
  await page.goto(hostAt('/our-brands'))
  await page.getByRole('link', { name: 'Cart, 0 items' }).click()
  await expect(page).toHaveURL(hostAt('/cart'))
  await expect.poll(() => stored(page, 'redirect_to')).toBe('/our-brands')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(hostAt('/login'))
  await expect.poll(() => stored(page, 'redirect_to')).toBe('/checkout')
})

for (const hostile of [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
])
  test(`signing in never leads to ${hostile}`, atGate(hostile === '//evil.example'), async ({ page }) => {
    const person = await aVerifiedPerson()
    await page.goto(hostAt(`/login?redirect=${encodeURIComponent(hostile)}`))
    await fillAndSend(page, person)
    await expect(page).toHaveURL(hostAt('/'))
  })

test('an e-mail that is not verified: asked for at the start and by pages that need a user, not while browsing', async ({
  page,
}) => {
  const { token } = await aPerson()
  await keep(page, token)
  await page.goto(hostAt('/our-brands'))
  await expect(page).toHaveURL(hostAt('/verifiction?redirect=%2Four-brands'))
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(hostAt('/visualize/contractor/all'))
  await page.getByRole('button', { name: 'Ana', exact: true }).click()
  await page.getByRole('link', { name: 'My Account' }).click()
  await expect(page).toHaveURL(hostAt('/verifiction?redirect=%2Faccount'))
})

test('a verified user on the verify pages goes to the redirect query or home', async ({ page }) => {
  const { email, password } = await aVerifiedPerson()
  const { data } = await ask<{ token: string }>('POST /api/login', { body: { email, password } })
  await keep(page, data.token)
  await page.goto(hostAt('/verifiction?redirect=%2Four-brands'))
  await expect(page).toHaveURL(hostAt('/our-brands'))
  await page.goto(hostAt('/verifiction'))
  await expect(page).toHaveURL(hostAt('/'))
})

test('a signed-in visitor who opens the sign-in page is sent to /account', async ({ page }) => {
  const { token } = await aVerifiedPerson()
  await keep(page, token)
  for (const path of ['/login', '/pro-account']) {
    await page.goto(hostAt(path))
    await expect(page).toHaveURL(hostAt('/account'))
  }
})

test('a stored token of 10 characters or fewer is nobody, and nothing is asked about it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await keep(page, '0123456789')
  await page.goto(hostAt('/change_password'))
  await expect(page).toHaveURL(/\/login/)
  expect(asked.filter((url) => url.includes('/api/authuser'))).toEqual([])
})

test.describe('a session that has ended', () => {
  test.use({ complainsOf: /status of 401/ })

  test('is forgotten when the current-user call fails, and browsing goes on', async ({ page }) => {
    await keep(page, 'sr_u_of_a_session_long_gone')
    await page.goto(hostAt('/change_password'))
    await expect(page).toHaveURL(hostAt('/login?redirect=%2Fchange_password'))
    await expect.poll(() => stored(page, 'authToken')).toBeNull()
  })

  test('is forgotten by a 401 from any call, and Login takes the path along', async ({ page }) => {
    const { token } = await aVerifiedPerson()
    await keep(page, token)
    await page.goto(hostAt('/change_password'))
    await expect(page.getByRole('heading', { name: change })).toBeVisible()
    // Whatever else the page asks for at that moment would find out first.
    await page.route(/\/api\/(?!password)/, () => {})
    await ask('POST /api/logout', { token })
    await page.getByLabel('Current password').fill('correct horse 42')
    await page.getByLabel('New password').fill('another horse 43')
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page).toHaveURL(hostAt('/login?redirect=%2Fchange_password'))
    await expect.poll(() => stored(page, 'authToken')).toBeNull()
  })

  test('is forgotten when a widget’s call is refused', async ({ page }) => {
    const { token } = await aVerifiedPerson()
    await keep(page, token)
    await page.goto(hostAt('/our-brands'))
    await expect(page.getByRole('button', { name: 'Ana', exact: true })).toBeVisible()
    // Whatever else the page asks for at that moment would find out first.
    await page.route(/\/api\/(?!projectCart)/, () => {})
    await ask('POST /api/logout', { token })
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(page).toHaveURL(hostAt('/login?redirect=%2Fcart'))
  })
})
