import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { searchPath } from '../../apps/host/src/paths.ts'
import { anApplicant, applyAsVendor } from '../factories/applicant.ts'
import {
  approve,
  buyHere,
  confirmEmail,
  enterShowroom,
  signInAtProDoor,
  signUpAtHome,
} from '../factories/by-the-screens.ts'
import { anHourLater } from '../factories/kept.store.ts'
import { expect, hostAt, test } from '../factories/person.ts'

const goods = `Handle,Title,Vendor,Type,Variant SKU,Variant Price,Variant Inventory Qty
sorrel,Sorrelfold tile,Sorrel,Porcelain Tile,SORREL-1,12.00,9
sorrel-dusk,Sorrelfold dusk tile,Sorrel,Porcelain Tile,SORREL-2,cheap,9
sorrel-dawn,Sorrelfold dawn tile,Sorrel,Porcelain Tile,SORREL-3,-4,9
`

/** A line that is left out, mended in its drawer. */
const mend = async (vendor: Page, line: string, price: string) => {
  await vendor.getByRole('button', { name: line }).click()
  const drawer = vendor.getByRole('dialog')
  await drawer.getByLabel('Wholesale price').fill(price)
  await drawer.getByRole('button', { name: 'Save and check again' }).click()
  await expect(drawer).toHaveCount(0)
}

const importGoods = async (vendor: Page) => {
  await vendor.goto(hostAt('/account/import'))
  await vendor
    .getByLabel(/^Product file/)
    .setInputFiles({ name: 'sorrel.csv', mimeType: 'text/csv', buffer: Buffer.from(goods) })
  await vendor.getByRole('button', { name: 'Check every row' }).click()
  await expect(vendor.getByText('2 rows have a mistake and are left out: mend them below.')).toBeVisible()
  await mend(vendor, 'Line 3', '14.50')
  await mend(vendor, 'Line 4', '15.25')
  await vendor.getByRole('button', { name: 'Import 3 rows' }).click()
  await vendor.getByRole('link', { name: 'Look at your products' }).click()
}

/** As an Admin reviews what has come in. */
const approveGoods = async (desk: Page, names: readonly string[]) => {
  for (const name of names) {
    await desk.goto(hostAt(`/account/products?tab=in_review&s=${encodeURIComponent(name)}`))
    await desk.getByRole('button', { name, exact: true }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(desk.getByText('Approved. Shops show it from now on.').first()).toBeVisible()
  }
}

/** What has just become active is found within a moment. */
const openProduct = async (page: Page, name: string) => {
  await enterShowroom(page, 'HARVEST2')
  const found = page.getByRole('article').filter({ hasText: name }).first()
  await expect(async () => {
    await page.goto(hostAt(searchPath(name)))
    await expect(found).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await found.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const workOff = async (vendor: Page, number: string) => {
  await vendor.goto(hostAt(`/account/queue?s=${number}`))
  const row = vendor.getByRole('row').filter({ hasText: number })
  await row.getByRole('button').click()
  const line = vendor.getByRole('dialog')
  await line.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(vendor.getByText('Set to “Vendor Approved”.')).toBeVisible()
}

const pack = async (vendor: Page, number: string) => {
  await vendor.goto(hostAt(`/account/orders?s=${number}`))
  await vendor.getByRole('button', { name: number, exact: true }).click()
  const sold = vendor.getByRole('dialog', { name: 'Order Items' })
  await sold.getByRole('button', { name: /^Pack a package of/ }).click()
  const form = vendor.getByRole('dialog', { name: /^Pack a package of/ })
  await form.getByLabel(/^Units of/).fill('1')
  await form.getByLabel('Tracking', { exact: false }).fill('1Z999AA10123456784')
  await form.getByLabel('What the carrier charges, in dollars').fill('9.00')
  await form.getByRole('button', { name: 'Save the package' }).click()
  await expect(sold.getByRole('link', { name: 'UPS 1Z999AA10123456784' })).toBeVisible()
}

test('a vendor applies, is approved, mends what they import, sells it, packs it, and its client is told that it is on the way', async ({
  page: vendor,
  browser,
  server,
}) => {
  const applicant = anApplicant()
  await applyAsVendor(vendor, applicant)
  await confirmEmail(vendor, applicant.email)
  const desk = await (await browser.newContext()).newPage()
  await approve(desk, applicant, 'Vendor')
  await signInAtProDoor(vendor, applicant)
  await expect(vendor.getByText('You are approved as a vendor.')).toBeVisible()
  await importGoods(vendor)
  await expect(vendor.getByRole('row').filter({ hasText: 'SORREL-2' })).toContainText('$14.50')
  await approveGoods(desk, ['Sorrelfold dusk tile', 'Sorrelfold tile'])

  const client = await (await browser.newContext()).newPage()
  await signUpAtHome(client)
  await openProduct(client, 'Sorrelfold dusk tile')
  const { id, number } = await buyHere(client)
  await expect(client.getByText('Order received').first()).toBeVisible()
  await server.restart(() => anHourLater(join(server.dataDir, 'database')))

  await workOff(vendor, number)
  await client.goto(hostAt(`/your_orders/${id}`))
  await expect(client.getByText('Confirmed').first()).toBeVisible()
  await pack(vendor, number)
  await desk.goto(hostAt(`/account/orders?s=${number}`))
  await desk.getByRole('button', { name: number, exact: true }).click()
  await desk.getByRole('button', { name: /has left: charge it$/ }).click()
  await expect(desk.getByText('On the way')).toBeVisible()
  await client.reload()
  await expect(client.getByText('On the way').first()).toBeVisible()
  await expect(client.getByRole('link', { name: 'UPS 1Z999AA10123456784' })).toBeVisible()
  await desk.context().close()
  await client.context().close()
})
