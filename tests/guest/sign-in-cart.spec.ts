import { addToCart, browse } from '../factories/guest-journey.ts'
import { embedOrigin, expect, test } from '../factories/guest-site.ts'
import { aPerson, ask, verifyCodeOf } from '../factories/person.ts'
import { createAccount, fillShipping, fillSignUp, toShipping } from '../factories/registration.ts'
import {
  expectSignedIn,
  openWindow,
  ownCookies,
  pressToClose,
  signIn,
  signInOn,
  signInSite,
} from '../factories/sign-in-window.ts'

test.beforeEach(({ guest }) => guest.admit(ownCookies))

test('what a guest has chosen is in the account’s cart once they sign in, and gone from the page once they sign out', async ({
  page,
  guest,
}) => {
  const person = await aPerson()
  await guest.visit(signInSite())
  await browse(page.locator('showroom-shop'))
  await addToCart(page.locator('showroom-shop'))
  await signInOn(page, person)
  const badge = page.locator('showroom-cart-button').getByRole('button')
  await expect(badge).toHaveAccessibleName('Cart, 1 item')
  await signIn(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(badge).toHaveAccessibleName('Cart, 0 items')
})

const threeProducts = async (): Promise<string[]> => {
  const address = `${embedOrigin()}/api/visualization/products?showroom=HARVEST2&category=toilets&page_size=3`
  const { data }: { data: { id: string }[] } = await (await fetch(address)).json()
  return data.map(({ id }) => id)
}

test('a guest with three lines signs up in our window and verifies: the lines are in a project, and the badge agrees', async ({
  page,
  guest,
}) => {
  await guest.visit(signInSite())
  const products = await threeProducts()
  await page.evaluate(
    (ids) => Reflect.get(window, 'Showroom').cart.add(ids.map((product_id) => ({ product_id, qty: 1 }))),
    products,
  )
  const badge = page.locator('showroom-cart-button').getByRole('button')
  await expect(badge).toHaveAccessibleName('Cart, 3 items')

  const popup = await openWindow(page)
  await popup.getByRole('link', { name: 'New here? Create an account' }).click()
  const email = await fillSignUp(popup)
  await toShipping(popup)
  await fillShipping(popup)
  await createAccount(popup)
  await expect(popup.getByText('verify your email before you order', { exact: false })).toBeVisible()
  const token = await popup.evaluate(() => localStorage.getItem('authToken'))
  await pressToClose(popup.getByRole('button', { name: 'Continue as Rosalind' }))
  await expectSignedIn(page, 'Rosalind')
  await expect(badge).toHaveAccessibleName('Cart, 3 items')

  await ask(`GET /api/email/verify/${await verifyCodeOf(email)}`)
  const user = async () =>
    (await ask<{ total_projects: number; email_verified_at: string | null }>('GET /api/authuser', { token }))
      .data
  // The page asks for the project once it knows who is signed in.
  await expect.poll(async () => (await user()).total_projects).toBe(1)
  expect((await user()).email_verified_at).not.toBeNull()
  const { data: cart } = await ask<{ project_id: string | null; Project_tans: { product_id: string }[] }>(
    'GET /api/projectCart?showroom=HARVEST2',
    { token },
  )
  expect(cart.project_id).not.toBeNull()
  expect(cart.Project_tans.map(({ product_id }) => product_id).sort()).toEqual([...products].sort())
  await page.reload()
  await expect(badge).toHaveAccessibleName('Cart, 3 items')
})
