import { fillCardFrame } from '../factories/card.ts'
import { ask, expect, hostAt, test, verifyCodeOf } from '../factories/person.ts'
import {
  createAccount,
  fillShipping,
  fillSignUp,
  storedToken,
  thanks,
  toShipping,
} from '../factories/registration.ts'
import {
  cards,
  confirmAtTheBank,
  expectAmounts,
  goOn,
  guestOn,
  money,
  orderOf,
  place,
  showroom,
} from '../factories/shopper.ts'

type Checkout = { total_cents: number; discount_cents: number; shipping_cents: number; deliveries: object[] }

const checkoutOf = async (token: string | null): Promise<Checkout> =>
  (await ask<Checkout>(`GET /api/checkout?showroom=${showroom}`, { token })).data

test('a guest signs up with a full cart, uses a coupon, and pays by a second card that the bank confirms', async ({
  page,
}) => {
  await guestOn(page)
  await page.goto(hostAt('/cart'))
  await page.getByRole('button', { name: /check ?out/i }).click()
  await expect(page).toHaveURL(hostAt('/login?redirect=%2Fcheckout'))

  await page
    .locator('main')
    .getByRole('link', { name: /sign up/i })
    .first()
    .click()
  const email = await fillSignUp(page)
  await toShipping(page)
  await fillShipping(page)
  await createAccount(page)
  await expect(page.getByText('Your cart came with you: 3 added.')).toBeVisible()
  await thanks(page).getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await page.goto(hostAt(`/verify/${await verifyCodeOf(email)}`))
  await expect(page).toHaveURL(hostAt('/checkout'))

  await expect(page.getByRole('radio', { name: '1 Rodeo Drive' })).toBeChecked()
  await goOn(page, 'Continue to delivery')
  await page
    .getByRole('radio', { name: /inside/i })
    .first()
    .check()
  await goOn(page, 'Continue to payment')
  await fillCardFrame(page, cards.declinedWhenCharged)
  await goOn(page, 'Continue to review')

  await page.getByRole('textbox', { name: 'Coupon' }).fill('welcome5')
  await goOn(page, 'Apply')
  await expect(page.getByText(/Coupon WELCOME5: you save/)).toBeVisible()
  const token = await storedToken(page)
  const checkout = await checkoutOf(token)
  expect(checkout.discount_cents).toBeGreaterThan(0)
  expect(checkout.shipping_cents).toBe(9_500)
  await expectAmounts(page, checkout, [
    checkout.total_cents,
    checkout.discount_cents,
    checkout.shipping_cents,
  ])

  await place(page)
  await expect(page.getByRole('heading', { name: 'Your card was not accepted' })).toBeVisible()
  await expect(page).toHaveURL(/\/checkout-payment\?order=/)
  expect((await checkoutOf(token)).total_cents, 'the cart is as it was').toBe(checkout.total_cents)
  await fillCardFrame(page, cards.asks)
  await goOn(page, 'Try this card')
  await confirmAtTheBank(page)

  await expect(page).toHaveURL(/\/thankyou\?order=/)
  const id = new URL(page.url()).searchParams.get('order') ?? ''
  const order = await orderOf(id, { email, password: '', token })
  expect(order.held_cents).toBe(checkout.total_cents)
  expect(order.total_cents).toBe(checkout.total_cents)
  await expect(page.getByText(`We hold ${money(order.held_cents)} on your card.`)).toBeVisible()
  await expectAmounts(page, order, [order.total_cents, order.discount_cents, order.tax_cents])
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()

  await page.getByRole('link', { name: 'Follow this order' }).click()
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible()
  await expectAmounts(page, order, [
    order.total_cents,
    order.held_cents,
    ...order.deliveries.map(({ total_cents }) => total_cents),
  ])
})
