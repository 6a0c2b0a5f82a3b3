import type { Page } from '@playwright/test'
import { demoPassword } from '../../apps/demo/src/people.ts'
import { anApplicant, applyAsContractor, openApplication } from '../factories/applicant.ts'
import { buyHere, enterShowroom, signUpAtHome } from '../factories/by-the-screens.ts'
import { expect, hostAt, mailTo, newestMail, oneTimeCodeOf, test } from '../factories/person.ts'
import { storedToken } from '../factories/registration.ts'
import { orderOf } from '../factories/shopper.ts'
import { pageHydrated } from '../factories/visit.ts'

// What is done only with a reason is refused without one, and browsers write that down.
test.use({ complainsOf: /status of 422/ })

const email = 'admin@demo.example'

const signInWithCode = async (desk: Page) => {
  const after = await newestMail()
  await desk.goto(hostAt('/login?portal=admin'))
  await desk.getByLabel('Email').fill(email)
  await desk.getByLabel('Password', { exact: true }).fill(demoPassword)
  await desk.getByRole('button', { name: 'Sign In' }).click()
  await desk.getByLabel('One-time code').fill(await oneTimeCodeOf(email, { after }))
  await expect(desk).toHaveURL(hostAt('/account'))
}

/** Whoever visits the contact page has written; gives their e-mail. */
const write = async (page: Page): Promise<string> => {
  const writer = `writer-${Date.now()}@people.example`
  await page.goto(hostAt('/contact'))
  await pageHydrated(page)
  await page.getByLabel('Name').fill('Hanna Marsh')
  await page.getByLabel('Email').fill(writer)
  await page.getByLabel('You are').selectOption({ label: 'Designer' })
  await page.getByLabel('It is about').selectOption({ label: 'A delivery' })
  await page.getByLabel('Message').fill('Does the truck come up a gravel road?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
  return writer
}

const order = async (page: Page) => {
  await signUpAtHome(page)
  await enterShowroom(page, 'HARVEST2')
  await page.goto(hostAt('/category/toilets'))
  await pageHydrated(page)
  const card = page.getByRole('article').filter({ hasText: 'In stock' }).first()
  await card.getByRole('heading').getByRole('link').click()
  return buyHere(page)
}

/** A link of the rail counts what waits in it: its name only begins with the panel’s. */
const panel = (desk: Page, name: string) =>
  desk
    .getByRole('navigation', { name: 'My account' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()

/** What the first page says of what waits leads to where it waits. */
const goToWhoApplied = async (desk: Page) => {
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Home')
  const needs = desk.getByRole('region', { name: 'Needs you' })
  await needs.getByRole('link', { name: /to open a showroom$/ }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Approvals')
  await expect(desk.getByRole('button', { name: 'Contractors', pressed: true })).toBeVisible()
}

const approve = async (desk: Page, applicant: ReturnType<typeof anApplicant>) => {
  await goToWhoApplied(desk)
  await openApplication(desk, applicant)
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('Approved. The applicant has been told by e-mail.')).toBeVisible()
  await desk.keyboard.press('Escape')
}

const answer = async (desk: Page, writer: string) => {
  await panel(desk, 'Leads and messages')
  await desk.getByLabel('Search by name, email or words').fill(writer)
  await desk.getByRole('button', { name: 'Search', exact: true }).click()
  await desk.getByRole('button', { name: 'Hanna Marsh' }).click()
  const drawer = desk.getByRole('dialog', { name: 'Hanna Marsh' })
  await drawer.getByRole('textbox', { name: 'Answer by mail' }).fill('It comes up.')
  await drawer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(drawer.getByRole('list').first()).toContainText('It comes up.')
  expect(await mailTo(writer, 'Re: A delivery')).toContain('It comes up.')
  await desk.keyboard.press('Escape')
}

/** It went off, and its client sent the driver away: what that means for the line only an Admin says. */
const sendBack = async (desk: Page, number: string) => {
  await panel(desk, 'Orders')
  await desk.getByLabel('Search by order, showroom or product').fill(number)
  await desk.getByRole('button', { name: 'Search', exact: true }).click()
  await desk.getByRole('button', { name: number, exact: true }).click()
  const popup = desk.getByRole('dialog', { name: 'Order Items' })
  const status = popup.getByRole('combobox').first()
  for (const label of ['Picked Up', 'Shipped']) {
    await status.selectOption({ label })
    await expect(desk.getByText(`Set to “${label}”.`).first()).toBeVisible()
  }
  await status.selectOption({ label: 'Return Request' })
  await popup.getByLabel('Please say why').fill('Refused at the door')
  const fax = { name: 'refused.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 refused') }
  await popup.locator('.sold-reason input[type=file]').setInputFiles(fax)
  await expect(popup.getByText('refused.pdf').first()).toBeVisible()
  await popup.getByRole('button', { name: 'Set status' }).click()
  await expect(desk.getByText('Set to “Return Request”.').first()).toBeVisible()
  await popup
    .getByRole('button', { name: /^What became of/ })
    .first()
    .click()
  const history = popup.getByRole('list', { name: /^What became of/ })
  await expect(history.getByRole('listitem').last()).toContainText('Refused at the door')
  const saved = desk.waitForEvent('download')
  await history.getByRole('button', { name: 'What shows it: refused.pdf' }).click()
  expect((await saved).suggestedFilename()).toBe('refused.pdf')
  await desk.keyboard.press('Escape')
}

/** What clients have paid by now, as the page of the profit says. */
const clientsPaid = async (desk: Page): Promise<number> => {
  await panel(desk, 'Profit')
  await expect(desk.getByText('Every total is what the ledger says.')).toBeVisible()
  const sum = desk.getByRole('region', { name: 'All' }).locator('div').filter({ hasText: 'Clients paid' })
  return Math.round(Number((await sum.locator('dd').innerText()).replace(/[^\d.]/g, '')) * 100)
}

test('an Admin signs in with the code, approves, answers, overrides a status with a reason, and finds all of it in profit and audit', async ({
  page: desk,
  browser,
}) => {
  const applicant = anApplicant()
  const site = await (await browser.newContext()).newPage()
  await applyAsContractor(site, applicant)
  const writer = await write(site)
  const { id, number } = await order(site)

  await signInWithCode(desk)
  await approve(desk, applicant)
  const before = await clientsPaid(desk)
  await answer(desk, writer)
  await sendBack(desk, number)

  const buyer = { email, password: '', token: await storedToken(site) }
  await expect.poll(async () => (await orderOf(id, buyer)).charged_cents).toBeGreaterThan(0)
  const { charged_cents: charged } = await orderOf(id, buyer)
  await expect.poll(() => clientsPaid(desk)).toBe(before + charged)
  await panel(desk, 'Audit')
  const done = (what: RegExp) =>
    desk.getByRole('row').filter({ hasText: 'Ada Admin', has: desk.getByText(what) })
  await expect(done(/^approved$/).first()).toBeVisible()
  await expect(done(/^answered$/).first()).toBeVisible()
  const override = done(/^set the status$/).filter({ hasText: 'Refused at the door' })
  await expect(override).toContainText('status: Shipped → Return Request')

  await site.goto(hostAt(`/your_orders/${id}`))
  await expect(site.getByText('Return asked').first()).toBeVisible()
  await site.context().close()
})
