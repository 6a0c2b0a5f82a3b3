import { demoPassword } from '../../apps/demo/src/people.ts'
import { standardValidity } from '@showroom/contract/draft-order/draft-order.rules'
import type { Browser, Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { ask, aVerifiedPerson, expect, hostAt, mailTo, test } from '../factories/person.ts'

test.use({ bypassCSP: true, complainsOf: /status of 403/ })

const signIn = (page: Page, token: string | null) =>
  page.addInitScript((kept) => localStorage.setItem('authToken', kept ?? ''), token)

const inNewBrowser = async (browser: Browser) => {
  const context = await browser.newContext({ bypassCSP: true })
  return { page: await context.newPage(), close: () => context.close() }
}

test('a Pro asks somebody into the team, who works there as a designer, until they are removed', async ({
  page,
  browser,
}) => {
  const body = { email: 'pro@demo.example', password: demoPassword, portal: 'pro' }
  const { token } = (await ask<{ token: string }>('POST /api/login', { body })).data
  const person = await aVerifiedPerson()
  await signIn(page, token)
  await page.goto(hostAt('/account/team'))
  const asking = page.getByRole('form', { name: 'Ask somebody into the team' })
  await asking.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await asking.getByRole('combobox', { name: 'Role' }).selectOption('designer')
  await asking.getByRole('button', { name: 'Send invitation' }).click()
  const row = page.getByRole('row', { name: new RegExp(person.email) })
  await expect(row.getByText('Invited', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const code = /team\?code=(\w+)/.exec(await mailTo(person.email, 'asks you into their team'))?.[1] ?? ''
  const member = await inNewBrowser(browser)
  await signIn(member.page, person.token)
  await member.page.goto(hostAt(`/team?code=${code}`))
  await expect(member.page.getByRole('button', { name: 'Join the team' })).toBeVisible()
  expect(await violationsOf(member.page)).toEqual([])
  await member.page.getByRole('button', { name: 'Join the team' }).click()
  const workspace = member.page.getByRole('combobox', { name: 'Workspace' })
  await expect(workspace.getByRole('option', { selected: true })).toHaveText(/Designer/)
  const rail = member.page.getByRole('navigation', { name: 'My account' })
  await expect(rail.getByRole('link', { name: 'Orders for clients' })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Balance' })).toHaveCount(0)
  await rail.getByRole('link', { name: 'Orders for clients' }).click()
  await expect(member.page.getByRole('button', { name: 'New order for a client' })).toBeVisible()
  await expect(member.page.getByText('You earn')).toHaveCount(0)

  const written = {
    client_name: 'Lena',
    email: 'lena@people.example',
    valid_until: standardValidity(new Date()),
    items: [],
  }
  await ask('POST /api/draft_order', { token: person.token, body: written })
  await page.reload()
  await row.getByRole('button', { name: `What they did: ${person.email}` }).click()
  const deeds = page.getByRole('region', { name: 'What your team did' })
  await expect(deeds.getByRole('row').filter({ hasText: 'Wrote an order for a client' })).toContainText(
    '(Designer)',
  )
  await expect(deeds.getByText('1 deed', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: `Remove: ${person.email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(row).toHaveCount(0)
  await member.page.goto(hostAt('/account'))
  await expect(rail.getByRole('link', { name: 'Payment methods' })).toBeVisible()
  await expect(workspace).toHaveCount(0)
  await member.close()
})
