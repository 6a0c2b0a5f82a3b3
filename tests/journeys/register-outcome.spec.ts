import { aVerifiedPerson, ask, expect, hostAt, test } from '../factories/person.ts'
import {
  createAccount,
  field,
  fillShipping,
  fillSignUp,
  openWizard,
  sendInstead,
  storedToken,
  thanks,
  toShipping,
} from '../factories/registration.ts'
import type { Page } from '@playwright/test'

const register = async (page: Page) => {
  await fillSignUp(page)
  await toShipping(page)
  await fillShipping(page)
  await createAccount(page)
  await expect(thanks(page)).toBeVisible()
}

/** An e-mail that is not verified is asked for before the visitor goes on to where the registration led. */
const ledTo = (path: string) =>
  hostAt(path === '/' ? '/verifiction' : `/verifiction?redirect=${encodeURIComponent(path)}`)

const store = (page: Page, values: Record<string, string>) =>
  page.addInitScript((stored) => {
    if (sessionStorage.getItem('stored-by-test')) return
    sessionStorage.setItem('stored-by-test', 'once')
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, values)

const item = JSON.stringify({ showroom: '0', floorplan: '4', floorTemplate: '2' })

const totalProjects = async (page: Page): Promise<number> => {
  const { data } = await ask<{ total_projects: number }>('GET /api/authuser', {
    token: await storedToken(page),
  })
  return data.total_projects
}

test('without anything stored a new user goes home', async ({ page }) => {
  await openWizard(page)
  await register(page)
  await expect(page).toHaveURL(ledTo('/'))
})

test('a new user goes to redirect_to, the page before the registration', async ({ page }) => {
  await page.goto(hostAt('/our-brands'))
  await page.getByRole('link', { name: 'Sign Up Free' }).first().click()
  await register(page)
  await expect(page).toHaveURL(ledTo('/our-brands'))
})

test('the way through Login keeps where the visitor wanted to go', async ({ page }) => {
  await page.goto(hostAt('/login?redirect=/our-brands'))
  await page.getByRole('link', { name: 'Sign up for free as a homeowner' }).click()
  await register(page)
  await expect(page).toHaveURL(ledTo('/our-brands'))
})

test('redirect_to of another site leads home', async ({ page }) => {
  await store(page, { redirect_to: '//evil.example/showroom' })
  await openWizard(page, '?redirect=https%3A%2F%2Fevil.example')
  await register(page)
  await expect(page).toHaveURL(ledTo('/'))
})

test('a guest’s cart becomes a project, cart_id is cleared, and the badge agrees', async ({ page }) => {
  await page.goto(hostAt('/category/porcelain-tile'))
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  const cartKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':cart_id')))
  await expect.poll(cartKeys).not.toEqual([])

  await page.getByRole('link', { name: 'Sign Up Free' }).first().click()
  await register(page)
  await expect.poll(cartKeys).toEqual([])
  await expect.poll(() => totalProjects(page)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a visual redirect with a full my_item makes a project, is cleared, and leads there', async ({
  page,
}) => {
  await store(page, { visual_redirect: '/our-brands', my_item: item })
  await openWizard(page)
  await register(page)
  await expect(page).toHaveURL(ledTo('/our-brands'))
  await expect.poll(() => totalProjects(page)).toBe(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visual_redirect'))).toBeNull()
})

test('a visual redirect with an incomplete my_item leads to /visualize', async ({ page }) => {
  await store(page, { visual_redirect: '/our-brands', my_item: JSON.stringify({ showroom: '0' }) })
  await openWizard(page)
  await register(page)
  await expect(page).toHaveURL(/verifiction\?redirect=%2Fvisualize/)
  expect(await totalProjects(page)).toBe(0)
})

test.describe('when the project can not be made', () => {
  test.use({ complainsOf: /status of 404/ })

  test('the visual redirect says so and leads to /visualize', async ({ page }) => {
    const elsewhere = JSON.stringify({ showroom: 'ZZZZZZZZ', floorplan: '4', floorTemplate: '2' })
    await store(page, { visual_redirect: '/our-brands', my_item: elsewhere })
    await openWizard(page)
    await register(page)
    await expect(page.getByText('Internal server error.')).toBeVisible()
    await expect(page).toHaveURL(/verifiction\?redirect=%2Fvisualize/)
  })
})

test('whoever registers as another type than User is thanked, and not signed in', async ({ page }) => {
  await openWizard(page)
  await sendInstead(page, { type: 'Vendor' })
  await register(page)
  await expect(thanks(page)).toContainText('within 24 hours')
  expect(await storedToken(page)).toBeNull()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a logged-in user visiting the register page goes home', async ({ page }) => {
  const { token } = await aVerifiedPerson()
  await store(page, { authToken: token ?? '' })
  await page.goto(hostAt('/register'))
  await expect(page).toHaveURL(hostAt('/'))
})

test('the showroom that is open is told to the registration', async ({ page }) => {
  await store(page, { vsd_id: 'HARVEST2' })
  await openWizard(page)
  const sent = page.waitForRequest('**/api/register*')
  await register(page)
  expect((await sent).postDataJSON()).toMatchObject({ shop_id: 'HARVEST2', country_code: '+1' })
})

test('the draft is gone once there is an account', async ({ page }) => {
  await openWizard(page)
  await register(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(hostAt('/'))
  await page.getByRole('link', { name: 'Sign Up Free' }).first().click()
  await expect(field(page, 'email')).toHaveValue('')
})
