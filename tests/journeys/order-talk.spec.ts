import type { Page } from '@playwright/test'
import { anAdmin } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { field, said, write } from '../factories/chat.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { aShopper, cards, placeOrder, signedInOn } from '../factories/shopper.ts'

test.use({ bypassCSP: true })

/** Whose showroom HARVEST2 is. */
const thePro = async (): Promise<string> => {
  const body = { email: 'pro@demo.example', password: 'try-the-showroom', portal: 'pro' }
  const { data } = await ask<{ token: string }>('POST /api/login', { body })
  return data.token
}

/** The talk about the first delivery of an order, from its items. */
const openTalk = async (page: Page, number: string, withWhom: RegExp) => {
  await page.goto(hostAt(`/account/orders?s=${number}`))
  await page.getByRole('button', { name: number, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: withWhom }).first().click()
  await expect(field(page)).toBeVisible()
}

test('a Pro and an Admin talk about a delivery; its client never hears of it', async ({ page, browser }) => {
  const canary = 'canary: the pallet fell off the truck'
  const shopper = await aShopper([cards.good])
  const { number, order_id: id } = await placeOrder(shopper)
  const context = await browser.newContext()
  const there = await context.newPage()
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), await thePro())
  await there.addInitScript((kept) => localStorage.setItem('authToken', kept), await anAdmin())
  await openTalk(page, number, /^Talk with /)
  await expect(page.getByText('The client does not see this.')).toBeVisible()
  await openTalk(there, number, /^Talk with Harvest Home Remodeling and /)

  await write(page, canary)
  await expect(said(there).getByText(canary)).toBeVisible()
  await expect(said(there).getByText(/^Piet Harvest, Harvest Home Remodeling/)).toBeVisible()
  await write(there, 'We send another one.')
  await expect(said(page).getByText('We send another one.')).toBeVisible()
  await expect(said(page).getByText('Ada Admin, Showroom', { exact: false })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  const client = await (await browser.newContext()).newPage()
  await signedInOn(client, shopper)
  for (const path of [`/your_orders/${id}`, '/notification', '/projects']) {
    await client.goto(hostAt(path))
    await expect(client.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(client.getByText('canary')).toHaveCount(0)
    await expect(client.getByText('Talk with')).toHaveCount(0)
  }
  await client.context().close()
  await context.close()
})
