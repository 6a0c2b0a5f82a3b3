import type { OrderItemProfit } from '@showroom/contract/order/order'
import type { Page } from '@playwright/test'
import { anAdmin } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, type Person, test } from '../factories/person.ts'
import { aShopper, cards, orderOf, placeOrder, signedInOn } from '../factories/shopper.ts'

test.use({ bypassCSP: true })

const dollars = (text: string | null) => Number(/\$([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

/** Every line has come to its client. */
const delivered = async (shopper: Person) => {
  const { order_id: id } = await placeOrder(shopper)
  const token = await anAdmin()
  const { data: items } = await ask<OrderItemProfit[]>(`GET /api/order/${id}/items`, { token })
  for (const status of ['picked_up', 'delivered'])
    for (const item of items) await ask(`PUT /api/order_item/${item.id}/status`, { token, body: { status } })
  return id
}

const fits = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width)
}

/** One unit of the first line, which was too many. */
const askFor = async (page: Page, id: string) => {
  await page.goto(hostAt(`/your_orders/${id}`))
  await page.getByRole('link', { name: 'Return or report a problem' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Returns and claims' })).toBeVisible()
  await expect(page.getByText(/12 days left, until/).first()).toBeVisible()
  await fits(page, 390)
  await page.getByRole('main').getByRole('checkbox').first().check()
  await page
    .getByLabel(/^How many/)
    .first()
    .fill('1')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'Too many' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox', { name: 'Nothing of it was opened, cut or installed.' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
}

test('a box goes back: the fee is shown before it is asked for, and what was shown is given back', async ({
  browser,
}) => {
  const shopper = await aShopper([cards.good])
  const id = await delivered(shopper)
  const fresh = async () => (await browser.newContext({ bypassCSP: true })).newPage()
  const client = await fresh()
  await signedInOn(client, shopper)
  await askFor(client, id)
  await expect(client.getByText(/^The fee is/)).toBeVisible()
  const shown = dollars(await client.getByText('You get back').locator('..').textContent())
  expect(shown).toBeGreaterThan(0)
  expect(await violationsOf(client)).toEqual([])
  await fits(client, 390)
  await client.getByRole('button', { name: 'Send the request' }).click()
  await expect(client.getByRole('heading', { name: 'What you asked for' })).toBeVisible()

  const admin = await fresh()
  const token = await anAdmin()
  await admin.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  // Others ask for something back as well.
  await admin.goto(hostAt(`/account/returns?s=${(await orderOf(id, shopper)).number}`))
  await admin.getByRole('button', { name: 'Approve' }).first().click()
  await fits(admin, 390)
  await admin.getByRole('button', { name: 'It is here: inspect' }).first().click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  expect(await violationsOf(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Give the money back' }).first().click()
  await expect(admin.getByRole('button', { name: 'Give the money back' })).toHaveCount(0)

  await expect.poll(async () => (await orderOf(id, shopper)).refunded_cents).toBe(Math.round(shown * 100))
  await client.reload()
  await expect(client.getByText(/^RMA /).first()).toBeVisible()
})
