import { demoPassword } from '../../apps/demo/src/people.ts'
import { join } from 'node:path'
import { violationsOf } from '../factories/axe.ts'
import { handToVendor } from '../factories/kept.store.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { aShopper, cards, placeOrder } from '../factories/shopper.ts'

test.use({ bypassCSP: true })

test('a vendor works a line off: approved, promised from a lot, on the pick list, ready with its weight', async ({
  page,
  server,
}) => {
  const { order_id: id, number } = await placeOrder(await aShopper([cards.good]))
  await server.restart(() => handToVendor(join(server.dataDir, 'database'), id))
  const body = { email: 'vendor@demo.example', password: demoPassword, portal: 'pro' }
  const { token } = (await ask<{ token: string }>('POST /api/login', { body })).data
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(`/account/queue?s=${number}`))
  await expect(page.getByText('1 line', { exact: true })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(/Answer in 4\d hours/)
  expect(await violationsOf(page)).toEqual([])

  await row.getByRole('button').click()
  const line = page.getByRole('dialog')
  await expect(line.getByText('Shown once the line is approved.')).toBeVisible()
  await line.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Set to “Vendor Approved”.')).toBeVisible()
  await expect(line.getByText('Shown once the line is approved.')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await line.getByRole('button', { name: 'Mark ready' }).click()
  await line.getByRole('button', { name: 'Ready for pick-up' }).click()
  await expect(line.getByText('Please type the weight.')).toBeVisible()
  await line.getByLabel('Weight in pounds').fill('412.5')
  await line.getByLabel('Pallets').fill('1')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close anyway' }).click()
  await expect(line).toHaveCount(0)

  const list = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pick list' }).click()
  expect((await list).suggestedFilename()).toBe('pick-list.pdf')
  await page.getByRole('button', { name: /^Approved 1/ }).click()
  await row.getByRole('button').click()
  await line.getByRole('button', { name: 'Mark ready' }).click()
  await line.getByLabel('Weight in pounds').fill('412.5')
  await line.getByLabel('Pallets').fill('1')
  await line.getByRole('button', { name: 'Ready for pick-up' }).click()
  await expect(line.getByText('412.5 lb on 1 pallet')).toBeVisible()
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
  }
})
