import { demoPassword } from '../../apps/demo/src/people.ts'
import type { OrderItemProfit } from '@showroom/contract/order/order'
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { anAdmin } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { handToVendor } from '../factories/kept.store.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { aShopper, cards, orderOf, placeOrder, signedInOn } from '../factories/shopper.ts'

test.use({ bypassCSP: true })

const openOrder = async (page: Page, token: string, number: string) => {
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(`/account/orders?s=${number}`))
  await page.getByRole('button', { name: number, exact: true }).click()
  return page.getByRole('dialog', { name: 'Order Items' })
}

test('a vendor packs a part, an Admin sends it, and the client counts it at the door', async ({
  browser,
  server,
}) => {
  const shopper = await aShopper([cards.good])
  const { number, order_id: id } = await placeOrder(shopper)
  await server.restart(() => handToVendor(join(server.dataDir, 'database'), id))
  const body = { email: 'vendor@demo.example', password: demoPassword, portal: 'pro' }
  const token = (await ask<{ token: string }>('POST /api/login', { body })).data.token
  const { data: items } = await ask<OrderItemProfit[]>(`GET /api/order/${id}/items`, { token })
  for (const item of items)
    await ask(`PUT /api/order_item/${item.id}/status`, { token, body: { status: 'vendor_approved' } })
  const fresh = async () => (await browser.newContext({ bypassCSP: true })).newPage()

  const vendor = await fresh()
  const sold = await openOrder(vendor, token, number)
  await sold
    .getByRole('button', { name: /^Pack a package of/ })
    .first()
    .click()
  const form = vendor.getByRole('dialog', { name: /^Pack a package of/ })
  await form
    .getByLabel(/^Units of/)
    .first()
    .fill('1')
  await form.getByLabel('Tracking', { exact: false }).fill('1Z999AA10123456784')
  await form.getByLabel('What the carrier charges, in dollars').fill('93.00')
  expect(await violationsOf(vendor)).toEqual([])
  await form.getByRole('button', { name: 'Save the package' }).click()
  await expect(sold.getByRole('link', { name: 'UPS 1Z999AA10123456784' })).toBeVisible()
  await expect(sold.getByText(/Carrier charged \$93\.00/)).toBeVisible()

  const admin = await fresh()
  const overseen = await openOrder(admin, await anAdmin(), number)
  const left = overseen.getByRole('button', { name: /has left: charge it$/ })
  await left.click()
  await expect(left).toHaveCount(0)
  await expect(overseen.getByText('On the way')).toBeVisible()
  await expect.poll(async () => (await orderOf(id, shopper)).charged_cents).toBeGreaterThan(0)

  const client = await fresh()
  await client.setViewportSize({ width: 390, height: 800 })
  await signedInOn(client, shopper)
  await client.goto(hostAt(`/your_orders/${id}`))
  await expect(client.getByRole('link', { name: 'UPS 1Z999AA10123456784' })).toBeVisible()
  await expect(client.getByText('Carrier charged')).toHaveCount(0)
  expect(await violationsOf(client)).toEqual([])
  await client.getByRole('link', { name: 'Receive this package' }).click()
  await expect(client.getByRole('heading', { level: 1, name: 'Receive delivery' })).toBeVisible()
  await client.getByLabel('Of these damaged').fill('1')
  await client.getByLabel('What is wrong').fill('A corner is broken')
  const picture = { name: 'box.png', mimeType: 'image/png', buffer: await client.screenshot() }
  await client.locator('input[type=file]').setInputFiles(picture)
  await expect(client.getByRole('button', { name: 'Remove Photo 1' })).toBeVisible()
  await client.getByRole('radio', { name: 'The money back' }).check()
  expect(await violationsOf(client)).toEqual([])
  await expect
    .poll(() => client.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(390)
  await client.getByRole('button', { name: 'Save and sign' }).click()
  await expect(client.getByText('Please type your name.')).toBeVisible()
  await client.getByLabel('Your name').fill('Hanna Client')
  await client.getByRole('button', { name: 'Save and sign' }).click()
  await expect(client.getByText(/^Received .* by Hanna Client$/)).toBeVisible()
  await expect(client.getByText(/1 damaged · A corner is broken/)).toBeVisible()
  await client.getByRole('button', { name: /^Open photo 1/ }).click()
  await expect(client.getByRole('dialog').getByRole('img')).toBeVisible()
  await client.getByRole('button', { name: 'Close' }).click()
  // It opened a claim by itself, with the photo.
  await expect(client.getByText(/It arrived damaged · Waits for the vendor$/)).toBeVisible()
  expect(await violationsOf(client)).toEqual([])
  await client.getByRole('link', { name: 'See it', exact: true }).click()
  const claim = client.getByRole('article', { name: 'Your request' })
  await expect(claim.getByText('Noted at the door. A corner is broken')).toBeVisible()
  await expect(claim.getByRole('button', { name: /^Open photo 1/ })).toBeVisible()
})
