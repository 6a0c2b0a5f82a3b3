import type { Page } from '@playwright/test'
import { anAdmin } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { aShopper, cards, placeOrder } from '../factories/shopper.ts'

test.use({ bypassCSP: true })

const asAdmin = async (page: Page, path: string) => {
  const token = await anAdmin()
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(path))
}

test('an Admin finds a lead by its words and takes the list along', async ({ page }) => {
  const email = `lead-${Date.now()}@leads.example`
  await ask('POST /api/sample_request', {
    body: {
      full_name: 'Ines Marsh',
      email,
      phone_number: '(213) 555-0199',
      action: 'handle_external_form_submission',
      lead_type: 'Pop-Ups',
      shop_profile_id: '',
      page: '/faq',
    },
  })
  await asAdmin(page, '/account/leads')
  await page.getByLabel('Search', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Ines Marsh/ })).toContainText('/faq')
  expect(await violationsOf(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^showroom-leads-.*\.csv$/)
  await page.getByLabel('From').fill('02.30.2026')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('Please write the date as MM.DD.YYYY.')).toBeVisible()
})

test('an Admin opens an order’s items and sets the status of one', async ({ page }) => {
  const { number } = await placeOrder(await aShopper([cards.good]))
  await asAdmin(page, `/account/orders?s=${number}`)
  await page.getByRole('button', { name: number, exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Order Items' })
  for (const column of ['Name', 'Qty', 'Profit', 'Status'])
    await expect(popup.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
  const status = popup.getByRole('combobox').first()
  await status.selectOption({ label: 'Accept to Pick Up' })
  await expect(page.getByText('Set to “Accept to Pick Up”.')).toBeVisible()
  await expect(status.getByRole('option', { name: 'Vendor Approved' })).toBeDisabled()
  await popup.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(popup).toHaveCount(0)
})
