import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { aPerson, aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'
import { atGate } from '../factories/lane.ts'

test.use({ bypassCSP: true })

const keep = (page: Page, token: string | null) =>
  page.addInitScript((kept) => {
    if (kept) localStorage.setItem('authToken', kept)
  }, token)

for (const width of [390, 1280])
  test.describe(`at ${width} px axe finds nothing`, atGate(width === 390), () => {
    test.use({ viewport: { width, height: 900 } })

    test('on the page that asks to verify the e-mail', async ({ page }) => {
      await keep(page, (await aPerson()).token)
      await page.goto(hostAt('/verifiction'))
      await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })

    test('on the page of a password that changes, with its strength', async ({ page }) => {
      await keep(page, (await aVerifiedPerson()).token)
      await page.goto(hostAt('/change_password'))
      await page.getByLabel('New password').fill('horse 42')
      await expect(page.getByText('Could be stronger')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })

    test.describe('after a refusal', () => {
      test.use({ complainsOf: /status of 422/ })

      test('on the sign-in page, with its errors and the toast', async ({ page }) => {
        await page.goto(hostAt('/login'))
        await page.getByLabel('Email').fill('nobody')
        await page.getByRole('button', { name: 'Sign In' }).click()
        await expect(page.getByText('The email must be a valid email address.')).toBeVisible()
        await expect(page.getByText('Invalid input OR some mandatory fields are blank.')).toBeVisible()
        expect(await violationsOf(page)).toEqual([])
      })
    })

    test('in the open menu of who is signed in', async ({ page }) => {
      await keep(page, (await aVerifiedPerson()).token)
      await page.goto(hostAt('/our-brands'))
      const button = width < 1200 ? 'Menu' : 'Ana'
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
  })

test('the keyboard alone signs in', async ({ page }) => {
  const person = await aVerifiedPerson()
  await page.goto(hostAt('/login'))
  const email = page.getByLabel('Email')
  await expect(email).toBeVisible()
  for (let pressed = 0; pressed < 30; pressed += 1) {
    if (await email.evaluate((field) => field === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Ana', exact: true })).toBeVisible()
})
