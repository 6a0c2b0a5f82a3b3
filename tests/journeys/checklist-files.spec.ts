import type { Page } from '@playwright/test'
import { aFilledChecklist } from '../factories/a-filled-checklist.ts'
import { violationsOf } from '../factories/axe.ts'
import { aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'

// Axe is put in as text.
test.use({ bypassCSP: true })

const openChecklist = async (page: Page) => {
  const person = await aVerifiedPerson()
  const { id } = await aFilledChecklist(person)
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), person.token ?? '')
  await page.goto(hostAt(`/projects/${id}/checklist`))
}
const opener = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) })

test('a drawing is added to a decision, comes back as it was, and is taken off again', async ({ page }) => {
  await openChecklist(page)
  await opener(page, 'Vanity').click()
  await page.getByRole('button', { name: 'Add a file' }).click()
  const dialog = page.getByRole('dialog')
  const file = { name: 'north wall.csv', mimeType: 'text/csv', buffer: Buffer.from('sku,qty\ntile,9') }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('The file is with the decision now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const files = page.getByRole('list', { name: 'Files of Vanity' })
  const download = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Download north wall.csv' }).click()
  expect((await download).suggestedFilename()).toBe('north wall.csv')
  // At its top, where the page's head covers nothing.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violationsOf(page)).toEqual([])
  await files.getByRole('button', { name: 'Take north wall.csv off the decision' }).press('Enter')
  await expect(files).toBeHidden()
  await expect(opener(page, 'Vanity')).toBeFocused()
})

test('what takes its own button away leaves the keyboard with the decision', async ({ page }) => {
  await openChecklist(page)
  await opener(page, 'Floor tile').press('Enter')
  const options = page.getByRole('list', { name: 'Options of Floor tile' })
  await options
    .getByRole('button', { name: /^Approve/ })
    .first()
    .press('Enter')
  await expect(page.getByText('5 decisions · 1 approved')).toBeVisible()
  await expect(opener(page, 'Floor tile')).toBeFocused()

  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page.getByText('5 decisions · 0 approved')).toBeVisible()
  await expect(opener(page, 'Floor tile')).toBeFocused()

  const tick = page.getByRole('checkbox', { name: 'Select House numbers' })
  await tick.check()
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter')
  await expect(tick).toBeFocused()
})

test('a removed decision leaves the keyboard with the one before it', async ({ page }) => {
  await openChecklist(page)
  await opener(page, 'Shower valve').press('Enter')
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByText('4 decisions')).toBeVisible()
  await expect(opener(page, 'Mirror')).toBeFocused()
})
