import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aName, ask, expect, hostAt, mailTo, newestMail, oneTimeCodeOf } from './person.ts'
import { pageHydrated } from './visit.ts'

/** The Admin of development, whose password `npm start` prints. */
const demoAdmin = { email: 'admin@demo.example', password: 'try-the-showroom' }

export const anApplicant = () => ({
  email: `${aName()}@builders.example`,
  password: 'correct horse 42',
  company: `Quill & Daughters ${randomInt(1_000_000)}`,
  license: `C${randomInt(100_000_000)}`,
})
export type Applicant = ReturnType<typeof anApplicant>

/** The smallest PDF that says so itself. */
export const aPdf = {
  name: 'license.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

export const fillYou = async (page: Page, { email, password }: Applicant) => {
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Quill')
  await page.getByLabel('Email').fill(email)
  await page.locator('[name="phone_number"]').fill('5125550142')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await next(page)
}

export const fillBusiness = async (page: Page, { company }: Applicant) => {
  await expect(page.getByRole('heading', { name: 'Business' })).toBeVisible()
  await page.getByLabel('Company name').fill(company)
  await page.getByLabel('What your business does').selectOption('remodeler')
  await page.getByLabel('ZIP code', { exact: true }).fill('91101')
  await expect(page.getByLabel('City')).toHaveValue('Pasadena')
  await page.getByLabel('Years in business').fill('12')
  await page.getByLabel('Team size').selectOption('2-5')
  await page.getByLabel('ZIP codes that you serve').fill('91101, 91103')
  await next(page)
}

export const fillLicense = async (page: Page, { license }: Applicant) => {
  await expect(page.getByRole('heading', { name: 'License' })).toBeVisible()
  await page.getByLabel('State of the license').selectOption('CA')
  await page.getByLabel('License number').fill(license)
  await page.getByLabel('License holder').fill('Ana Quill')
  await page.getByLabel('Expires on').fill('2031-01-31')
  await page.getByLabel('Your license').setInputFiles(aPdf)
  await expect(page.getByRole('button', { name: 'Remove license.pdf' })).toBeVisible()
  await next(page)
}

export const submitShowroom = async (page: Page) => {
  // What is asked for comes between the fields, and would move the box from under the pointer.
  await expect(page.getByRole('group', { name: 'What your showroom shows' })).toBeVisible()
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
}

/** From the first field to the page that says what comes next. */
export const applyAsContractor = async (page: Page, applicant: Applicant) => {
  await page.goto(hostAt('/register/contractor'))
  await pageHydrated(page)
  await fillYou(page, applicant)
  await fillBusiness(page, applicant)
  await fillLicense(page, applicant)
  await submitShowroom(page)
  await expect(page.getByRole('heading', { name: 'We are looking at it' })).toBeVisible()
}

export const applyAsVendor = async (page: Page, applicant: Applicant) => {
  await page.goto(hostAt('/register/vendor'))
  await pageHydrated(page)
  await fillYou(page, applicant)
  await page.getByLabel('Company name').fill(applicant.company)
  await page.getByLabel('ZIP code', { exact: true }).fill('91101')
  await expect(page.getByLabel('City')).toHaveValue('Pasadena')
  await next(page)
  await page.getByLabel('What you sell').fill('Handmade tile from our own kilns.')
  await page.getByLabel('Your resale permit').setInputFiles({ ...aPdf, name: 'permit.pdf' })
  await expect(page.getByRole('button', { name: 'Remove permit.pdf' })).toBeVisible()
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'We are looking at it' })).toBeVisible()
}

let signedIn: Promise<string> | null = null

/** A code is recent for a quarter of an hour, of which a test is left enough. */
const recentEnoughMs = 10 * 60_000
let codeGivenAt = Number.NEGATIVE_INFINITY

/** A trusted device is not enough where money is decided; of the few codes of an hour none is asked for in vain. */
export const giveCodeAnew = async (token: string): Promise<void> => {
  if (performance.now() - codeGivenAt < recentEnoughMs) return
  const after = await newestMail()
  await ask('GET /api/login/verify_otp', { token })
  await ask(`GET /api/login/verify_otp?otp=${await oneTimeCodeOf(demoAdmin.email, { after })}`, { token })
  codeGivenAt = performance.now()
}

const signInAdmin = async (): Promise<string> => {
  const { data } = await ask<{ token: string }>('POST /api/login', {
    body: { ...demoAdmin, portal: 'admin' },
  })
  const { token } = data
  await giveCodeAnew(token)
  return token
}

/** Who has given the one-time code: once for all tests of a worker, as only a few codes are mailed in an hour. */
export const anAdmin = (): Promise<string> => (signedIn ??= signInAdmin())

export const openApprovals = async (page: Page, type: 'Contractor' | 'Vendor' = 'Contractor') => {
  const token = await anAdmin()
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(`/account/approvals?state=reviewing&type=${type}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible()
}

/** Those who wait longest stand first: whoever has just applied is on the last page. */
export const openApplication = async (page: Page, { company }: Applicant) => {
  const open = page.getByRole('button', { name: company, exact: true })
  const last = page
    .getByRole('navigation', { name: /pages/i })
    .getByRole('listitem')
    .last()
    .getByRole('button')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(open.or(last).first()).toBeVisible()
  if (!(await open.isVisible())) await last.click()
  await open.click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: company })).toBeVisible()
}

/** The path of the link in a mail. */
export const linkIn = async (email: string, subject: string, path: string): Promise<string> => {
  const code = new RegExp(`${path}\\?code=(\\w+)`).exec(await mailTo(email, subject))?.[1]
  if (!code) throw new Error(`The mail “${subject}” has no link to ${path}.`)
  return hostAt(`${path}?code=${code}`)
}
