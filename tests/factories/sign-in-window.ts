import { expect, type Locator, type Page } from '@playwright/test'
import { guestFiles, type guestPage } from './guest-page.ts'
import type { Person } from './person.ts'

export const signIn = (page: Page): Locator => page.locator('showroom-sign-in').first()

/** Presses the button, and gives the window of our own that it opens. */
export const openWindow = async (page: Page): Promise<Page> => {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    signIn(page)
      .getByRole('button', { name: /^Sign in/ })
      .first()
      .click(),
  ])
  await expect(popup.getByRole('heading')).toBeVisible()
  return popup
}

/** Presses what closes its own window, which may be gone before the press has been answered. */
export const pressToClose = async (button: Locator) => {
  const popup = button.page()
  const closed = popup.waitForEvent('close')
  await button.click().catch((thrown: unknown) => {
    if (!popup.isClosed()) throw thrown
  })
  await closed
}

/** Types what only our own page may see; the window closes by itself when all is well. */
export const typeInto = async (popup: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  await popup.getByLabel('Email').fill(email)
  await popup.getByLabel('Password', { exact: true }).fill(password)
  await popup.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export const expectSignedIn = (page: Page, name = 'Ana') =>
  expect(signIn(page).getByText(name, { exact: true })).toBeVisible()

export const expectSignedOut = (page: Page) =>
  expect(signIn(page).getByRole('button', { name: /^Sign in/ })).toBeVisible()

/** From the button to the name on the page. */
export const signInOn = async (page: Page, person: Person) => {
  const popup = await openWindow(page)
  await typeInto(popup, person)
  await expectSignedIn(page)
}

export const signInBody = `<header class="bar"><a href="/">Miller &amp; Sons</a> <showroom-sign-in></showroom-sign-in> <showroom-cart-button></showroom-cart-button></header>
<main><h1>Our showroom</h1><showroom-shop></showroom-shop></main>`

/** Writes down what the page is told. */
export const told = `<script>window.told = []
for (const name of ['signed-in', 'signed-out']) document.addEventListener('showroom:' + name, function (event) { window.told.push(name + ' ' + JSON.stringify(event.detail)) })</script>`
export const toldOn = (page: Page) => page.evaluate<string[]>('window.told')

/** A website with the way in, the badge and the shop. */
export const signInSite = (more: Parameters<typeof guestPage>[0] = {}) =>
  guestFiles({ body: signInBody, end: told, ...more })

/** Our own window leaves its cookies on its own host; in tests that is localhost, too, and cookies know no ports. */
export const ownCookies = /^cookie: wev_ut/

/** The name takes the place of the button: an answer to what the visitor has done on another page. */
export const nameInPlace = /^shift: 0\.000/
