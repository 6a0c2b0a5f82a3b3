import type { Page } from '@playwright/test'
import { anAdmin } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, mailTo, test } from '../factories/person.ts'
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
  await page.getByLabel('Search by name, email or words').fill(email)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Ines Marsh/ })).toContainText('Offer asked for in')
  expect(await violationsOf(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^showroom-inbox-.*\.csv$/)
})

test('an Admin answers a message by mail, notes it down and is done with it', async ({ page }) => {
  const email = `writer-${Date.now()}@people.example`
  await ask('POST /api/contact', {
    body: { full_name: 'Ana Quill', email, role: 'designer', topic: 'delivery', message: 'Gravel road?' },
  })
  await asAdmin(page, `/account/leads?kind=message&s=${email}`)
  await page.getByRole('button', { name: 'Ana Quill' }).click()
  const drawer = page.getByRole('dialog', { name: 'Ana Quill' })
  await expect(drawer).toContainText('Gravel road?')
  await drawer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(drawer.getByRole('textbox', { name: 'Answer by mail' })).toHaveAccessibleDescription(
    /Please write an answer/,
  )
  await drawer.getByRole('textbox', { name: 'Answer by mail' }).fill('The truck comes up.')
  await drawer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('Your answer is on its way by mail.')).toBeVisible()
  await expect(drawer.getByRole('list').first()).toContainText('The truck comes up.')
  expect(await mailTo(email, 'Re: A delivery')).toContain('The truck comes up.')
  await drawer.getByRole('combobox', { name: 'State' }).selectOption('Done')
  await drawer.getByRole('textbox', { name: 'Note' }).fill('Told the driver')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. It is “Done”.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
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

test('whoever stands around the dropdown hears the status-changed event with the new value', async ({
  page,
}) => {
  const { number } = await placeOrder(await aShopper([cards.good]))
  await asAdmin(page, `/account/orders?s=${number}`)
  await page.getByRole('button', { name: number, exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Order Items' })
  const status = popup.getByRole('combobox').first()
  await expect(status).toBeEnabled()
  const heard = page.evaluate(
    () =>
      new Promise<unknown>((resolve) =>
        document.addEventListener(
          'status-changed',
          (event) => resolve(event instanceof CustomEvent && event.detail),
          { once: true },
        ),
      ),
  )
  await status.selectOption({ label: 'Vendor Approved' })
  expect(await heard).toMatchObject({ value: 'vendor_approved' })
})

test('an order without an item of theirs says so', async ({ page }) => {
  const { number } = await placeOrder(await aShopper([cards.good]))
  await page.route(/\/api\/order\/[^/]+\/items/, (route) =>
    route.fulfill({ json: { success: true, data: [] } }),
  )
  await asAdmin(page, `/account/orders?s=${number}`)
  await page.getByRole('button', { name: number, exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Order Items' })
  await expect(popup.getByText('NO item found in this order.')).toBeVisible()
})
