import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { letOfferCome } from '../factories/offer.ts'
import { aVerifiedPerson, expect, hostAt, mailTo, test } from '../factories/person.ts'

// What the server refuses, browsers write down; axe is a script of the test’s own.
test.use({ bypassCSP: true, complainsOf: /status of (404|422|503)/ })
test.beforeAll(() => letOfferCome(true))
test.afterAll(() => letOfferCome(false))

const offerOf = (page: Page) => page.getByRole('complementary', { name: 'Save up to 30%' })

/** Somebody who has read on for long enough; the clock is the test's. */
const read = async (page: Page, path: string) => {
  await page.clock.install()
  await page.goto(hostAt(path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(65_000)
}

const openedOffer = async (page: Page, path = '/our-brands') => {
  await read(page, path)
  await expect(offerOf(page)).toBeVisible()
  return offerOf(page)
}

const fill = async (page: Page, email: string) => {
  const offer = offerOf(page)
  await offer.getByLabel('Name').fill('Rosa Delgado')
  await offer.getByLabel('Email').fill(email)
  await offer.getByLabel('Phone').fill('2135550199')
}

test('the offer comes once, is sent, thanks, and never comes again', async ({ page }) => {
  const offer = await openedOffer(page)
  await expect(offer.getByText('Limited-time offer on all finishing materials.')).toBeVisible()
  await offer.getByRole('button', { name: 'Send' }).click()
  await expect(offer.getByText('The full name field is required.')).toBeVisible()
  await expect(offer.getByLabel('Name')).toBeFocused()
  const email = `rosa-${Date.now()}@leads.example`
  await fill(page, email)
  await offer.getByRole('button', { name: 'Send' }).click()
  await expect(offer.getByText('Thank you. We will write to you about the offer.')).toBeFocused()
  await mailTo('hello@showroom.example', 'New lead: Rosa Delgado')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(65_000)
  await expect(offerOf(page)).toHaveCount(0)
})

test('closed by Escape it stays away, takes no focus before and moves nothing', async ({ page }) => {
  await openedOffer(page)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.keyboard.press('Escape')
  await expect(offerOf(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(65_000)
  await expect(offerOf(page)).toHaveCount(0)
})

test('what was typed stays when the lead does not arrive, and while another page has no place for it', async ({
  page,
}) => {
  await page.route('**/api/sample_request', (route) =>
    route.fulfill({ status: 503, json: { success: false } }),
  )
  const offer = await openedOffer(page)
  await fill(page, 'rosa@leads.example')
  await offer.getByRole('button', { name: 'Send' }).click()
  await expect(offer.getByRole('button', { name: 'Send' })).toBeVisible()
  await expect(offer.getByLabel('Phone')).toHaveValue('2135550199')
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await expect(offer).toBeHidden()
  await page.goBack()
  await expect(offer.getByLabel('Email')).toHaveValue('rosa@leads.example')
})

for (const path of ['/cart', '/login', '/register', '/404'])
  test(`nobody is asked at ${path}`, async ({ page }) => {
    await read(page, path)
    await expect(offerOf(page)).toHaveCount(0)
  })

test('nobody is asked at the checkout', async ({ page }) => {
  const person = await aVerifiedPerson()
  await page.addInitScript((token) => localStorage.setItem('authToken', token ?? ''), person.token)
  await read(page, '/checkout')
  await expect(offerOf(page)).toHaveCount(0)
})

for (const scheme of ['light', 'dark'] as const)
  test(`the offer has no axe violations, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.addInitScript((chosen) => localStorage.setItem('appearance', chosen), `${scheme} still`)
    await openedOffer(page)
    expect(await violationsOf(page)).toEqual([])
  })
