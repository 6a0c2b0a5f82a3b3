import type { Page } from '@playwright/test'
import {
  anApplicant,
  type Applicant,
  applyAsContractor,
  openApplication,
  openApprovals,
} from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { fillCardFrame } from '../factories/card.ts'
import { ask, expect, hostAt, mailTo, test, verifyCodeOf } from '../factories/person.ts'

test.use({ bypassCSP: true })

/** Applies and is approved: a showroom on the free plan. */
const becomePro = async (page: Page, desk: Page, applicant: Applicant): Promise<string> => {
  await applyAsContractor(page, applicant)
  await openApprovals(desk)
  await openApplication(desk, applicant)
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('Approved. The applicant has been told by e-mail.')).toBeVisible()
  const mail = await mailTo(applicant.email, 'is open')
  return /Your Showroom ID is ([A-HJ-NP-Z2-9]{8})/.exec(mail)?.[1] ?? ''
}

const signIn = async ({ email, password }: Applicant): Promise<string> => {
  const body = { email, password, portal: 'pro' }
  return (await ask<{ token: string }>('POST /api/login', { body })).data.token
}

const colorOf = async (vsdId: string) => {
  const call = `GET /api/visualization/shop_profile?vsd_id=${vsdId}`
  return (await ask<{ profile: { theme_color: string | null } }>(call)).data.profile.theme_color
}

test('a Free Pro subscribes, the shop takes their colors, and canceled it says until when it stays', async ({
  page,
  browser,
}) => {
  const applicant = anApplicant()
  const desk = await (await browser.newContext({ bypassCSP: true })).newPage()
  const vsdId = await becomePro(page, desk, applicant)
  await ask(`GET /api/email/verify/${await verifyCodeOf(applicant.email)}`)
  const token = await signIn(applicant)
  const pro = await (await browser.newContext({ bypassCSP: true })).newPage()
  await pro.addInitScript((kept) => localStorage.setItem('authToken', kept), token)

  await pro.goto(hostAt('/account/plan'))
  await expect(pro.getByRole('article').filter({ hasText: 'Your plan' })).toContainText('Free')
  expect(await violationsOf(pro)).toEqual([])
  await pro.getByRole('button', { name: 'Subscribe for $199.00 a month' }).click()
  await fillCardFrame(pro, '4242424242424242')
  await pro.getByRole('button', { name: 'Subscribe for $199.00 a month' }).click()
  await expect(pro.getByText(/Renews on \d\d\.\d\d\.\d{4}\./)).toBeVisible()
  await expect(pro.getByRole('article').filter({ hasText: 'Your plan' })).toContainText('$199 a month')
  await expect(pro.getByRole('row', { name: /\$199\.00 Paid/ })).toBeVisible()
  expect(await violationsOf(pro)).toEqual([])

  await pro.goto(hostAt('/account/showroom'))
  await pro
    .getByLabel(/^Your color/)
    .first()
    .fill('#7a1f4c')
  await pro.getByRole('textbox', { name: /^About/ }).fill('Two sisters and a van.')
  await pro.getByRole('textbox', { name: /^Hours/ }).fill('Weekdays, 8 to 5')
  await pro.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => colorOf(vsdId)).toBe('#7a1f4c')
  await desk.goto(hostAt(`/visualize/contractor/all?showroom=${vsdId}`))
  const about = desk.getByRole('region', { name: /^About / })
  await expect(about).toContainText('Two sisters and a van.')
  await expect(about.getByRole('term')).toHaveText(['Who we are', 'Hours'])
  expect(await violationsOf(desk)).toEqual([])

  await pro.goto(hostAt('/account/plan'))
  await pro.getByRole('button', { name: 'Cancel subscription' }).click()
  await pro.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(pro.getByText(/Ends on \d\d\.\d\d\.\d{4}\. Nothing is charged any more\./)).toBeVisible()
  expect(await colorOf(vsdId)).toBe('#7a1f4c')
  await pro.getByRole('button', { name: 'Resume subscription' }).click()
  await expect(pro.getByText(/Renews on/)).toBeVisible()
  await desk.context().close()
  await pro.context().close()
})
