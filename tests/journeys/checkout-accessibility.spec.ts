import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { cardFrameOn, fillCardFrame } from '../factories/card.ts'
import { expect, hostAt, test } from '../factories/person.ts'
import { aShopper, cards, fillCart, goOn, place, signedInOn } from '../factories/shopper.ts'
import { atGate } from '../factories/lane.ts'

const clean = async (page: Page, screen: string) => expect(await violationsOf(page), screen).toEqual([])

/** From an empty review to the order, looked at on the way. */
const walk = async (page: Page) => {
  await page.goto(hostAt('/checkout'))
  await expect(page.getByRole('button', { name: 'Continue to delivery' })).toBeVisible()
  await clean(page, 'address')
  await goOn(page, 'Add an address')
  await clean(page, 'a new address')
  await goOn(page, 'Cancel')
  await goOn(page, 'Continue to delivery')
  await clean(page, 'delivery')
  await goOn(page, 'Continue to payment')
  await page.getByRole('radio', { name: 'Another card' }).check()
  await expect(cardFrameOn(page).getByLabel('CVC')).toBeVisible()
  await clean(page, 'payment')
  await fillCardFrame(page, cards.declinedWhenCharged)
  await goOn(page, 'Continue to review')
  await page.getByRole('button', { name: /Place order/ }).click()
  await clean(page, 'review, refused')
  await place(page)
  await expect(page.getByRole('button', { name: 'Try this card' })).toBeVisible()
  await clean(page, 'declined')
  await goOn(page, 'Try this card')
  await expect(page.getByRole('button', { name: 'Cancel order or items' })).toBeVisible()
  await clean(page, 'thank-you')
  await page.getByRole('link', { name: 'Follow this order' }).click()
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible()
  await clean(page, 'order')
  await goOn(page, 'Cancel order or items')
  await expect(page.getByRole('dialog')).toBeVisible()
  await clean(page, 'cancel')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Your orders' }).first().click()
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  await clean(page, 'orders')
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test.describe(
      `${colorScheme}, ${width} px wide`,
      atGate((colorScheme === 'light') === (width === 390)),
      () => {
        // axe is put into the page as text.
        test.use({ bypassCSP: true, colorScheme, viewport: { width, height: 900 } })
        test('no screen from the checkout to the orders is out of reach', async ({ page }) => {
          await signedInOn(page, await aShopper([cards.good]))
          await walk(page)
        })
      },
    )

/** Tab by tab until the element with this name has the keyboard. */
const tabTo = async (page: Page, name: RegExp) => {
  for (let pressed = 0; pressed < 120; pressed += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return [element?.getAttribute('aria-label'), ...labels.map((label) => label.textContent)]
        .concat(element instanceof HTMLButtonElement ? element.textContent : [])
        .join(' ')
    })
    if (name.test(focused)) return
  }
  throw new Error(`The keyboard does not get to ${name}.`)
}

test('the keyboard alone places an order', async ({ page }) => {
  const person = await aShopper([cards.good])
  await fillCart(person)
  await signedInOn(page, person)
  await page.goto(hostAt('/checkout'))
  await expect(page.getByRole('button', { name: 'Continue to delivery' })).toBeVisible()
  for (const [button, heading] of [
    [/Continue to delivery/, 'Delivery'],
    [/Continue to payment/, 'Payment'],
    [/Continue to review/, 'Review and place'],
  ] as const) {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(heading) })).toBeFocused()
  }
  await tabTo(page, /I agree/)
  await page.keyboard.press('Space')
  await tabTo(page, /Place order/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible()
})
