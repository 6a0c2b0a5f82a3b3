import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aVerifiedPerson, expect, hostAt, mailTo, test } from '../factories/person.ts'
import { aProduct } from '../factories/stops.ts'

const write = async (page: Page, telling: { email?: string; message?: string } = {}) => {
  const email = telling.email ?? `${randomUUID()}@people.example`
  await page.getByLabel('Name').fill('Ana Quill')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('You are').selectOption({ label: 'Designer' })
  await page.getByLabel('It is about').selectOption({ label: 'A delivery' })
  await page.getByLabel('Message').fill(telling.message ?? 'Does the truck come up a gravel road?')
  return email
}
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()

test('a message is sent, confirmed on the page and by mail, and another one can be written', async ({
  page,
}) => {
  await page.goto(hostAt('/contact'))
  const email = await write(page)
  await page.getByLabel('Phone number').fill('5125550142')
  await send(page)
  const heading = page.getByRole('heading', { name: 'Your message has arrived' })
  await expect(heading).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  expect(await mailTo(email, 'We have received your message')).not.toContain('gravel')
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByLabel('Name')).toHaveValue('Ana Quill')
})

test('what is missing is said under its field, the first one gets the keyboard, and what was typed stays', async ({
  page,
}) => {
  await page.goto(hostAt('/contact'))
  await page.getByLabel('Message').fill('Half a message')
  await page.getByLabel('Email').fill('ana@')
  await send(page)
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('The name field is required.')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/must be a valid email address/)
  await expect(page.getByLabel('You are')).toHaveAccessibleDescription('Please choose who you are.')
  await expect(page.getByLabel('It is about')).toHaveAccessibleDescription('Please choose what it is about.')
  await expect(page.getByLabel('Message')).toHaveValue('Half a message')
})

test.describe('where the server says no', () => {
  test.use({ complainsOf: /status of (422|429)|ERR_FAILED/ })

  test('its sentence stands under the field', async ({ page }) => {
    const errors = { message: ['That is not a question.'] }
    await page.route('**/api/contact*', (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, code: 'invalid', message: 'The given data was invalid.', errors },
      }),
    )
    await page.goto(hostAt('/contact'))
    await write(page)
    await send(page)
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription('That is not a question.')
    await expect(page.getByLabel('Message')).toHaveValue('Does the truck come up a gravel road?')
  })

  test('too many messages are refused in words', async ({ page }) => {
    await page.goto(hostAt('/contact'))
    const email = await write(page)
    for (let sent = 0; sent < 5; sent += 1) {
      await write(page, { email })
      await send(page)
      await page.getByRole('button', { name: 'Write another message' }).click()
    }
    await write(page, { email })
    await send(page)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Too many attempts.')
    await expect(page.getByLabel('Message')).toHaveValue('Does the truck come up a gravel road?')
  })

  test('without a connection it says so, and a reload keeps what was typed', async ({ page }) => {
    await page.route('**/api/contact*', (route) => route.abort())
    await page.goto(hostAt('/contact'))
    await write(page, { message: 'Typed for a long time' })
    await send(page)
    await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
    await page.reload()
    await expect(page.getByLabel('Message')).toHaveValue('Typed for a long time')
    await expect(page.getByLabel('It is about')).toHaveValue('delivery')
  })
})

test('a link says what it is about, and who is signed in is filled in', async ({ page }) => {
  const { email, password } = await aVerifiedPerson()
  await page.goto(hostAt('/login?redirect=/contact'))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Message')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.goto(hostAt('/contact?topic=return&order=SR-1042'))
  await expect(page.getByLabel('It is about')).toHaveValue('return')
  await expect(page.getByLabel('Order number')).toHaveValue('SR-1042')
  await expect(page.getByLabel('You are')).toHaveValue('homeowner')
})

test('a product’s page leads to a message that asks for a sample of it', async ({ page }) => {
  await page.goto(hostAt(`/product/${await aProduct()}`))
  const link = page.getByRole('main').getByRole('link', { name: 'Ask for a sample' })
  await expect(link).toBeVisible()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await link.click()
  await expect(page.getByLabel('It is about')).toHaveValue('product')
  await expect(page.getByLabel('Message')).toHaveValue(/^Please send me a sample of .+ \(SKU .+\)\.$/)
  expect(await page.getByLabel('Message').inputValue()).toContain(name)
})
