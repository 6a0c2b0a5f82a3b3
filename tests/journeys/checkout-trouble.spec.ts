import { cardFrameOn, fillCardFrame } from '../factories/card.ts'
import { aVerifiedPerson, ask, expect, hostAt, test } from '../factories/person.ts'
import {
  acceptTerms,
  aShopper,
  cards,
  fillCart,
  goOn,
  money,
  place,
  placeOrder,
  showroom,
  signedInOn,
  toReview,
} from '../factories/shopper.ts'

const openCheckout = async (
  page: Parameters<typeof signedInOn>[0],
  person: Parameters<typeof signedInOn>[1],
) => {
  await signedInOn(page, person)
  await page.goto(hostAt('/checkout'))
}

test('pressed twice and reloaded, it is one order', async ({ page }) => {
  const person = await aShopper([cards.good])
  await openCheckout(page, person)
  await toReview(page)
  await acceptTerms(page)
  await page.getByRole('button', { name: /Place order/ }).dblclick()
  await expect(page).toHaveURL(/\/thankyou\?order=/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible()
  const { data } = await ask<object[]>('GET /api/order', { token: person.token })
  expect(data).toHaveLength(1)
})

test('the terms are asked for, and the box gets the keyboard', async ({ page }) => {
  await openCheckout(page, await aShopper([cards.good]))
  await toReview(page)
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page.getByText('Please accept the terms to place your order.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeFocused()
})

test('without an address the form is there, its first bad field gets the keyboard, and what was typed stays', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  await fillCart(person)
  await openCheckout(page, person)
  const main = page.locator('main')
  await main.getByLabel('City').fill('Beverly Hills')
  await goOn(page, 'Deliver here')
  await expect(main.getByLabel('Street address')).toBeFocused()
  await expect(main.getByLabel('City')).toHaveValue('Beverly Hills')
  await main.getByLabel('Street address').fill('1 Rodeo Drive')
  await main.getByLabel('ZIP code').fill('90210')
  await expect(main.getByLabel('State')).toHaveValue('CA')
  await goOn(page, 'Deliver here')
  await expect(page.getByRole('radio', { name: '1 Rodeo Drive' })).toBeChecked()
  await goOn(page, 'Continue to delivery')
  await expect(page.getByRole('heading', { name: 'Delivery', exact: false }).first()).toBeVisible()
})

test('a city that comes late with its ZIP code is replaced by what is typed, not continued', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  await fillCart(person)
  await openCheckout(page, person)
  const main = page.locator('main')
  const city = main.getByLabel('City')
  await main.getByLabel('ZIP code').fill('78745')
  await expect(city).toHaveValue('Austin')
  let send = () => {}
  const late = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/zip-codes/90.json', async (route) => {
    await late
    await route.continue()
  })
  await main.getByLabel('ZIP code').fill('90012')
  await city.selectText()
  send()
  await expect(city).toHaveValue('Los Angeles')
  await page.keyboard.type('Pasadena')
  await expect(city).toHaveValue('Pasadena')
})

test('looking at the checkout changes nothing: the usual address is offered, and chosen by going on', async ({
  page,
}) => {
  const person = await aShopper([cards.good])
  // In the cart, before: only an estimate.
  await ask('PUT /api/checkout', { token: person.token, body: { showroom, zip_code: '10001' } })
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/checkout' && request.method() !== 'GET') writes.push(request.method())
  })
  await openCheckout(page, person)
  await expect(page.getByRole('radio', { name: '1 Rodeo Drive' })).toBeChecked()
  expect(writes).toEqual([])
  await toReview(page)
  expect(writes).toEqual(['PUT'])
  const { data } = await ask<{ address: { city: string } }>(`GET /api/checkout?showroom=${showroom}`, {
    token: person.token,
  })
  expect(data.address).toMatchObject({ city: 'Beverly Hills' })
})

test('a price that has changed meanwhile is shown old and new, and asked for again', async ({
  page,
  complaints,
}) => {
  const person = await aShopper([cards.good])
  await openCheckout(page, person)
  await toReview(page)
  // In another tab the same person has chosen another delivery: the total is not the one on this screen.
  const { data: before } = await ask<{
    total_cents: number
    deliveries: { vendor: string; services: { service: string; price_cents: number }[] }[]
  }>(`GET /api/checkout?showroom=${showroom}`, { token: person.token })
  const dear = before.deliveries
    .flatMap(({ vendor, services }) => services.map((offered) => ({ vendor, ...offered })))
    .find(({ price_cents }) => price_cents > 0)
  const { data: after } = await ask<{ total_cents: number }>('PUT /api/checkout', {
    token: person.token,
    body: { showroom, deliveries: [{ vendor: dear?.vendor, service: dear?.service }] },
  })
  expect(after.total_cents).toBeGreaterThan(before.total_cents)
  await place(page)
  await expect(page.getByRole('heading', { name: 'A price has changed while you were here' })).toBeFocused()
  const total = page.getByRole('row', { name: /^Total/ })
  await expect(total).toContainText(money(before.total_cents))
  await expect(total).toContainText(money(after.total_cents))
  expect((await ask<object[]>('GET /api/order', { token: person.token })).data).toHaveLength(0)
  await page.getByRole('button', { name: `Accept and place order · ${money(after.total_cents)}` }).click()
  await expect(page).toHaveURL(/\/thankyou\?order=/)
  expect(complaints.splice(0).filter((one) => !one.includes('409'))).toEqual([])
})

test('a card that the bank refuses at once is told in the payment step, and nothing is ordered', async ({
  page,
  complaints,
}) => {
  const person = await aShopper()
  await openCheckout(page, person)
  await goOn(page, 'Continue to delivery')
  await goOn(page, 'Continue to payment')
  await fillCardFrame(page, '4000000000000002')
  await goOn(page, 'Continue to review')
  await place(page)
  await expect(page.getByText('Your card was declined. Please try another card.').first()).toBeVisible()
  await expect(cardFrameOn(page).getByLabel('Name on card')).toHaveValue('Ana Quill')
  expect((await ask<object[]>('GET /api/order', { token: person.token })).data).toHaveLength(0)
  expect(complaints.splice(0).filter((one) => !one.includes('422'))).toEqual([])
})

test('after a declined card it can be given up: the cart is as it was', async ({ page }) => {
  const person = await aShopper()
  await openCheckout(page, person)
  await goOn(page, 'Continue to delivery')
  await goOn(page, 'Continue to payment')
  await fillCardFrame(page, cards.declinedWhenCharged)
  await goOn(page, 'Continue to review')
  await place(page)
  await expect(page.getByRole('heading', { name: 'Your card was not accepted' })).toBeVisible()
  await goOn(page, 'Don’t order, back to my cart')
  await expect(page).toHaveURL(hostAt('/cart'))
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
})

test('with nothing to order there is the cart in the checkout’s place', async ({ page }) => {
  await openCheckout(page, await aVerifiedPerson())
  await expect(page).toHaveURL(hostAt('/cart'))
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})

test('somebody else’s order is no order', async ({ page, complaints }) => {
  const other = await aShopper([cards.good])
  await signedInOn(page, await aVerifiedPerson())
  const { order_id } = await placeOrder(other)
  await page.goto(hostAt(`/checkout-payment?order=${order_id}`))
  await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible()
  expect(complaints.splice(0).filter((one) => !one.includes('404'))).toEqual([])
})
