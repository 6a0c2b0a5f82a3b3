import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { test } from '../factories/known-places.ts'
import { atGate } from '../factories/lane.ts'
import { aVerifiedPerson, expect, hostAt } from '../factories/person.ts'
import { sidewaysOf } from '../factories/still.ts'

// axe is put into the page as text.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

const openForm = async (page: Page) => {
  const { token } = await aVerifiedPerson()
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token ?? '')
  await page.goto(hostAt('/account/addresses'))
  await page.getByRole('button', { name: 'Add an address' }).click()
  return page.getByRole('dialog', { name: 'Add an address' })
}

test('an address is taken from those that begin like it, by the keyboard alone', async ({ page, places }) => {
  const form = await openForm(page)
  const street = form.getByRole('combobox', { name: 'Street address' })
  await street.pressSequentially('25 oli')
  const list = form.getByRole('listbox', { name: 'Suggested addresses' })
  await expect(list.getByRole('option')).toHaveText(['25 Olive StreetPasadena, CA'])

  await street.press('Escape')
  await expect(list).toBeHidden()
  await expect(form).toBeVisible()
  await street.press('Backspace')
  await expect(list).toBeVisible()
  await street.press('ArrowDown')
  await expect(list.getByRole('option')).toHaveAttribute('aria-selected', 'true')
  await street.press('Enter')

  await expect(street).toHaveValue('25 Olive Street')
  await expect(street).toBeFocused()
  await expect(form.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('91103')
  await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Pasadena')
  await expect(form.getByRole('combobox', { name: 'State' })).toHaveValue('CA')
  await expect(form.getByText('Pasadena, California filled in.')).toBeAttached()
  expect(new Set(places.provider.asked.map(({ session }) => session)).size).toBe(1)

  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '25 Olive Street' })).toContainText('91103')
})

test('who types on before the chosen address has come keeps what they typed', async ({ page }) => {
  const form = await openForm(page)
  const street = form.getByRole('combobox', { name: 'Street address' })
  let typedOn = () => {}
  const isTypedOn = new Promise<void>((resolve) => {
    typedOn = resolve
  })
  await page.route('**/api/places/olive-25*', async (route) => {
    await isTypedOn
    await route.continue()
  })
  await street.pressSequentially('25 oli')
  await form.getByRole('option', { name: /^25 Olive Street/ }).click()
  await street.fill('9 Elm Court')
  const told = page.waitForResponse('**/api/places/olive-25*')
  typedOn()
  await (await told).finished()
  await expect(street).toHaveValue('9 Elm Court')
  await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('')
})

for (const width of [320, 1280])
  test(
    `the list is whole at ${width} px, and within everybody’s reach`,
    atGate(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const form = await openForm(page)
      await form.getByRole('combobox', { name: 'Street address' }).pressSequentially('oliv')
      await expect(form.getByRole('option', { name: /^9 Oliveto Lane/ })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await expect.poll(() => sidewaysOf(page)).toBe(0)
      await form.getByRole('option', { name: /^9 Oliveto Lane/ }).click()
      await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Altadena')
    },
  )

test.describe('where whoever knows addresses is away', () => {
  test.use({ complainsOf: /status of 503/ })

  test('what is typed stays, and is saved', async ({ page, places }) => {
    places.provider.trouble = 500
    const form = await openForm(page)
    const street = form.getByRole('combobox', { name: 'Street address' })
    const asked = page.waitForResponse('**/api/places*')
    await street.pressSequentially('25 oli')
    expect((await asked).status()).toBe(503)
    await street.fill('25 Olive Street')
    await form.getByRole('textbox', { name: 'ZIP code' }).fill('91103')
    await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Pasadena')
    await form.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '25 Olive Street' })).toBeVisible()
    places.provider.trouble = null
  })
})
