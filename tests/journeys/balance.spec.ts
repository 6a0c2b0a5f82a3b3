import type { Balance } from '@showroom/contract/balance/balance'
import type { OrderItemProfit } from '@showroom/contract/order/order'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoPassword } from '../../apps/demo/src/people.ts'
import { anAdmin } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { aShopper, cards, money, placeOrder } from '../factories/shopper.ts'

test.use({ bypassCSP: true })

const openAs = async (page: Page, token: string, path: string) => {
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(path))
}

const fits = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width)
}

test('a Pro sees what is pending and until when, is told of a balance below zero, and an Admin settles it', async ({
  browser,
}) => {
  const admin = await anAdmin()
  const body = { email: 'pro@demo.example', password: demoPassword, portal: 'pro' }
  const pro = (await ask<{ token: string; user: { id: string } }>('POST /api/login', { body })).data
  const { order_id } = await placeOrder(await aShopper([cards.good]))
  const { data: items } = await ask<OrderItemProfit[]>(`GET /api/order/${order_id}/items`, { token: admin })
  await ask(`PUT /api/order_item/${items[0]?.id}/status`, { token: admin, body: { status: 'picked_up' } })
  const balance = async () => (await ask<Balance>('GET /api/balance', { token: pro.token })).data
  await expect.poll(async () => (await balance()).pending_cents).toBeGreaterThan(0)
  // What another suite has left there is taken along.
  const { available_cents: available } = await balance()
  await ask('POST /api/admin/balance/adjustment', {
    token: admin,
    body: {
      key: randomUUID(),
      account: 'contractor',
      party: pro.user.id,
      amount_cents: -4_500 - available,
      against: 'platform',
      reason: 'A fee of a test',
    },
  })

  const fresh = async () => (await browser.newContext({ bypassCSP: true })).newPage()
  const seen = await fresh()
  await openAs(seen, pro.token, '/account/balance')
  await expect(seen.getByText(/Your balance is -\$45\.00\. Please settle it by/)).toBeVisible()
  await expect(seen.getByText('waits for its delivery').first()).toBeVisible()
  await expect(seen.getByRole('row', { name: /A fee of a test/ }).first()).toContainText(
    money(-4_500 - available),
  )
  expect(await violationsOf(seen)).toEqual([])
  const download = seen.waitForEvent('download')
  await seen.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^showroom-statement-20\d\d-\d\d\.csv$/)
  await fits(seen, 390)

  const desk = await fresh()
  await openAs(desk, admin, '/account/profit')
  await expect(desk.getByText('Every total is what the ledger says.')).toBeVisible()
  expect(await violationsOf(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Below zero' }).click()
  await desk.getByRole('button', { name: 'Book an amount with Harvest Home Remodeling' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByLabel('Amount in dollars')).toHaveValue('45.00')
  await dialog.getByLabel('Why').fill('Paid by a cheque')
  expect(await violationsOf(desk)).toEqual([])
  await dialog.getByRole('button', { name: 'Book an amount' }).click()
  await expect(desk.getByRole('button', { name: 'Book an amount with Harvest Home Remodeling' })).toHaveCount(
    0,
  )
  await fits(desk, 390)
  await expect.poll(balance).toMatchObject({ available_cents: 0, negative: null })

  // Whoever is not below zero is booked with where Admins look people up.
  await desk.goto(hostAt(`/account/users?open=${pro.user.id}`))
  const sheet = desk.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Book an amount with Harvest Home Remodeling' }).click()
  await expect(sheet.getByLabel('Amount in dollars')).toHaveValue('')
  await sheet.getByLabel('Amount in dollars').fill('12.34')
  await sheet.getByLabel('What it is').selectOption('We bear it, or take it')
  await sheet.getByLabel('Why').fill('A pallet of theirs broke')
  expect(await violationsOf(desk)).toEqual([])
  await fits(desk, 390)
  await sheet.getByRole('button', { name: 'Book an amount', exact: true }).click()
  await expect(sheet.getByText('$12.34')).toBeVisible()
  await expect.poll(balance).toMatchObject({ available_cents: 1_234 })
})
