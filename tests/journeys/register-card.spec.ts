import type { Page } from '@playwright/test'
import { ask, expect, test } from '../factories/person.ts'
import {
  cardField,
  cardFrame,
  createAccount,
  errorOf,
  field,
  fillCard,
  fillShipping,
  fillSignUp,
  openWizard,
  sendInstead,
  stepTitle,
  storedToken,
  thanks,
  toCard,
  toShipping,
} from '../factories/registration.ts'

/** A refusal by the server is written to the console by the browser. */
test.use({ complainsOf: /status of 422/ })

/** By key: a click in the very moment after a scroll goes to where the provider’s frame was before it. */
const press = (page: Page, name: 'Done' | 'Skip') => page.getByRole('button', { name }).press('Enter')

const openCard = async (page: Page) => {
  await openWizard(page)
  await fillSignUp(page)
  await toShipping(page)
  await fillShipping(page)
  await toCard(page)
}

test('a card comes along: Done registers with it, and the account holds its brand and last four', async ({
  page,
}) => {
  await openCard(page)
  await fillCard(page)
  await press(page, 'Done')
  await expect(thanks(page)).toBeVisible()
  await expect.poll(() => storedToken(page)).not.toBeNull()
  const { data } = await ask<{ brand: string; last4: string }[]>('GET /api/payment/card', {
    token: await storedToken(page),
  })
  expect(data).toMatchObject([{ brand: 'visa', last4: '4242' }])
})

test('Skip clears what was typed of a card and registers without it', async ({ page }) => {
  await openCard(page)
  await cardField(page, 'Card number').fill('1234')
  await field(page, 'bills_to_shipping').uncheck()
  await field(page, 'pay_street').fill('2 Elsewhere')
  await press(page, 'Skip')
  await expect(thanks(page)).toBeVisible()
  await expect.poll(() => storedToken(page)).not.toBeNull()
  const { data } = await ask<unknown[]>('GET /api/payment/card', { token: await storedToken(page) })
  expect(data).toEqual([])
})

test('Done without a card registers, because step 3 is optional', async ({ page }) => {
  await openCard(page)
  await press(page, 'Done')
  await expect(thanks(page)).toBeVisible()
})

test('the keyboard moves on by itself when card number and expiry are valid', async ({ page }) => {
  await openCard(page)
  await cardField(page, 'Card number').pressSequentially('4242424242424242')
  await expect(cardField(page, 'Name on card')).toBeFocused()
  await cardField(page, 'Expiration date').pressSequentially('1234')
  await expect(cardField(page, 'Expiration date')).toHaveValue('12/34')
  await expect(cardField(page, 'CVC')).toBeFocused()
})

test('a card that was typed is still there after a look at another step', async ({ page }) => {
  await openCard(page)
  await cardField(page, 'Name on card').fill('Rosalind Vanderberg')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(stepTitle(page, 'Where should we deliver?')).toBeVisible()
  await toCard(page)
  await expect(cardField(page, 'Name on card')).toHaveValue('Rosalind Vanderberg')
})

test('a card with mistakes blocks the registration, and says where they are', async ({ page }) => {
  await openCard(page)
  await cardField(page, 'Card number').fill('4242424242424241')
  await cardField(page, 'Expiration date').fill('01/20')
  await cardField(page, 'CVC').fill('1')
  await press(page, 'Done')
  for (const sentence of ['Invalid Card Number.', 'Invalid Expiration Date.', 'Invalid CVC.'])
    await expect(cardFrame(page).getByText(sentence)).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await expect(cardField(page, 'Card number')).toBeFocused()
})

test('a card with mistakes shows step 3 even when step 2 is finished again', async ({ page }) => {
  await openCard(page)
  await cardField(page, 'Card number').fill('4242424242424241')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await createAccount(page)
  await expect(stepTitle(page, 'Add a card')).toBeVisible()
  await expect(cardFrame(page).getByText('Invalid Card Number.')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})

test('a card that the bank declines leads to step 3, and another one registers', async ({ page }) => {
  await openCard(page)
  await fillCard(page, '4000000000000002')
  await press(page, 'Done')
  await expect(cardFrame(page).getByText('Your card was declined.')).toBeVisible()
  await expect(stepTitle(page, 'Add a card')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await fillCard(page)
  await press(page, 'Done')
  await expect.poll(() => storedToken(page)).not.toBeNull()
})

test('a billing address of its own is asked for with the card', async ({ page }) => {
  await openCard(page)
  await fillCard(page)
  await field(page, 'bills_to_shipping').uncheck()
  await press(page, 'Done')
  await expect(field(page, 'pay_street')).toBeFocused()
  await expect.poll(() => errorOf(page, 'pay_street')).toBe('The street field is required.')
  expect(await storedToken(page)).toBeNull()
})

test('a billing address that the server refuses is shown in step 3', async ({ page }) => {
  await openCard(page)
  await fillCard(page)
  await sendInstead(page, { pay_street: '' })
  await press(page, 'Done')
  await expect(field(page, 'pay_street')).toBeFocused()
  await expect.poll(() => errorOf(page, 'pay_street')).toBe('The street field is required.')
  await expect(field(page, 'pay_city')).toHaveValue('Beverly Hills')
  await expect(stepTitle(page, 'Add a card')).toBeVisible()
})
