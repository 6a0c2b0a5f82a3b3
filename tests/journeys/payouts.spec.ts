import type { Page } from '@playwright/test'
import { demoPassword } from '../../apps/demo/src/people.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, mailTo, test } from '../factories/person.ts'

test.use({ viewport: { width: 390, height: 800 } })

const openAs = async (page: Page, token: string) => {
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt('/payout_setup'))
}

const secrets = ['000123456789', '110000000', '123456789']

test('a Pro says who is paid; the numbers go to the provider alone, and changing them asks for a code', async ({
  page,
  browser,
}) => {
  const body = { email: 'pro@demo.example', password: demoPassword, portal: 'pro' }
  const { token } = (await ask<{ token: string }>('POST /api/login', { body })).data
  const ours: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(new URL(hostAt('/')).origin)) ours.push(request.postData() ?? '')
  })
  await openAs(page, token)
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Not started')

  await page.getByLabel('Kind of entity').selectOption('company')
  const typed = {
    'Legal name': 'Harvest Remodel LLC',
    EIN: '12-3456789',
    Street: '1 Main St',
    City: 'Pasadena',
    'ZIP code': '91101',
    'Routing number': '110000001',
    'Account number': '000123456789',
    'Account number again': '000123456789',
    'Name on bank statements': 'HARVEST',
    'Signature: your full name': 'Ana Quill',
  }
  for (const [label, text] of Object.entries(typed))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('CA')
  await page.getByRole('checkbox', { name: /I certify/ }).check()
  const save = page.getByRole('button', { name: 'Save payout settings' })
  await save.click()
  await expect(page.getByText('Routing number fails the checksum.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Routing number' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Routing number' }).fill('110000000')
  await save.click()
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Active')
  await expect(page.getByText('STRIPE TEST BANK ending in 6789')).toBeVisible()
  expect(ours.filter((sent) => secrets.some((secret) => sent.includes(secret)))).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.getByRole('button', { name: 'Change these settings' }).click()
  await expect(page.getByRole('textbox', { name: 'EIN', exact: true })).toHaveValue('')
  // Looked at beside it: what looks is a script that the page itself does not allow.
  const beside = await (await browser.newContext({ bypassCSP: true })).newPage()
  await openAs(beside, token)
  await beside.getByRole('button', { name: 'Change these settings' }).click()
  expect(await violationsOf(beside)).toEqual([])
  await page.getByRole('button', { name: 'Mail me a code' }).last().click()
  expect(await mailTo('pro@demo.example', 'Your code for payouts')).toMatch(/\b\d{6}\b/)
})
