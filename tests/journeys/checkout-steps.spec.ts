import { expect, hostAt, test } from '../factories/person.ts'
import { aShopper, cards, goOn, place, signedInOn, toReview } from '../factories/shopper.ts'

test('Back leads to the step before with what was typed, and a reload to the step that was open', async ({
  page,
}) => {
  await signedInOn(page, await aShopper([cards.good]))
  await page.goto(hostAt('/checkout'))
  const step = (title: string) => page.getByRole('heading', { level: 2, name: title })
  await goOn(page, 'Continue to delivery')
  await expect(step('Delivery')).toBeFocused()
  await page.getByRole('textbox', { name: 'Note for the driver' }).first().fill('Ring twice.')
  await goOn(page, 'Continue to payment')
  await expect(step('Payment')).toBeFocused()
  await page.goBack()
  await expect(step('Delivery')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Note for the driver' }).first()).toHaveValue('Ring twice.')
  await page.goForward()
  await expect(step('Payment')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Continue to review' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue to delivery' })).toBeVisible()
  await expect(page).toHaveURL(hostAt('/checkout'))
})

test('from the thank-you Back leads to the cart, not to a checkout of nothing', async ({ page }) => {
  await signedInOn(page, await aShopper([cards.good]))
  await page.goto(hostAt('/checkout'))
  await toReview(page)
  await place(page)
  const thanks = page.getByRole('heading', { name: 'Thank you, your order is placed' })
  await expect(thanks).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(hostAt('/cart'))
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await page.goForward()
  await expect(thanks).toBeVisible()
})
