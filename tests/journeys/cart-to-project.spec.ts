import { ask, aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'
import { fillCart, showroom, signedInOn } from '../factories/shopper.ts'

type Project = { id: string; items: { id: string }[] }

test('what lies in the cart is saved for later in a project, line by line', async ({ page }) => {
  const person = await aVerifiedPerson()
  const { token } = person
  const { vendors } = await fillCart({ token })
  expect(vendors.length).toBeGreaterThan(1)
  await signedInOn(page, person)
  await page.goto(hostAt('/cart'))
  const offer = page.getByRole('button', { name: 'Save for later in a project' })
  const dialog = page.getByRole('dialog', { name: 'Save for later' })
  await offer.click()
  await expect(dialog.getByRole('link', { name: 'Start a project' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offer).toBeFocused()

  const about = { name: 'Main bath', zip_code: '91101', showroom }
  const { id } = (await ask<Project>('POST /api/project', { token, body: about })).data
  const itemCount = async () => (await ask<Project>(`GET /api/project/${id}`, { token })).data.items.length
  await offer.press('Enter')
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  for (const index of [0, 1, 2]) await boxes.nth(index).uncheck()
  const save = dialog.getByRole('button', { name: 'Save in the project' })
  await save.click()
  await expect(dialog.getByText('Please choose what to save.')).toBeVisible()
  await boxes.nth(0).check()
  await save.click()
  await expect(page.getByText('Moved from the cart to the project.').first()).toBeVisible()
  await expect.poll(itemCount).toBe(1)
  await offer.click()
  await expect(boxes).toHaveCount(2)
  await save.click()
  await expect(offer).toBeHidden()
  await expect.poll(itemCount).toBe(3)
})
