import { anAdmin, giveCodeAnew } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { expect, hostAt, test } from '../factories/person.ts'

test.use({ bypassCSP: true })

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an Admin looks at an example order, plans a fee, and cancels it before its day', async ({ page }) => {
  const admin = await anAdmin()
  await giveCodeAnew(admin)
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), admin)
  await page.goto(hostAt('/account/rates'))
  await expect(page.getByRole('heading', { level: 1, name: 'Fees and tax' })).toBeVisible()
  const form = page.getByRole('form', { name: 'Plan a change' })
  await form.getByRole('button', { name: 'Plan it' }).click()
  await expect(form.getByRole('textbox', { name: 'New rate in percent' })).toHaveAccessibleDescription(
    /with at most two decimals/,
  )
  await form.getByRole('textbox', { name: 'New rate in percent' }).fill('9.5')
  await form.getByLabel('From', { exact: true }).fill(inDays(30))
  await form.getByRole('textbox', { name: 'Why' }).fill('As announced')
  await form.getByRole('button', { name: 'See an example order' }).click()
  await expect(form.getByRole('row', { name: /The client pays/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await form.getByRole('button', { name: 'Plan it' }).click()
  await expect(page.getByText(/Planned: it takes effect on/)).toBeVisible()
  const row = page.getByRole('row', { name: /Platform fee: All goods/ }).filter({ hasText: 'Planned' })
  await expect(row).toContainText('9.5 %')
  await row.getByRole('button', { name: /^Cancel Platform fee: All goods/ }).click()
  await expect(page.getByText('Cancelled: it will not take effect.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violationsOf(page)).toEqual([])
})
