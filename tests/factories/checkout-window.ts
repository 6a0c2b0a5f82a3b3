import { expect, type Page } from '@playwright/test'
import type { guestPage } from './guest-page.ts'
import { guestFiles } from './guest-page.ts'
import { aVerifiedPerson, ask, type Person } from './person.ts'
import { address } from './shopper.ts'

export const checkoutBody = `<header class="bar"><a href="/">Miller &amp; Sons</a> <showroom-sign-in></showroom-sign-in> <showroom-cart-button></showroom-cart-button></header>
<main><h1>Your cart</h1><showroom-cart layout="inline"></showroom-cart><h2>Your orders</h2><showroom-orders></showroom-orders></main>`

/** Writes down what the page is told. */
const told = `<script>window.told = []
for (const name of ['checkout-started', 'checkout-opened', 'order-placed', 'checkout-closed', 'signed-in']) document.addEventListener('showroom:' + name, function (event) { window.told.push([name, event.detail]) })</script>`

/** Its author has kept the places, as our guide says. */
const places =
  '<style>showroom-cart { display: flow-root; min-height: 1100px } showroom-orders { display: flow-root; min-height: 500px }</style>'

/** A website with a cart, the orders, the badge and the way in. */
export const checkoutSite = (more: Parameters<typeof guestPage>[0] = {}) =>
  guestFiles({ body: checkoutBody, end: told, ...more, head: places + (more.head ?? '') })

export type Told = [name: string, detail: Record<string, unknown>]
export const toldOn = (page: Page) => page.evaluate<Told[]>('window.told')

/** Somebody with an account and an address, but no cart. */
export const aPersonAtHome = async (): Promise<Person> => {
  const person = await aVerifiedPerson({ full_name: 'Ana Zyxwquill', phone_number: '(512) 555-0193' })
  await ask('POST /api/address', { token: person.token, body: address })
  return person
}

/** Puts materials into the guest’s cart of the page. */
export const chooseOn = async (page: Page, host: string) => {
  const reply = await fetch(
    `${host}/api/visualization/products?showroom=HARVEST2&category=single-hole&page_size=8`,
  )
  const { data }: { data: { id: string; stock: { status: string } }[] } = await reply.json()
  const ids = data.filter(({ stock }) => stock.status === 'in_stock').map(({ id }) => id)
  await page.evaluate(
    (found) => Reflect.get(window, 'Showroom').cart.add([{ product_id: found, qty: 2 }]),
    ids[0],
  )
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
}

export const badge = (page: Page) => page.locator('showroom-cart-button').getByRole('button')
export const cartOn = (page: Page) => page.locator('showroom-cart')

/** Presses Checkout, and gives the window of our own that it opens. */
export const openCheckout = async (page: Page): Promise<Page> => {
  const press = cartOn(page).getByRole('button', { name: 'Checkout' })
  await expect(press).toBeEnabled()
  const [popup] = await Promise.all([page.waitForEvent('popup'), press.click()])
  return popup
}
