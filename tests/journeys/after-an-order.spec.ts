import { demoPassword } from '../../apps/demo/src/people.ts'
import type { Balance } from '@showroom/contract/balance/balance'
import type { OrderItemProfit } from '@showroom/contract/order/order'
import type { OrderReturns } from '@showroom/contract/order/return'
import { addBusinessDays } from '@showroom/contract/shared/business-days'
import { dayAndHour, shownDay } from '@showroom/contract/shared/day'
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { anAdmin } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { handToVendor, ledgerOf } from '../factories/kept.store.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { aShopper, cards, money, orderOf, placeOrder, signedInOn } from '../factories/shopper.ts'

test.use({ bypassCSP: true })

const tokenOf = async (email: string): Promise<string> => {
  const body = { email, password: demoPassword, portal: 'pro' }
  return (await ask<{ token: string }>('POST /api/login', { body })).data.token
}

const openAs = async (page: Page, token: string, path: string) => {
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(path))
}

/** So many units of the first line of a delivery, in a package of their own. */
const pack = async (page: Page, units: string, tracking: string) => {
  const sold = page.getByRole('dialog', { name: 'Order Items' })
  await sold
    .getByRole('button', { name: /^Pack a package of/ })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: /^Pack a package of/ })
  await form
    .getByLabel(/^Units of/)
    .first()
    .fill(units)
  await form.getByLabel('Tracking', { exact: false }).fill(tracking)
  await form.getByLabel('What the carrier charges, in dollars').fill('93.00')
  await form.getByRole('button', { name: 'Save the package' }).click()
  await expect(sold.getByRole('link', { name: `UPS ${tracking}` })).toBeVisible()
}

/** Of a Pro's money, what becomes available for this reason, as the page says it: its day and its amount. */
const releaseFor = (page: Page, why: RegExp) =>
  page.locator('.balance-releases').getByRole('listitem').filter({ hasText: why })

const shown = async (page: Page, label: string): Promise<string> =>
  (await page.getByText(label, { exact: true }).first().locator('..').locator('dd').innerText()).trim()

test('a price rise, half of it absorbed and the rest accepted; two packages; two boxes back: all as in the ledger', async ({
  browser,
  server,
}) => {
  const database = join(server.dataDir, 'database')
  const fresh = async () => (await browser.newContext({ bypassCSP: true })).newPage()
  const rules = await ask<{ rules: { id: string }[] }>('POST /api/markup', {
    token: await tokenOf('pro@demo.example'),
    body: { markup_bps: 4_000, category: 'porcelain-tile' },
  })
  const shopper = await aShopper([cards.good])
  const { number, order_id: id } = await placeOrder(shopper)
  for (const { id: rule } of rules.data.rules)
    await ask(`DELETE /api/markup/${rule}`, { token: await tokenOf('pro@demo.example') })
  await server.restart(() => handToVendor(database, id))
  const vendorToken = await tokenOf('vendor@demo.example')
  const proToken = await tokenOf('pro@demo.example')
  const { data: items } = await ask<OrderItemProfit[]>(`GET /api/order/${id}/items`, { token: vendorToken })
  const before = await orderOf(id, shopper)

  const vendor = await fresh()
  await openAs(vendor, vendorToken, `/account/orders?s=${number}`)
  await vendor.getByRole('button', { name: number, exact: true }).click()
  await vendor.getByRole('button', { name: 'Propose a price' }).first().click()
  const proposal = vendor.getByRole('dialog', { name: /^Propose a price for/ })
  const rise = (Number(items[0]?.final_price) * 1.05).toFixed(2)
  await proposal.getByLabel('What you are paid for each, in dollars').fill(rise)
  await proposal.getByLabel('Why the price changes').fill('The quarry raised its prices on Monday.')
  await proposal.getByRole('button', { name: 'Send' }).click()
  await expect(vendor.getByText('A new price waits for an answer.').first()).toBeVisible()

  const pro = await fresh()
  await openAs(pro, proToken, '/account/prices')
  await pro.getByRole('button', { name: /^Absorb half/ }).click()
  await expect(pro.getByRole('button', { name: /^Absorb half/ })).toHaveCount(0)

  const client = await fresh()
  await signedInOn(client, shopper)
  await client.goto(hostAt(`/your_orders/${id}/changes`))
  await client.getByRole('radio', { name: 'Accept' }).check()
  await client.getByRole('button', { name: 'Submit answers' }).click()
  await expect(client.getByText('You accepted the new price.')).toBeVisible()
  const raised = await orderOf(id, shopper)
  expect(raised.total_cents).toBeGreaterThan(before.total_cents)
  expect(raised.held_cents).toBe(raised.total_cents)

  for (const item of items)
    await ask(`PUT /api/order_item/${item.id}/status`, {
      token: vendorToken,
      body: { status: 'vendor_approved' },
    })
  await vendor.goto(hostAt(`/account/orders?s=${number}`))
  await vendor.getByRole('button', { name: number, exact: true }).click()
  await pack(vendor, '1', '1Z999AA10123456784')
  await pack(vendor, '3', '1Z999AA10123456785')
  const admin = await fresh()
  await openAs(admin, await anAdmin(), `/account/orders?s=${number}`)
  await admin.getByRole('button', { name: number, exact: true }).click()
  const overseen = admin.getByRole('dialog', { name: 'Order Items' })
  for (const name of [/has left: charge it$/, /is delivered$/]) {
    const press = overseen.getByRole('button', { name })
    for (const left of [1, 0]) {
      await press.first().click()
      await expect(press).toHaveCount(left)
    }
  }

  await admin.goto(hostAt('/account/audit?entity=shipment'))
  for (const deed of ['said that it left', 'said that it came'])
    await expect(admin.getByRole('main').getByText(deed).first()).toBeVisible()

  // 46 business days after the order: its money is the Pro's then, unless something of it is asked back.
  const orderedOn = dayAndHour(new Date(raised.placed_at)).day
  const released = shownDay(addBusinessDays(orderedOn, 46))
  const waits = new RegExp(`46 business days after ${shownDay(orderedOn)}`)
  await pro.goto(hostAt('/account/balance'))
  await expect(releaseFor(pro, waits)).toContainText(released)

  await client.goto(hostAt(`/your_orders/${id}`))
  await client.getByRole('link', { name: 'Return or report a problem' }).click()
  await client.getByRole('main').getByRole('checkbox').first().check()
  await client
    .getByLabel(/^How many/)
    .first()
    .fill('2')
  await client.getByRole('button', { name: 'Next' }).click()
  await client.getByRole('radio', { name: 'Too many' }).check()
  await client.getByRole('button', { name: 'Next' }).click()
  await client.getByRole('checkbox', { name: 'Nothing of it was opened, cut or installed.' }).check()
  await client.getByRole('button', { name: 'Next' }).click()
  const fee = await client.getByText(/^The fee is/).innerText()
  const back = await client.getByText('You get back').locator('..').innerText()
  await client.getByRole('button', { name: 'Send the request' }).click()
  await expect(client.getByRole('heading', { name: 'What you asked for' })).toBeVisible()
  await pro.reload()
  await expect(releaseFor(pro, /a return or claim is open/)).toBeVisible()
  await expect(releaseFor(pro, waits)).toHaveCount(0)
  await admin.goto(hostAt(`/account/returns?s=${number}`))
  await admin.getByRole('button', { name: 'Approve' }).first().click()
  await admin.getByRole('button', { name: 'It is here: inspect' }).first().click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await admin.getByRole('button', { name: 'Give the money back' }).first().click()
  await expect(admin.getByRole('button', { name: 'Give the money back' })).toHaveCount(0)
  await expect.poll(async () => (await orderOf(id, shopper)).refunded_cents).toBeGreaterThan(0)

  const after = await orderOf(id, shopper)
  expect(back).toContain(money(after.refunded_cents))
  const { data: asked } = await ask<OrderReturns>(`GET /api/order/${id}/return`, { token: shopper.token })
  expect(asked.returns[0]?.fee_cents).toBeGreaterThan(0)
  expect(fee).toContain(money(asked.returns[0]?.fee_cents ?? 0))
  await client.goto(hostAt(`/your_orders/${id}`))
  for (const cents of [after.charged_cents, after.held_cents, after.refunded_cents])
    await expect(client.getByRole('main').getByText(money(cents)).first()).toBeVisible()
  await pro.goto(hostAt('/account/balance'))
  const { data: balance } = await ask<Balance>('GET /api/balance', { token: proToken })
  const [release] = balance.releases.filter(({ why }) => waits.test(why))
  await expect(releaseFor(pro, waits)).toContainText(released)
  await expect(releaseFor(pro, waits)).toContainText(money(release?.amount_cents ?? 0))
  await expect.poll(() => shown(pro, 'Pending')).toBe(money(balance.pending_cents))
  expect(await violationsOf(pro)).toEqual([])

  await server.restart(async () => {
    const ledger = await ledgerOf(database, id)
    expect(ledger.order).toEqual({
      held: after.held_cents,
      charged: after.charged_cents,
      refunded: after.refunded_cents,
    })
    expect(ledger.owedToPro).toBe(balance.pending_cents + balance.available_cents)
  })
})
