import { demoPassword, demoPeople } from '../../apps/demo/src/people.ts'
import type { Page } from '@playwright/test'
import { anAdmin } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'

type Type = 'Contractor' | 'Vendor'

const signedIn = async (type: Type): Promise<{ token: string }> => {
  const email = demoPeople.find((person) => person.type === type)?.email ?? ''
  const body = { email, password: demoPassword, portal: 'pro' }
  const { data } = await ask<{ token: string }>('POST /api/login', { body })
  return data
}
const openAccount = async (page: Page, token: string) => {
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt('/account'))
}
/** What waits behind a link is counted in it a moment later, and is another suite’s matter: its title is the panel’s name. */
const railOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'My account' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('title')))

test.use({ bypassCSP: true, permissions: ['clipboard-read', 'clipboard-write'] })

test('a Pro finds the money, what is left to set up and the Showroom ID, copies it, and opens their shop', async ({
  page,
}) => {
  const { token } = await signedIn('Contractor')
  await openAccount(page, token)
  await expect(page.getByText('Orders this month')).toBeVisible()
  await expect(page.getByText('visits → carts → orders')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of the showroom HARVEST2' })).toBeVisible()
  await expect(page.getByText('HARVEST2', { exact: true })).toBeVisible()
  const panels = [
    'Home',
    'Orders',
    'Orders for clients',
    'New prices',
    'Returns and claims',
    'Clients',
    'Designers',
    'Markup',
    'Coupons',
    'Showroom',
    'Templates',
    'Invites',
    'Embed',
    'Designer page',
    'Reports',
    'Balance',
    'Payouts',
    'Plan',
    'Team',
    'Profile',
    'Security',
    'Privacy',
    'Settings',
  ]
  await expect.poll(() => railOf(page)).toEqual(panels)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy ID' }).click()
  await expect(page.getByText('HARVEST2 copied.').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HARVEST2')
  await page.getByRole('link', { name: 'Open my shop' }).click()
  await expect(page).toHaveURL(hostAt('/visualize/contractor/all'))
  await expect(page.getByRole('heading', { name: 'Harvest Home Remodeling' })).toBeVisible()
})

test('a Pro whose showroom is open is told why the account cannot go', async ({ page }) => {
  const { token } = await signedIn('Contractor')
  await openAccount(page, token)
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page.getByText('Your showroom Harvest Home Remodeling is open.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeHidden()
})

test('a vendor finds the money, the goods and what is left to set up, and nothing of a client’s account', async ({
  page,
}) => {
  const { token } = await signedIn('Vendor')
  await openAccount(page, token)
  await expect(page.getByText('You are approved as a vendor.')).toBeVisible()
  const figures = page.getByRole('definition')
  await expect(figures).toHaveCount(4)
  await expect(figures.last()).toHaveText(/^[\d,]+\d+ running low, \d+ out of stock$/)
  await expect(page.getByRole('link', { name: 'Bring your goods' })).toBeHidden()
  await page.getByRole('link', { name: 'Say where your goods lie' }).click()
  await expect(page.getByRole('heading', { name: 'Inventory', level: 1 })).toBeVisible()
  await expect
    .poll(() => railOf(page))
    .toEqual([
      'Home',
      'Order queue',
      'Orders',
      'New prices',
      'Returns and claims',
      'Products',
      'Import',
      'Inventory',
      'Planned prices',
      'Balance',
      'Payouts',
      'Score card',
      'Profile',
      'Security',
      'Privacy',
      'Settings',
    ])
})

test('an Admin who has given the one-time code finds first how the day goes, and what waits', async ({
  page,
}) => {
  const token = await anAdmin()
  await openAccount(page, token)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('region', { name: 'Needs you' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await expect(page.getByRole('definition')).toHaveCount(4)
  await page.getByRole('link', { name: 'Taken today' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profit')
  await expect(page.getByText('Every total is what the ledger says.')).toBeVisible()
  await expect
    .poll(() => railOf(page))
    .toEqual([
      'Home',
      'Approvals',
      'Orders',
      'Order lines',
      'Returns and claims',
      'Disputes',
      'Leads and messages',
      'Users',
      'Products',
      'Departments',
      'Vendor scores',
      'Designers',
      'AI Design',
      'Content',
      'Profit',
      'Payouts',
      'Fees and tax',
      'Shipping',
      'Background work',
      'Audit',
      'Profile',
      'Security',
      'Settings',
    ])
})
