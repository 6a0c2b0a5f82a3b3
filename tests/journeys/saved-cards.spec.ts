import { helloKind } from '@showroom/contract/payment/card-frame'
import { violationsOf } from '../factories/axe.ts'
import { cardFrameOn, typeCard } from '../factories/card.ts'
import { aVerifiedPerson, expect, hostAt, type Person, test } from '../factories/person.ts'
import { dressAsBrowser } from '../factories/visitors.ts'
import type { Page } from '@playwright/test'

const signedInOn = async (page: Page, { token }: Person) => {
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token ?? '')
  await page.goto(hostAt('/account/cards'))
}

test.beforeEach(async ({ page }) => signedInOn(page, await aVerifiedPerson()))

const addCard = async (page: Page, typed: Parameters<typeof typeCard>[1] = {}) => {
  await page.getByRole('button', { name: 'Add a card' }).click()
  await typeCard(page, typed)
  await page.getByRole('button', { name: 'Save card' }).click()
}

/** It writes a line for each answer that is a refusal; nothing else may be complained of. */
const refusalsToldByTheBrowser = (complaints: string[]) =>
  expect(complaints.splice(0).filter((one) => !one.includes('422'))).toEqual([])

/** Keeps what frames say from the page until it is let through. */
const holdMessage = async (page: Page, kind: string) => {
  const box = await page.evaluateHandle((held) => {
    const messages: MessageEvent<{ kind?: string }>[] = []
    const hold = (event: MessageEvent<{ kind?: string }>) => {
      if (event.data?.kind !== held) return
      event.stopImmediatePropagation()
      messages.push(event)
    }
    window.addEventListener('message', hold, { capture: true })
    return {
      count: () => messages.length,
      release: () => {
        window.removeEventListener('message', hold, { capture: true })
        for (const { data, origin, source } of messages)
          window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
      },
    }
  }, kind)
  return {
    hasCome: () => expect.poll(() => box.evaluate((held) => held.count())).toBe(1),
    release: () => box.evaluate((held) => held.release()),
  }
}

const chargedCard = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByText('Default', { exact: true }) })

test('a card is added, chosen and removed; what is shown is brand, last four and expiration date', async ({
  page,
}) => {
  await expect(page.getByText('No card yet.')).toBeVisible()
  await addCard(page)
  await expect(page.getByText('Visa •••• 4242')).toBeVisible()
  await expect(page.getByText('Expires 12/34 · Ana Quill')).toBeVisible()
  await addCard(page, { number: '5555555555554444' })
  await page.getByRole('button', { name: 'Make Mastercard ending in 4444 the default' }).click()
  await expect(chargedCard(page)).toContainText('Mastercard •••• 4444')

  await page.getByRole('button', { name: 'Remove Mastercard ending in 4444' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('Mastercard •••• 4444')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Mastercard ending in 4444' }).click()
  await page.getByRole('button', { name: 'Remove card' }).click()
  await expect(page.getByText('Mastercard •••• 4444')).toBeHidden()
  await expect(chargedCard(page)).toContainText('Visa •••• 4242')
})

test('the frame formats what is typed, leads on where a number or a date is whole, and says what is wrong', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add a card' }).click()
  const frame = cardFrameOn(page)
  const number = frame.getByLabel('Card number')
  await number.click()
  await page.keyboard.type('378282246310005')
  await expect(number).toHaveValue('3782 822463 10005')
  await expect(frame.getByLabel('Name on card')).toBeFocused()
  await frame.getByLabel('Expiration date').click()
  await page.keyboard.type('434')
  await expect(frame.getByLabel('Expiration date')).toHaveValue('04/34')
  await expect(frame.getByLabel('CVC')).toBeFocused()

  await number.fill('4242424242424241')
  await frame.getByLabel('Expiration date').fill('01/20')
  await frame.getByLabel('CVC').fill('1')
  await page.getByRole('button', { name: 'Save card' }).click()
  for (const sentence of [
    'Invalid Card Number.',
    'Please enter the name on the card.',
    'Invalid Expiration Date.',
    'Invalid CVC.',
  ])
    await expect(frame.getByText(sentence)).toBeVisible()
  await expect(number).toBeFocused()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toHaveAttribute('autocomplete', 'cc-number')
})

test('a card that is no published test card is refused, and what was typed stays', async ({
  page,
  complaints,
}) => {
  await addCard(page, { number: '4111111111111111' })
  const frame = cardFrameOn(page)
  await expect(frame.getByText('Invalid Card Number.')).toBeVisible()
  await expect(frame.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111')
  await expect(frame.getByLabel('Name on card')).toHaveValue('Ana Quill')
  refusalsToldByTheBrowser(complaints)
})

test('what the bank refuses stands under the field that it is about', async ({ page, complaints }) => {
  await addCard(page, { number: '4000000000000002' })
  const frame = cardFrameOn(page)
  await expect(frame.getByText('Your card was declined. Please try another card.')).toBeVisible()
  await frame.getByLabel('Card number').fill('4000000000000127')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(frame.getByText('Invalid CVC.')).toBeVisible()
  await frame.getByLabel('Card number').fill('4242424242424242')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('Visa •••• 4242')).toBeVisible()
  refusalsToldByTheBrowser(complaints)
})

test('the card’s fields follow when the page turns dark', async ({ page }) => {
  const person = await aVerifiedPerson()
  await dressAsBrowser(person)
  await signedInOn(page, person)
  await page.getByRole('button', { name: 'Add a card' }).click()
  const number = cardFrameOn(page).getByLabel('Card number')
  await expect(number).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(number).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('the fields are closed until the page around them listens: nothing that is typed is lost', async ({
  page,
}) => {
  const hello = await holdMessage(page, helloKind)
  await page.getByRole('button', { name: 'Add a card' }).click()
  await hello.hasCome()
  const number = cardFrameOn(page).getByLabel('Card number')
  await expect(number).toBeDisabled()
  await hello.release()
  await expect(number).toBeEnabled()
})

test('Enter in the last field saves the card', async ({ page }) => {
  await page.getByRole('button', { name: 'Add a card' }).click()
  await typeCard(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Visa •••• 4242')).toBeVisible()
})

test.describe('looked at by axe', () => {
  // It is put into the page as text.
  test.use({ bypassCSP: true })
  test('nothing in list, dialogs and frame is out of reach for who can not see or use a mouse', async ({
    page,
  }) => {
    await addCard(page)
    await expect(page.getByText('Visa •••• 4242')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Add a card' }).click()
    await expect(cardFrameOn(page).getByLabel('CVC')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
})
