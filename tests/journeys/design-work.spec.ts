import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { anAdmin } from '../factories/applicant.ts'
import { expect, hostAt, test } from '../factories/person.ts'

// Axe is put into the page, which its policy would refuse.
test.use({ bypassCSP: true })

const openDesk = async (page: Page, rest = '') => {
  const token = await anAdmin()
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(`/account/design-work${rest}`))
}
const search = async (page: Page, words: string) => {
  await page.getByRole('textbox', { name: /Name, company|Project, client/ }).fill(words)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

test('an Admin finds a designer, takes them off the list with a reason, and puts them back', async ({
  page,
}) => {
  await openDesk(page)
  await search(page, 'piet')
  await expect(page.getByText('1 designer', { exact: true })).toBeVisible()
  const row = page.getByRole('row', { name: /Piet Harvest/ })
  await expect(row).toContainText('Listed')
  await row.getByRole('button', { name: 'Piet Harvest' }).click()
  const drawer = page.getByRole('dialog', { name: 'Piet Harvest' })
  await drawer.getByRole('button', { name: 'Take off the list' }).click()
  const asked = page.getByRole('dialog', { name: 'Take off the list' })
  await asked.getByLabel('Why? The designer reads it.').fill('Two pictures are not theirs.')
  await asked.getByRole('button', { name: 'Take off the list' }).click()
  await expect(drawer.getByRole('list')).toContainText('Two pictures are not theirs.')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByLabel('On the list').selectOption({ label: 'Hidden' })
  await expect(row).toContainText('Hidden')
  await row.getByRole('button', { name: 'Piet Harvest' }).click()
  await drawer.getByRole('button', { name: 'Put back on the list' }).click()
  await expect(drawer.getByRole('button', { name: 'Take off the list' })).toBeVisible()
})

test('hires are sought, filtered, opened and taken away as a file; on a phone each is a card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openDesk(page)
  await page.getByRole('button', { name: 'Hires', exact: true }).click()
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Closed' })
  await search(page, 'finished room')
  const rows = page.getByRole('table').getByRole('button', { name: 'A finished room' })
  await expect(rows.first()).toBeVisible()
  await page.getByLabel('Sort by').selectOption({ label: 'Asked' })
  await expect(page).toHaveURL(/sort=asked/)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Paid' }).uncheck()
  await expect(page.locator('td[data-label="Paid"]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violationsOf(page)).toEqual([])

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const path = await (await saved).path()
  expect(await readFile(path, 'utf8')).toMatch(/"Project","Client"[\s\S]*"A finished room"/)

  await rows.first().click()
  const drawer = page.getByRole('dialog', { name: 'A finished room' })
  await expect(drawer).toContainText('Closed')
  await expect(drawer).toContainText('By quote')
  await page.goBack()
  await expect(drawer).toHaveCount(0)
})
