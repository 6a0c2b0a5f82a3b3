import type { Page } from '@playwright/test'
import { aPerson, aVerifiedPerson, expect, hostAt, test, verifyCodeOf } from '../factories/person.ts'
import { signedInOn } from '../factories/shopper.ts'

const change = 'Change your password'

/** As a visit begins in which somebody is signed in already. */
const keep = (page: Page, token: string | null) =>
  page.addInitScript((kept) => {
    if (kept && !sessionStorage.getItem('begun')) localStorage.setItem('authToken', kept)
    sessionStorage.setItem('begun', '1')
  }, token)

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.use({ complainsOf: /ERR_|Failed to load/ })

test('the session is kept, and asked for again', async ({ page }) => {
  const { token } = await aVerifiedPerson()
  await keep(page, token)
  await page.route('**/api/authuser*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(hostAt('/change_password'))
  await expect(page.getByText('We can’t reach the shop')).toBeVisible()
  expect(await stored(page, 'authToken')).toBe(token)
  await page.unroute('**/api/authuser*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: change })).toBeVisible()
})

test('a call that was lost with its connection is asked again by itself', async ({ page }) => {
  const { token } = await aVerifiedPerson()
  await keep(page, token)
  await page.route('**/api/authuser*', (route) => route.abort('connectionreset'))
  await page.goto(hostAt('/change_password'))
  await expect(page.getByText('We can’t reach the shop')).toBeVisible()
  await page.unroute('**/api/authuser*')
  await expect(page.getByRole('heading', { name: change })).toBeVisible()
})

test('a showroom whose first call was lost with its connection comes by itself', async ({ page }) => {
  await signedInOn(page, await aVerifiedPerson())
  await page.route(/\/api\/shop\?/, (route) => route.abort('connectionreset'))
  await page.goto(hostAt('/faq'))
  const departments = page.getByRole('navigation', { name: 'Departments' }).getByRole('button')
  await expect(departments).toHaveCount(0)
  await page.unroute(/\/api\/shop\?/)
  await expect(departments.first()).toBeVisible()
})

test('a mail’s link stays good, and is followed again', async ({ page }) => {
  const { email } = await aPerson()
  await page.route('**/api/email/verify/*', (route) => route.abort())
  await page.goto(hostAt(`/verify/${await verifyCodeOf(email)}`))
  await expect(page.getByRole('heading', { name: 'We can’t reach the shop' })).toBeVisible()
  await page.unroute('**/api/email/verify/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your e-mail is verified' })).toBeVisible()
})

test('nobody is told that an e-mail is not verified', async ({ page }) => {
  const { token } = await aPerson()
  await keep(page, token)
  await page.goto(hostAt('/verifiction'))
  const verified = page.getByRole('button', { name: 'I have verified' })
  await expect(verified).toBeVisible()
  await page.route('**/api/authuser*', (route) => route.abort())
  await verified.click()
  await expect(page.getByRole('alert')).toContainText('We can’t reach the shop')
})
