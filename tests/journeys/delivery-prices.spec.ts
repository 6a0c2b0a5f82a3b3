import { addDays, dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { anAdmin, giveCodeAnew } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { expect, hostAt, test } from '../factories/person.ts'

test.use({ bypassCSP: true })

test('an Admin sees what vendors’ deliveries cost, plans another price, and cancels it before its day', async ({
  page,
}) => {
  const admin = await anAdmin()
  await giveCodeAnew(admin)
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), admin)
  await page.goto(hostAt('/account/shipping'))
  const today = page.getByRole('table', { name: 'What delivery costs today' })
  await expect(today.getByRole('row').filter({ hasText: 'Free' }).first()).toBeVisible()
  const form = page.getByRole('form', { name: 'Plan another price' })
  await form.getByRole('button', { name: 'Plan it' }).click()
  await expect(form.getByText('Please give a price in dollars, like 45 or 49.50.')).toBeVisible()
  await expect(form.getByText('Please choose a day.')).toBeVisible()
  const day = addDays(dayAndHour(new Date()).day, 40)
  const way = form.getByLabel('Way of delivery')
  const chosen = (await way.locator('option:checked').innerText()).trim()
  await form.getByLabel('New price in dollars').fill('49.50')
  await form.getByLabel('From', { exact: true }).fill(day)
  await form.getByLabel('Why').fill('Diesel')
  expect(await violationsOf(page)).toEqual([])
  await form.getByRole('button', { name: 'Plan it' }).click()
  const row = page
    .getByRole('table', { name: 'Planned and past prices' })
    .getByRole('row')
    .filter({ hasText: '$49.50' })
  await expect(row).toContainText('Planned')
  await expect(row).toContainText(shownDay(day))
  await expect(row).toContainText(chosen)
  await row.getByRole('button', { name: /^Cancel/ }).click()
  await expect(row).toContainText('Cancelled')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
