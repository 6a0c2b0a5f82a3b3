import { violationsOf } from '../factories/axe.ts'
import { atGate } from '../factories/lane.ts'
import { expect, hostAt } from '../factories/person.ts'
import { born, menuOf, tellAge, test, withAcme } from '../factories/with-provider.ts'

// Whom the provider knows is known to all of these.
test.describe.configure({ mode: 'default' })

const goOn = 'Continue'

test('whoever came by a provider browses on, and is asked for their age by each page that needs them', async ({
  page,
  aHolder,
}) => {
  aHolder()
  await page.goto(hostAt('/login'))
  await withAcme(page).click()
  await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await expect(menuOf(page)).toBeVisible()
  await page.goto(hostAt('/cart'))
  await expect(page).toHaveURL(hostAt('/cart'))
  await page.goto(hostAt('/checkout'))
  await expect(page).toHaveURL(hostAt('/your_age?redirect=%2Fcheckout'))
  await page.goto(hostAt('/account/profile'))
  await expect(page).toHaveURL(hostAt('/your_age?redirect=%2Faccount%2Fprofile'))

  await page.getByRole('button', { name: goOn, exact: true }).click()
  await expect(page.getByText('The date of birth field is required.')).toBeVisible()
  await expect(born(page)).toBeFocused()
  await tellAge(page, `${new Date().getFullYear() - 15}-01-01`)
  await expect(page.getByText('A parent or guardian has to agree, because you are under 18.')).toBeVisible()
  await page.getByLabel('I am under 18, and a parent or guardian agrees to my account').check()
  await page.getByRole('button', { name: goOn, exact: true }).click()
  await expect(page).toHaveURL(hostAt('/account/profile'))
  await page.goto(hostAt('/your_age'))
  await expect(page).toHaveURL(hostAt('/'))
})

test('who is under 13 may correct a slip; else the account is removed, in words', async ({
  page,
  aHolder,
}) => {
  aHolder()
  await page.goto(hostAt('/login'))
  await withAcme(page).click()
  const child = `${new Date().getFullYear() - 10}-01-01`
  await tellAge(page, child)
  const dialog = page.getByRole('dialog', { name: 'Is this date right?' })
  await dialog.getByRole('button', { name: 'No, let me correct it' }).click()
  await expect(page.getByText('You must be at least 13 years old to sign up.')).toBeVisible()
  await expect(menuOf(page)).toBeVisible()
  await page.getByRole('button', { name: goOn, exact: true }).click()
  await dialog.getByRole('button', { name: 'Yes, remove my account' }).click()
  await expect(page.getByText(/We have removed yours with all that it held/)).toBeVisible()
  await expect(page).toHaveURL(hostAt('/'))
  await expect(menuOf(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test.describe('the screen', () => {
  // axe is given to the page as text, which our own policy forbids.
  test.use({ bypassCSP: true })

  for (const width of [390, 1280]) {
    test(
      `is whole at ${width} px, without an axe violation`,
      atGate(width === 390),
      async ({ page, aHolder }) => {
        await page.setViewportSize({ width, height: 900 })
        aHolder()
        await page.goto(hostAt('/login'))
        await withAcme(page).click()
        await expect(born(page)).toBeVisible()
        const look = async () => {
          expect(await violationsOf(page)).toEqual([])
          const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
          await expect.poll(() => page.evaluate(isWider)).toBe(false)
        }
        await look()
        await tellAge(page, `${new Date().getFullYear() - 10}-01-01`)
        await expect(page.getByRole('dialog')).toBeVisible()
        await look()
      },
    )
  }
})
