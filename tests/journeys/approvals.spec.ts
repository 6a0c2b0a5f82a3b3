import {
  aPdf,
  anApplicant,
  applyAsContractor,
  applyAsVendor,
  linkIn,
  openApplication,
  openApprovals,
} from '../factories/applicant.ts'
import { ask, expect, hostAt, mailTo, test } from '../factories/person.ts'

// What the server refuses, browsers write down.
test.use({ complainsOf: /status of 422/ })

test('an Admin approves a contractor, who is told by mail, signs in, and whose showroom answers', async ({
  page,
  browser,
}) => {
  const applicant = anApplicant()
  await applyAsContractor(page, applicant)

  const desk = await (await browser.newContext()).newPage()
  await openApprovals(desk)
  await openApplication(desk, applicant)
  const sheet = desk.getByRole('dialog')
  await expect(sheet.getByText(`CA ${applicant.license}`)).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Verify in California' })).toHaveAttribute(
    'href',
    /cslb\.ca\.gov/,
  )
  const download = desk.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Download license.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('license.pdf')
  await sheet.getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('Approved. The applicant has been told by e-mail.')).toBeVisible()
  await expect(sheet.getByText(/Showroom ID [A-HJ-NP-Z2-9]{8}/)).toBeVisible()
  await desk.context().close()

  const mail = await mailTo(applicant.email, 'is open')
  const showroomId = /Your Showroom ID is ([A-HJ-NP-Z2-9]{8})/.exec(mail)?.[1] ?? ''
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome, you are in' })).toBeVisible()
  await expect(page.getByText(showroomId)).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  const door = page.getByRole('region', { name: 'Pro & vendor sign-in' })
  await door.getByLabel('Email').fill(applicant.email)
  await door.getByLabel('Password', { exact: true }).fill(applicant.password)
  await door.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).not.toHaveURL(/pro-account/)

  const shop = await ask<{ profile: { company_name: string } }>(`GET /api/shop?showroom=${showroomId}`)
  expect(shop.data.profile.company_name).toBe(applicant.company)
  const products = await ask<unknown[]>(`GET /api/visualization/products?showroom=${showroomId}`)
  expect(products.data.length).toBeGreaterThan(0)
})

test('an Admin asks for more, the applicant answers on the status page, and it is the Admin’s turn again', async ({
  page,
  browser,
}) => {
  const applicant = anApplicant()
  await applyAsVendor(page, applicant)
  const desk = await (await browser.newContext()).newPage()
  await openApprovals(desk, 'Vendor')
  await openApplication(desk, applicant)
  const sheet = desk.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Ask for more' }).click()
  await sheet.getByRole('button', { name: 'Insurance', exact: true }).click()
  await sheet.getByLabel('Ask for', { exact: true }).selectOption('question')
  await sheet.getByLabel('A question', { exact: false }).fill('Where are your kilns?')
  await sheet.getByRole('button', { name: 'Send the request' }).click()
  await expect(desk.getByText('Asked. The applicant has been told by e-mail.')).toBeVisible()
  await desk.context().close()

  await page.goto(await linkIn(applicant.email, 'We need a little more from you', '/account_verify'))
  await expect(page.getByRole('heading', { name: 'We need a little more' })).toBeVisible()
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByText('Please add this file.')).toBeVisible()
  await expect(page.getByText('Please answer this.')).toBeVisible()
  await page.getByLabel('Your certificate of insurance').setInputFiles({ ...aPdf, name: 'insurance.pdf' })
  await expect(page.getByRole('button', { name: 'Remove insurance.pdf' })).toBeVisible()
  await page.getByLabel('A question').fill('In Taos.')
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByRole('heading', { name: 'We are looking at it' })).toBeVisible()
})

test('an Admin declines with a reason; the applicant reads it and appeals', async ({ page, browser }) => {
  const applicant = anApplicant()
  await applyAsContractor(page, applicant)
  const desk = await (await browser.newContext()).newPage()
  await openApprovals(desk)
  await openApplication(desk, applicant)
  const sheet = desk.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Decline', exact: true }).click()
  await sheet.getByRole('button', { name: 'Decline with this reason' }).click()
  await expect(sheet.getByText('Please say why: the applicant reads it.')).toBeVisible()
  await sheet.getByLabel('Reason').fill('The license belongs to another company.')
  await sheet.getByRole('button', { name: 'Decline with this reason' }).click()
  await expect(desk.getByText('Declined. The applicant has been told by e-mail.')).toBeVisible()
  await desk.context().close()

  await page.goto(hostAt('/account_verify'))
  await expect(page.getByText('The license belongs to another company.')).toBeVisible()
  await page.getByLabel('Do you see it differently?').fill('We have bought that company. See the register.')
  await page.getByRole('button', { name: 'Ask to look again' }).click()
  await expect(page.getByRole('heading', { name: 'We are looking at it' })).toBeVisible()
})

test('the panel is the Admins’: nobody else’s rail has it', async ({ page }) => {
  await page.goto(hostAt('/pro-account'))
  const door = page.getByRole('region', { name: 'Pro & vendor sign-in' })
  await door.getByLabel('Email').fill('pro@demo.example')
  await door.getByLabel('Password', { exact: true }).fill('try-the-showroom')
  await door.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/account/)
  await expect(page.getByRole('navigation', { name: 'My account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Approvals' })).toHaveCount(0)
})
