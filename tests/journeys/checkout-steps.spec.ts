import { expect, hostAt, test } from '../factories/person.ts'
import { aShopper, cards, goOn, signedInOn } from '../factories/shopper.ts'

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
