import type { DisputeRow } from '@showroom/contract/dispute/dispute'
import type { OrderItemProfit } from '@showroom/contract/order/order'
import type { Page } from '@playwright/test'
import { anAdmin, giveCodeAnew } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { aShopper, orderOf, placeOrder } from '../factories/shopper.ts'

test.use({ bypassCSP: true })

const rowsOf = async (token: string, text: string) =>
  (await ask<DisputeRow[]>(`GET /api/admin/disputes?s=${text}`, { token })).data

/** Stripe’s card whose client tells their bank, once it is charged, that they did not make the payment. */
const disputingCard = '4000000000000259'

const disputed = async (admin: string): Promise<string> => {
  const client = await aShopper([disputingCard])
  const { order_id } = await placeOrder(client)
  const { data: items } = await ask<OrderItemProfit[]>(`GET /api/order/${order_id}/items`, { token: admin })
  await ask(`PUT /api/order_item/${items[0]?.id}/status`, { token: admin, body: { status: 'picked_up' } })
  const { number } = await orderOf(order_id, client)
  await expect.poll(async () => (await rowsOf(admin, number)).length).toBe(1)
  return number
}

const openAs = async (page: Page, token: string, path: string) => {
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(path))
}

test('an Admin reads what a client disputes, takes the evidence along, accepts the loss and says who bears it', async ({
  page,
}) => {
  const admin = await anAdmin()
  const number = await disputed(admin)
  await giveCodeAnew(admin)
  await openAs(page, admin, `/account/disputes?s=${number}`)
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Needs an answer')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: `Order ${number}` }).click()
  const drawer = page.getByRole('dialog', { name: `Dispute: Order ${number}` })
  await expect(drawer.getByRole('heading', { name: 'Delivery and tracking' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'See the evidence as a PDF' }).click()
  expect((await download).suggestedFilename()).toBe('evidence.pdf')
  await drawer.getByRole('combobox', { name: 'What we answer' }).selectOption('Accept the loss')
  await drawer.getByRole('textbox', { name: 'Your words' }).fill('Never left the warehouse')
  await drawer.getByRole('button', { name: 'Answer the bank' }).click()
  await expect(page.getByText('The loss is accepted.')).toBeVisible()
  await expect(drawer.getByText('Lost', { exact: true })).toBeVisible()
  await drawer.getByRole('combobox', { name: 'Borne by' }).selectOption('Those who earned by it')
  await drawer.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('Written down. Payouts of this order go on.')).toBeVisible()
  await expect(drawer.getByText('decided who bears the loss')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violationsOf(page)).toEqual([])
})
