import {
  aPdf,
  anApplicant,
  applyAsContractor,
  applyAsVendor,
  fillBusiness,
  fillLicense,
  fillYou,
  linkIn,
  submitShowroom,
} from '../factories/applicant.ts'
import { aPerson, expect, hostAt, test } from '../factories/person.ts'

// What the server refuses, browsers write down.
test.use({ complainsOf: /status of (403|422)/ })

test('a contractor applies in four short steps and sees the clock of our 24 hours', async ({ page }) => {
  const applicant = anApplicant()
  await applyAsContractor(page, applicant)
  await expect(page).toHaveURL(hostAt('/account_verify'))
  await expect(page.getByText(/You hear from us within (24 hours|23 hours \d+ minutes?)/)).toBeVisible()
  const line = page.getByRole('list', { name: 'How far your application is' })
  await expect(line.getByRole('listitem')).toHaveText([/Submitted/, /Reviewing/, /Decision/])
  // In the same browser, later: no mail is needed.
  await page.goto(hostAt('/account_verify'))
  await expect(page.getByText(applicant.company)).toBeVisible()
})

test('who waits for approval is told so at the door, with the way to their application', async ({ page }) => {
  const applicant = anApplicant()
  await applyAsContractor(page, applicant)
  await page.goto(hostAt('/pro-account'))
  const door = page.getByRole('region', { name: 'Pro & vendor sign-in' })
  await door.getByLabel('Email').fill(applicant.email)
  await door.getByLabel('Password', { exact: true }).fill(applicant.password)
  await door.getByRole('button', { name: 'Sign In' }).click()
  await expect(door.getByText('Your account is currently pending approval.')).toBeVisible()
  await door.getByRole('link', { name: 'See where your application stands' }).click()
  await expect(page.getByRole('heading', { name: 'We are looking at it' })).toBeVisible()
})

test('each step says what is missing before it lets on', async ({ page }) => {
  await page.goto(hostAt('/register/contractor'))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('The first name field is required.')).toBeVisible()
  await expect(page.getByText('The email field is required.')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
})

test('an error of the server leads back to its step, and nothing typed is lost', async ({ page }) => {
  const known = await aPerson()
  const applicant = { ...anApplicant(), email: known.email }
  await page.goto(hostAt('/register/contractor'))
  await fillYou(page, applicant)
  await fillBusiness(page, applicant)
  await fillLicense(page, applicant)
  await submitShowroom(page)
  await expect(page.getByRole('heading', { name: 'You', exact: true })).toBeVisible()
  await expect(page.getByText('The email has already been taken.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(applicant.password)
  await page.getByLabel('Email').fill(anApplicant().email)
  for (const next of ['Business', 'License', 'Showroom']) {
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: next, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'We are looking at it' })).toBeVisible()
})

test('a license that is registered already leads back to the license', async ({ page, browser }) => {
  const first = anApplicant()
  await applyAsContractor(page, first)
  const other = await (await browser.newContext()).newPage()
  const second = { ...anApplicant(), license: first.license }
  await other.goto(hostAt('/register/contractor'))
  await fillYou(other, second)
  await fillBusiness(other, second)
  await fillLicense(other, second)
  await submitShowroom(other)
  await expect(
    other.getByText('This license is already registered. Please ask its owner to add you to that team.'),
  ).toBeVisible()
  await expect(other.getByLabel('License number')).toBeFocused()
  await other.context().close()
})

test('a half-filled application is there after a reload, and goes on elsewhere by a mailed link', async ({
  page,
  browser,
}) => {
  const applicant = anApplicant()
  await page.goto(hostAt('/register/contractor'))
  await fillYou(page, applicant)
  await page.getByLabel('Company name').fill(applicant.company)
  await page.getByRole('button', { name: 'Save and continue later' }).click()
  const dialog = page.getByRole('dialog', { name: 'Continue later' })
  await expect(dialog.getByLabel('Email')).toHaveValue(applicant.email)
  await dialog.getByRole('button', { name: 'Send me the link' }).click()
  await expect(dialog.getByText('We have sent you a link.', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(
    await linkIn(applicant.email, 'Your application, where you left it', '/register/contractor'),
  )
  await expect(phone.getByLabel('Email')).toHaveValue(applicant.email)
  await expect(phone).toHaveURL(hostAt('/register/contractor'))
  await phone.getByLabel('Password', { exact: true }).fill(applicant.password)
  await phone.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(phone.getByLabel('Company name')).toHaveValue(applicant.company)
  await phone.context().close()
})

test('a designer without a license gives a reason and a certificate', async ({ page }) => {
  const applicant = anApplicant()
  await page.goto(hostAt('/register/contractor'))
  await fillYou(page, applicant)
  await fillBusiness(page, applicant)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByLabel('What your business does').selectOption('designer')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('checkbox', { name: 'I work without a license' }).check()
  await page.getByLabel('Why you work without a license').fill('My state does not license designers.')
  await page.getByLabel('Your certificate').setInputFiles({ ...aPdf, name: 'certificate.pdf' })
  await expect(page.getByRole('button', { name: 'Remove certificate.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await submitShowroom(page)
  await expect(page.getByRole('heading', { name: 'We are looking at it' })).toBeVisible()
})

test('a file that is none of the four kinds is refused under its field', async ({ page }) => {
  const applicant = anApplicant()
  await page.goto(hostAt('/register/contractor'))
  await fillYou(page, applicant)
  await fillBusiness(page, applicant)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await page
    .getByLabel('Your license')
    .setInputFiles({ name: 'license.png', mimeType: 'image/png', buffer: svg })
  await expect(page.getByText('Please choose a PDF, JPG, PNG or WebP file.')).toBeVisible()
})

test('a vendor applies in three short steps', async ({ page }) => {
  await applyAsVendor(page, anApplicant())
})

test('a link to the status is mailed to whoever asks for it from another browser', async ({
  page,
  browser,
}) => {
  const applicant = anApplicant()
  await applyAsContractor(page, applicant)
  const other = await (await browser.newContext()).newPage()
  await other.goto(hostAt('/account_verify'))
  await other.getByLabel('Email').fill(applicant.email)
  await other.getByRole('button', { name: 'Send me the link' }).click()
  await expect(other.getByText('If there is an application with this e-mail', { exact: false })).toBeVisible()
  await other.goto(await linkIn(applicant.email, 'Where your application stands', '/account_verify'))
  await expect(other.getByText(applicant.company)).toBeVisible()
  await other.getByRole('button', { name: 'Forget my application in this browser' }).click()
  await expect(other.getByLabel('Email')).toBeVisible()
  await other.context().close()
})
