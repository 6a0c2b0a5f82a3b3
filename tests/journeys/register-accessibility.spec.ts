import { violationsOf } from '../factories/axe.ts'
import { expect, test } from '../factories/person.ts'
import {
  createAccount,
  field,
  fillShipping,
  fillSignUp,
  openWizard,
  thanks,
  toCard,
  toShipping,
} from '../factories/registration.ts'
import { atGate } from '../factories/lane.ts'

test.use({ bypassCSP: true })

for (const width of [390, 1280]) {
  test(
    `axe finds nothing on the steps of the registration at ${width} px, full or in error`,
    atGate(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const clean = async (what: string) => expect(await violationsOf(page), what).toEqual([])
      await openWizard(page)
      await clean('step 1')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(field(page, 'full_name')).toBeFocused()
      await clean('step 1 in error')
      await field(page, 'password').fill('marble')
      await expect(page.getByText('easy to guess')).toBeVisible()
      await clean('strength of the password')
      await fillSignUp(page)
      await toShipping(page)
      await clean('step 2')
      await createAccount(page)
      await expect(field(page, 'shipping_street')).toBeFocused()
      await clean('step 2 in error')
      await fillShipping(page)
      await toCard(page)
      await field(page, 'bills_to_shipping').uncheck()
      await clean('step 3')
    },
  )

  test(
    `axe finds nothing on the modals of the registration at ${width} px`,
    atGate(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openWizard(page)
      for (const name of ['Terms of Service', 'Terms and procedures', 'Privacy Policy']) {
        await page.getByRole('button', { name }).click()
        const dialog = page.getByRole('dialog', { name })
        await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible()
        expect(await violationsOf(page), name).toEqual([])
        await page.keyboard.press('Escape')
      }
      await fillSignUp(page)
      await toShipping(page)
      await fillShipping(page)
      await createAccount(page)
      await expect(thanks(page)).toBeVisible()
      expect(await violationsOf(page), 'thank-you').toEqual([])
    },
  )
}
