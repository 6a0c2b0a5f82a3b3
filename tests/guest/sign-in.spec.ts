import { guestFiles, guestPage } from '../factories/guest-page.ts'
import { embedOrigin, expect, test } from '../factories/guest-site.ts'
import { ask, aVerifiedPerson } from '../factories/person.ts'
import { pageHydrated } from '../factories/visit.ts'
import {
  expectSignedIn,
  expectSignedOut,
  nameInPlace,
  openWindow,
  ownCookies,
  pressToClose,
  signIn,
  signInBody,
  signInOn,
  signInSite,
  toldOn,
  typeInto,
} from '../factories/sign-in-window.ts'

test.beforeEach(({ guest }) => guest.admit(ownCookies))

test('a visitor signs in in our own window, every widget follows, and the page is told nothing of who it is', async ({
  page,
  guest,
}) => {
  const person = await aVerifiedPerson()
  const origin = await guest.visit(signInSite())
  const popup = await openWindow(page)
  await expect(
    popup.getByRole('heading', { name: 'Sign in to shop with Harvest Home Remodeling' }),
  ).toBeVisible()
  await expect(popup.getByText(origin)).toBeVisible()
  expect(new URL(popup.url()).origin).toBe(embedOrigin())
  await expect(signIn(page).getByText('A window has opened. Finish signing in there.')).toBeVisible()
  const closed = popup.waitForEvent('close')
  await typeInto(popup, person)
  await closed
  await expectSignedIn(page)
  await expect.poll(() => toldOn(page)).toEqual(['signed-in {"showroom":"HARVEST2"}'])
  await signIn(page).getByRole('button', { name: 'Sign out' }).click()
  await expectSignedOut(page)
  await expect
    .poll(() => toldOn(page))
    .toEqual(['signed-in {"showroom":"HARVEST2"}', 'signed-out {"showroom":"HARVEST2"}'])
})

test('the keyboard alone signs in, and who is signed in with us already says yes with one press', async ({
  page,
  guest,
}) => {
  const person = await aVerifiedPerson()
  await guest.visit(signInSite())
  await signIn(page).getByRole('button', { name: 'Sign in' }).focus()
  const [first] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await expect(first.getByRole('heading')).toBeVisible()
  await pageHydrated(first)
  await first.getByLabel('Email').focus()
  await first.keyboard.type(person.email)
  await first.getByLabel('Password', { exact: true }).focus()
  await first.keyboard.type(person.password)
  await first.keyboard.press('Enter')
  await expectSignedIn(page)
  await signIn(page).getByRole('button', { name: 'Sign out' }).press('Enter')

  const again = await openWindow(page)
  const yes = again.getByRole('button', { name: 'Continue as Ana' })
  await expect(yes).toBeEnabled()
  await yes.press('Enter')
  await expectSignedIn(page)
})

test('where windows are blocked the page goes to us and comes back to the same place, without the code in its address', async ({
  page,
  guest,
}) => {
  const person = await aVerifiedPerson()
  const head = '<script>window.open = function () { return null }</script>'
  guest.admit(nameInPlace)
  const origin = await guest.visit(signInSite({ head }), '/?from=ad#/category/toilets')
  await expect(page.getByRole('heading', { name: 'Toilets' })).toBeVisible()
  await signIn(page).getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/embed\/sign-in/)
  await typeInto(page, person)
  await expectSignedIn(page)
  await expect(page).toHaveURL(`${origin}/?from=ad#/category/toilets`)
  await expect(page.getByRole('heading', { name: 'Toilets' })).toBeVisible()
})

test('a window that is closed is said so, with another way beside it', async ({ page, guest }) => {
  await guest.visit(signInSite())
  const popup = await openWindow(page)
  await popup.close()
  await expect(signIn(page).getByText('The window was closed before you were signed in.')).toBeVisible()
  await expect(signIn(page).getByRole('button', { name: 'Sign in without a window' })).toBeVisible()
})

test('“Not now” closes the window, and nothing is wrong', async ({ page, guest }) => {
  await guest.visit(signInSite())
  const popup = await openWindow(page)
  await pressToClose(popup.getByRole('button', { name: 'Not now' }))
  await expectSignedOut(page)
  await expect(signIn(page).getByRole('alert')).toHaveCount(0)
})

test('under the strictest policy, with trusted types for none: not one report', async ({ page, guest }) => {
  const host = embedOrigin()
  const policy = `default-src 'none'; script-src 'self' ${host}; style-src 'self'; img-src ${host}; connect-src ${host}; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; report-uri /csp-report`
  const person = await aVerifiedPerson()
  await guest.visit(
    guestFiles(
      {},
      { '/': { body: guestPage({ body: signInBody }), headers: { 'content-security-policy': policy } } },
    ),
  )
  await signInOn(page, person)
})

test('signing in reaches other tabs, a page gone on to and a tab opened later; signing out in one signs out all', async ({
  page,
  context,
  guest,
}) => {
  const person = await aVerifiedPerson()
  const origin = await guest.visit(signInSite())
  guest.admit(nameInPlace)
  const other = await context.newPage()
  await other.goto(origin)
  await expectSignedOut(other)
  await signInOn(page, person)
  await expectSignedIn(other)
  await page.reload()
  await expectSignedIn(page)
  const later = await context.newPage()
  await later.goto(origin)
  await expectSignedIn(later)
  await other.locator('showroom-sign-in').getByRole('button', { name: 'Sign out' }).click()
  for (const one of [page, other, later]) await expectSignedOut(one)
})

test('prices and sizes are written as their reader chose in their settings, on the next page too, until they sign out', async ({
  page,
  guest,
}) => {
  const person = await aVerifiedPerson()
  const body = { units: 'decimal', price_display: 'per_sqft' }
  await ask('PUT /api/setting', { token: person.token, body })
  await guest.visit(signInSite(), '/#/category/porcelain-tile')
  const price = page.locator('showroom-shop [part="price"]').first()
  await expect(price).toContainText('per Box')
  await signInOn(page, person)
  await expect(price).toContainText('/sq ft')
  guest.admit(nameInPlace)
  await page.reload()
  await expect(price).toContainText('/sq ft')
  await signIn(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(price).toContainText('per Box')
})

test('a session that ends while the page is open is said so, and one press brings it back', async ({
  page,
  guest,
}) => {
  const person = await aVerifiedPerson()
  await page.clock.install()
  await guest.visit(signInSite())
  await signInOn(page, person)
  await page.clock.fastForward('15:01')
  await expect(signIn(page).getByText('Your sign-in has ended. Your cart is kept.')).toBeVisible()
  await expect(signIn(page).getByRole('button', { name: 'Sign in again' })).toBeVisible()
})

test('signing out on our own site ends it on the contractor’s, at its next call', async ({ page, guest }) => {
  const person = await aVerifiedPerson()
  await guest.visit(signInSite())
  await signInOn(page, person)
  const own = await page.context().newPage()
  await own.goto(`${embedOrigin()}/showroom/`)
  await own.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` }
    await fetch('/api/logout', { method: 'POST', headers })
  })
  await own.close()
  guest.admit(/status of 401/, nameInPlace)
  await page.reload()
  await expect(signIn(page).getByRole('button', { name: 'Sign in again' })).toBeVisible()
})
