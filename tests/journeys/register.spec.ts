import { expect, hostAt, mailTo, test } from '../factories/person.ts'
import {
  createAccount,
  field,
  fillShipping,
  fillSignUp,
  openWizard,
  password,
  stepTitle,
  storedToken,
  thanks,
  toCard,
  toShipping,
} from '../factories/registration.ts'
import { atGate } from '../factories/lane.ts'

test('a homeowner signs up in two steps, is thanked, and is mailed a link', async ({ page }) => {
  await openWizard(page)
  const steps = page.getByRole('list', { name: 'Steps of signing up' }).getByRole('listitem')
  await expect(steps).toHaveText([/1\s*Sign Up/, /2\s*Shipping Address/, /3\s*Payment Information/])
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
  const email = await fillSignUp(page)
  await toShipping(page)
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await fillShipping(page)
  await createAccount(page)

  await expect(thanks(page)).toContainText(email)
  await expect.poll(async () => (await storedToken(page))?.length ?? 0).toBeGreaterThan(10)
  expect(await mailTo(email, 'Please verify your e-mail')).toContain('/verify/')
  await thanks(page).getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(hostAt('/'))
  await expect(thanks(page)).toBeHidden()
})

test('step 1 has a Back link and Continue Shopping, and every step a Sign In link', async ({ page }) => {
  await page.goto(hostAt('/our-brands'))
  await page.getByRole('link', { name: 'Sign Up Free' }).first().click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/showroom/our-brands',
  )
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/showroom/')
  const signIn = main.getByRole('link', { name: 'Sign In' })
  await expect(signIn).toHaveAttribute('href', '/showroom/login')
  await fillSignUp(page)
  await toShipping(page)
  await expect(signIn).toBeVisible()
  await fillShipping(page)
  await toCard(page)
  await expect(signIn).toBeVisible()
})

test('a reload loses nothing that was typed, and keeps neither password nor consent', async ({ page }) => {
  await openWizard(page)
  const email = await fillSignUp(page)
  await toShipping(page)
  await fillShipping(page)
  await page.reload()
  await expect(stepTitle(page, 'Create your account')).toBeVisible()
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'phone_number')).toHaveValue('(303) 555-0142')
  await expect(field(page, 'password')).toHaveValue('')
  await expect(field(page, 'agree')).not.toBeChecked()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain(password)
  await field(page, 'password').fill(password)
  await field(page, 'birth_date').fill('1990-04-01')
  await field(page, 'agree').check()
  await toShipping(page)
  await expect(field(page, 'shipping_street')).toHaveValue('1 Rodeo Drive')
})

test('the browser’s Back leads to the step before, with all that was typed', async ({ page }) => {
  await openWizard(page)
  await fillSignUp(page)
  await toShipping(page)
  await page.goBack()
  await expect(stepTitle(page, 'Create your account')).toBeVisible()
  await expect(field(page, 'password')).toHaveValue(password)
  await page.goForward()
  await expect(stepTitle(page, 'Where should we deliver?')).toBeVisible()
})

test('the keyboard alone completes a registration', async ({ page }) => {
  await openWizard(page)
  await field(page, 'full_name').focus()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await type('Rosalind Vanderberg')
  await type(`keyboard-${Date.now()}@homes.example`)
  await type(password)
  await page.keyboard.press('Tab') // past Show
  await page.keyboard.press('Tab') // past the country code
  await type('3035550142')
  await type('90210')
  await type('04011990')
  await page.keyboard.press('Tab') // past the calendar
  await expect(field(page, 'agree')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(stepTitle(page, 'Where should we deliver?')).toBeFocused()
  await expect(field(page, 'shipping_city')).toHaveValue('Beverly Hills')
  await page.keyboard.press('Tab')
  await type('1 Rodeo Drive')
  await expect(field(page, 'shipping_apartment')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(thanks(page)).toBeHidden()
})

for (const width of [390, 768, 1280]) {
  test(
    `no step is wider than a screen of ${width} px, and every target is 44 px tall`,
    atGate(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const lookAt = async () => {
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width)
        const targets = page
          .locator('main form :is(.button, .form-input, .form-box)')
          .filter({ visible: true })
        const smallest = async () => {
          const boxes = await Promise.all((await targets.all()).map((target) => target.boundingBox()))
          return Math.min(...boxes.map((box) => box?.height ?? 0))
        }
        await expect.poll(smallest).toBeGreaterThanOrEqual(44)
      }
      await openWizard(page)
      await lookAt()
      await fillSignUp(page)
      await toShipping(page)
      await lookAt()
      await fillShipping(page)
      await toCard(page)
      await lookAt()
    },
  )
}

test('another ZIP code brings its own city after a way back, too', async ({ page }) => {
  await openWizard(page)
  await fillSignUp(page)
  await toShipping(page)
  await page.goBack()
  await expect(stepTitle(page, 'Create your account')).toBeVisible()
  await page.goForward()
  await expect(field(page, 'shipping_city')).toHaveValue('Beverly Hills')
  await field(page, 'shipping_zip_code').fill('10001')
  await expect(field(page, 'shipping_city')).toHaveValue('New York')
  await expect(field(page, 'shipping_state')).toHaveValue('NY')
})
