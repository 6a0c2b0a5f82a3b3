import { expect, type FrameLocator, type Page } from '@playwright/test'

/** The provider's frame on the page, as a person sees it. */
export const cardFrameOn = (page: Page): FrameLocator => page.frameLocator('iframe[title="Your card"]')

type Typed = { number?: string; name?: string; expiry?: string; cvc?: string }

/** Typed key by key, without going to a field twice: the frame leads on. */
export const typeCard = async (page: Page, { number, name, expiry, cvc }: Typed = {}) => {
  const frame = cardFrameOn(page)
  // Closed until the page listens: keys that come before go nowhere.
  await expect(frame.getByLabel('Card number')).toBeEditable()
  await frame.getByLabel('Card number').click()
  await page.keyboard.type(number ?? '4242424242424242')
  await frame.getByLabel('Name on card').fill(name ?? 'Ana Quill')
  await frame.getByLabel('Expiration date').click()
  await page.keyboard.type(expiry ?? '1234')
  await frame.getByLabel('CVC').click()
  await page.keyboard.type(cvc ?? '123')
}

/** Typed into the frame, without going on. */
export const fillCardFrame = async (page: Page, number: string) => {
  const frame = cardFrameOn(page)
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Name on card').fill('Ana Quill')
  await frame.getByLabel('Expiration date').fill('12/34')
  await frame.getByLabel('CVC').fill('123')
}
