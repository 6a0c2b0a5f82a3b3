import { demoPassword, demoPeople } from '../../apps/demo/src/people.ts'
import type { Browser, Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { aName, ask, expect, hostAt, mailTo, test } from '../factories/person.ts'
import { createAccount, fillShipping, fillSignUp, toShipping } from '../factories/registration.ts'
import { pageHydrated } from '../factories/visit.ts'

const openPanel = async (page: Page, panel: string) => {
  const email = demoPeople.find((person) => person.type === 'Contractor')?.email ?? ''
  const body = { email, password: demoPassword, portal: 'pro' }
  const { data } = await ask<{ token: string }>('POST /api/login', { body })
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), data.token)
  await page.goto(hostAt(`/account/${panel}`))
}

const linkTo = async (email: string, subject: string) => {
  const code = /invited\?code=(\w+)/.exec(await mailTo(email, subject))?.[1] ?? ''
  return hostAt(`/invited?code=${code}`)
}

const inNewBrowser = async (browser: Browser) => {
  const context = await browser.newContext({ bypassCSP: true })
  return { page: await context.newPage(), close: () => context.close() }
}

test.use({ bypassCSP: true })

test('a Pro invites clients, mends what was no address, and sees who has joined', async ({
  page,
  browser,
}) => {
  const email = `${aName()}@homes.example`
  await openPanel(page, 'invites')
  const addresses = page.getByRole('textbox', { name: /^Addresses/ })
  await addresses.fill(`Rosalind <${email}>\nnobody at all`)
  await page.getByRole('textbox', { name: /^Personal note/ }).fill('The tiles that we spoke of are in.')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const outcomes = page.getByRole('region', { name: 'What became of your list' })
  await expect(outcomes.getByText('Not an address')).toBeVisible()
  await expect(addresses).toHaveValue('nobody at all')
  const row = page.getByRole('row', { name: new RegExp(email) }).last()
  await expect(row.getByText('Sent', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const client = await inNewBrowser(browser)
  await client.page.goto(await linkTo(email, 'invites you to their showroom'))
  await pageHydrated(client.page)
  await expect(
    client.page.getByRole('heading', { level: 1, name: /invites you to their showroom/ }),
  ).toBeVisible()
  await expect(client.page.getByText('The tiles that we spoke of are in.')).toBeVisible()
  expect(await violationsOf(client.page)).toEqual([])
  await client.page.getByRole('link', { name: 'Create an account' }).click()
  await fillSignUp(client.page, { email })
  await toShipping(client.page)
  await fillShipping(client.page)
  await createAccount(client.page)
  await expect(client.page.getByText('You shop with Harvest Home Remodeling now.').first()).toBeVisible()
  await client.close()

  await page.reload()
  await expect(page.getByRole('row', { name: new RegExp(email) }).getByText('Joined')).toBeVisible()
  await page.goto(hostAt(`/account/clients?s=${email}`))
  await expect(page.getByRole('row', { name: /Rosalind Vanderberg/ })).toBeVisible()
})

test('a vendor’s link names the Pro at the application, and a link that was withdrawn opens nothing', async ({
  page,
  browser,
}) => {
  const email = `${aName()}@kilns.example`
  await openPanel(page, 'invites?audience=vendor')
  await page.getByRole('textbox', { name: /^Addresses/ }).fill(email)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('1 invitation sent.').first()).toBeVisible()
  const link = await linkTo(email, 'invites you to sell on Showroom')
  const vendor = await inNewBrowser(browser)
  await vendor.page.goto(link)
  await pageHydrated(vendor.page)
  await vendor.page.getByRole('link', { name: 'Apply as a vendor' }).click()
  await expect(vendor.page.getByText('Invited by Harvest Home Remodeling')).toBeVisible()
  await page.getByRole('button', { name: `Withdraw: ${email}` }).click()
  await expect(page.getByText(/is withdrawn/).first()).toBeVisible()
  await vendor.page.goto(link)
  await expect(vendor.page.getByRole('heading', { name: 'This invitation did not open' })).toBeVisible()
  await vendor.close()
})
