import type { OrderItemProfit } from '@showroom/contract/order/order'
import { demoPassword } from '../../apps/demo/src/people.ts'
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { violationsOf } from '../factories/axe.ts'
import { handToVendor } from '../factories/kept.store.ts'
import { ask, expect, hostAt, type Person, test } from '../factories/person.ts'
import type { Server } from '../factories/server.ts'
import { aShopper, cards, orderOf, placeOrder, signedInOn } from '../factories/shopper.ts'

test.use({ bypassCSP: true })

const tokenOf = async (email: string): Promise<string> => {
  const body = { email, password: demoPassword, portal: 'pro' }
  return (await ask<{ token: string }>('POST /api/login', { body })).data.token
}

/** Two orders at a markup that leaves the Pro something to give, when vendors see them. */
const twoOrders = async (server: Server) => {
  const pro = await tokenOf('pro@demo.example')
  const { data } = await ask<{ rules: { id: string }[] }>('POST /api/markup', {
    token: pro,
    body: { markup_bps: 4_000, category: 'porcelain-tile' },
  })
  const people = [await aShopper([cards.good]), await aShopper([cards.good])] as const
  const orders = [await placeOrder(people[0]), await placeOrder(people[1])] as const
  for (const { id } of data.rules) await ask(`DELETE /api/markup/${id}`, { token: pro })
  await server.restart(() => handToVendor(join(server.dataDir, 'database'), orders[0].order_id))
  return { people, orders }
}

const openAs = async (page: Page, token: string, path: string) => {
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(path))
}

/** The first line of the vendor's at a price of its own. */
const propose = async (page: Page, number: string, price: string) => {
  await openAs(page, await tokenOf('vendor@demo.example'), `/account/orders?s=${number}`)
  await page.getByRole('button', { name: number, exact: true }).click()
  await page.getByRole('button', { name: 'Propose a price' }).first().click()
  const dialog = page.getByRole('dialog', { name: /^Propose a price for/ })
  await dialog.getByLabel('What you are paid for each, in dollars').fill(price)
  await dialog.getByLabel('Why the price changes').fill('The quarry raised its prices on Monday.')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('A new price waits for an answer.').first()).toBeVisible()
}

const priceOf = async (orderId: string): Promise<number> => {
  const token = await tokenOf('vendor@demo.example')
  const { data } = await ask<OrderItemProfit[]>(`GET /api/order/${orderId}/items`, { token })
  return Number(data[0]?.final_price ?? 0)
}

const reviewed = async (page: Page, person: Person, id: string) => {
  await signedInOn(page, person)
  await page.goto(hostAt(`/your_orders/${id}`))
  await page.getByRole('button', { name: 'Look and answer' }).click()
  await expect(page.getByRole('dialog', { name: /^New prices · order/ })).toBeVisible()
  await expect(page.getByText('The quarry raised its prices on Monday.')).toBeVisible()
}

test('a vendor asks for a new price, one client accepts it, and for another the Pro absorbs it', async ({
  browser,
  server,
}) => {
  const { people, orders } = await twoOrders(server)
  const fresh = async () => (await browser.newContext({ bypassCSP: true })).newPage()
  const vendor = await fresh()
  for (const { number, order_id } of orders)
    await propose(vendor, number, ((await priceOf(order_id)) * 1.05).toFixed(2))
  await vendor.goto(hostAt('/account/prices'))
  await expect(vendor.getByRole('button', { name: 'Withdraw' })).toHaveCount(2)
  expect(await violationsOf(vendor)).toEqual([])

  const client = await fresh()
  const [first, second] = orders
  await reviewed(client, people[0], first.order_id)
  expect(await violationsOf(client)).toEqual([])
  await client.getByRole('radio', { name: 'Accept' }).check()
  await client.setViewportSize({ width: 320, height: 800 })
  await expect
    .poll(() => client.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320)
  const before = await orderOf(first.order_id, people[0])
  await client.getByRole('button', { name: 'Submit answers' }).click()
  await expect(client.getByText('You accepted the new price.')).toBeVisible()
  const after = await orderOf(first.order_id, people[0])
  expect(after.held_cents).toBe(after.total_cents)
  expect(after.total_cents).toBeGreaterThan(before.total_cents)

  const pro = await fresh()
  await openAs(pro, await tokenOf('pro@demo.example'), '/account/prices')
  const absorb = pro.getByRole('button', { name: /^Absorb all/ })
  await expect(absorb).toBeVisible()
  expect(await violationsOf(pro)).toEqual([])
  await absorb.click()
  await expect(pro.getByText('No new price waits for an answer.')).toBeVisible()

  const other = await fresh()
  await signedInOn(other, people[1])
  await other.goto(hostAt(`/your_orders/${second.order_id}/changes`))
  await expect(other.getByText('No change for you: your Pro pays the difference.')).toBeVisible()
})
