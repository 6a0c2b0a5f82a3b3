import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, hostAt } from './person.ts'
import { pageHydrated } from './visit.ts'

export const anEmail = () => `${randomUUID()}@homes.example`

export const password = 'marble-otter-violet'

export const openWizard = async (page: Page, query = '') => {
  await page.goto(hostAt(`/register${query}`))
  await pageHydrated(page)
  await expect(stepTitle(page, 'Create your account')).toBeVisible()
}

export const stepTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The wizard’s own fields; others on the page (search, newsletter) have other names. */
export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

export const errorOf = async (page: Page, name: string): Promise<string> => {
  const described = (await field(page, name).getAttribute('aria-describedby')) ?? ''
  const id = described.split(' ').find((one) => one.endsWith('-error'))
  return id === undefined ? '' : page.locator(`[id="${id}"]`).innerText()
}

/** Step 1, filled and agreed to. */
export const fillSignUp = async (page: Page, changed: Record<string, string> = {}): Promise<string> => {
  const email = changed.email ?? anEmail()
  const typed = {
    full_name: 'Rosalind Vanderberg',
    password,
    phone_number: '3035550142',
    zip_code: '90210',
    birth_date: '1990-04-01',
    ...changed,
    email,
  }
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
  await field(page, 'agree').check()
  return email
}

export const toShipping = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(stepTitle(page, 'Where should we deliver?')).toBeVisible()
  await expect(field(page, 'shipping_city')).toHaveValue('Beverly Hills')
}

export const fillShipping = (page: Page) => field(page, 'shipping_street').fill('1 Rodeo Drive')

export const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

export const thanks = (page: Page) =>
  page.getByRole('dialog', { name: 'Thank you for signing up for Showroom!' })

export const toCard = async (page: Page) => {
  await page.getByRole('button', { name: 'Add a card now (optional)' }).click()
  await expect(stepTitle(page, 'Add a card')).toBeVisible()
  // Closed until the page listens: keys that come before go nowhere.
  await expect(cardField(page, 'Card number')).toBeEditable()
}

export const cardField = (page: Page, label: string) =>
  page.frameLocator('iframe[title="Your card"]').getByLabel(label, { exact: true })

export const cardFrame = (page: Page) => page.frameLocator('iframe[title="Your card"]')

export const fillCard = async (page: Page, number = '4242424242424242') => {
  await cardField(page, 'Card number').fill(number)
  await cardField(page, 'Name on card').fill('Rosalind Vanderberg')
  await cardField(page, 'Expiration date').fill('12/34')
  await cardField(page, 'CVC').fill('123')
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'))

/** What only the server may refuse: the wizard's request, with other values. */
export const sendInstead = (page: Page, changed: Record<string, unknown>) =>
  page.route('**/api/register*', (route) => {
    const sent: unknown = route.request().postDataJSON()
    return route.continue({ postData: { ...(typeof sent === 'object' ? sent : {}), ...changed } })
  })
