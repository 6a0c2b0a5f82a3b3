import type { Page } from '@playwright/test'
import { type Applicant, openApplication, openApprovals } from './applicant.ts'
import { fillCardFrame } from './card.ts'
import { expect, hostAt, mailTo, verifyCodeOf } from './person.ts'
import { createAccount, fillShipping, fillSignUp, openWizard, thanks, toShipping } from './registration.ts'
import { cards, goOn, place } from './shopper.ts'
import { pageHydrated } from './visit.ts'

/** The link of the mail, in the browser that it was asked for in. */
export const confirmEmail = async (page: Page, email: string) => {
  const code = await verifyCodeOf(email)
  const [reply] = await Promise.all([
    page.waitForResponse(/\/api\/email\/verify\//),
    page.goto(hostAt(`/verify/${code}`)),
  ])
  expect(reply.ok()).toBe(true)
}

/** At an Admin’s desk that is signed in. */
export const approve = async (desk: Page, applicant: Applicant, type: 'Contractor' | 'Vendor') => {
  await openApprovals(desk, type)
  await openApplication(desk, applicant)
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('Approved. The applicant has been told by e-mail.')).toBeVisible()
}

/** The door of those who work here. */
export const signInAtProDoor = async (page: Page, { email, password }: Applicant) => {
  await page.goto(hostAt('/pro-account'))
  await pageHydrated(page)
  const door = page.getByRole('region', { name: 'Pro & vendor sign-in' })
  await door.getByLabel('Email').fill(email)
  await door.getByLabel('Password', { exact: true }).fill(password)
  await door.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(hostAt('/account'))
}

export const showroomIdOf = async ({ email }: Applicant): Promise<string> =>
  /Your Showroom ID is ([A-HJ-NP-Z2-9]{8})/.exec(await mailTo(email, 'is open'))?.[1] ?? ''

/** Somebody new, at home in Beverly Hills, whose e-mail is confirmed; signed in on this page. */
export const signUpAtHome = async (page: Page): Promise<string> => {
  await openWizard(page)
  const email = await fillSignUp(page)
  await toShipping(page)
  await fillShipping(page)
  await createAccount(page)
  await expect(thanks(page)).toContainText(email)
  await confirmEmail(page, email)
  await expect(page).toHaveURL(hostAt('/'))
  return email
}

/** Where the Showroom ID is asked for on the landing page. */
export const enterShowroom = async (page: Page, showroomId: string) => {
  await page.goto(hostAt('/'))
  await pageHydrated(page)
  await page.getByRole('combobox', { name: 'Showroom ID' }).fill(showroomId)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(hostAt('/visualize/contractor/all'))
}

/** One of the product that is open: into the cart, through the checkout with a card that is typed, to the order’s page. */
export const buyHere = async (page: Page): Promise<{ id: string; number: string }> => {
  await pageHydrated(page)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('button', { name: /check ?out/i }).click()
  await goOn(page, 'Continue to delivery')
  await goOn(page, 'Continue to payment')
  await fillCardFrame(page, cards.good)
  await goOn(page, 'Continue to review')
  await place(page)
  await expect(page).toHaveURL(/\/thankyou\?order=/)
  const id = new URL(page.url()).searchParams.get('order') ?? ''
  await page.getByRole('link', { name: 'Follow this order' }).click()
  const heading = page.getByRole('heading', { level: 1, name: /^Order / })
  return { id, number: (await heading.innerText()).replace('Order ', '') }
}
