import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'

test.use({ bypassCSP: true })

test('a Pro reads the reports of all time by client, and takes them along as a file', async ({ page }) => {
  const body = { email: 'pro@demo.example', password: 'try-the-showroom', portal: 'pro' }
  const { token } = (await ask<{ token: string }>('POST /api/login', { body })).data
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt('/account/reports'))
  await expect(page.getByText('Gross client sales').first()).toBeVisible()
  await expect(page.getByText('The net is what the ledger says, to the cent.')).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByLabel('By', { exact: true }).selectOption('client')
  await expect(page).toHaveURL(/by=client/)
  expect(await violationsOf(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^showroom-commission-by-client-.*\.csv$/)
  const paper = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as PDF' }).click()
  expect((await paper).suggestedFilename()).toBe('showroom-commission-by-client.pdf')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
