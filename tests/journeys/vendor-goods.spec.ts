import { demoPassword } from '../../apps/demo/src/people.ts'
import { violationsOf } from '../factories/axe.ts'
import { anAdmin } from '../factories/applicant.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'

// A SKU that is taken is refused.
test.use({ bypassCSP: true, complainsOf: /status of 422/ })

const theVendor = async (): Promise<string> => {
  const body = { email: 'vendor@demo.example', password: demoPassword, portal: 'pro' }
  return (await ask<{ token: string }>('POST /api/login', { body })).data.token
}

test('a vendor adds a product, an Admin approves it, and it stands in the shop', async ({
  page,
  browser,
}) => {
  const token = await theVendor()
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt('/account/products'))
  await expect(page.getByText(/^[\d,]+ products$/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a product' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Save as draft' }).click()
  await expect(drawer.getByText('Please name the product.')).toBeVisible()
  await drawer.getByLabel('Name', { exact: true }).fill('Wrenfall journey tile')
  await drawer.getByLabel('Category', { exact: true }).selectOption('porcelain-tile')
  await drawer.getByLabel('SKU', { exact: true }).fill('WRENFALL-1')
  await drawer.getByLabel('Brand', { exact: true }).fill('Kestrel')
  await drawer.getByLabel(/^Description/).fill('A through-body porcelain tile with a matte face.')
  await drawer.getByLabel(/^Wholesale price/).fill('46.50')
  await drawer.getByLabel('Sold by').selectOption('box')
  await drawer.getByLabel(/^Sq ft per unit/).fill('15.5')
  await drawer.getByLabel(/^On hand/).fill('40')
  await drawer.getByRole('button', { name: 'Save as draft' }).click()
  await expect(drawer.getByRole('heading', { name: 'Wrenfall journey tile' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Add a variant' }).click()
  const added = drawer.getByRole('group', { name: 'New variant' })
  await added.getByLabel('Color').fill('Sand')
  await added.getByLabel('SKU').fill('WRENFALL-1')
  await drawer.getByRole('button', { name: 'Save variants' }).click()
  await expect(added.getByText('You have another product with this SKU.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await added.getByLabel('SKU').fill('WRENFALL-2')
  await drawer.getByRole('button', { name: 'Save variants' }).click()
  const sand = drawer.getByRole('group', { name: 'Wrenfall journey tile – Sand' })
  await expect(sand.getByLabel('Price')).toHaveValue('46.50')
  await expect(drawer.getByRole('button', { name: 'Save variants' })).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Submit for review' }).click()
  await expect(drawer.getByText('In review', { exact: true })).toBeVisible()

  const adminsToken = await anAdmin()
  const admins = await browser.newContext({ bypassCSP: true })
  await admins.addInitScript((kept) => localStorage.setItem('authToken', kept), adminsToken)
  const desk = await admins.newPage()
  await desk.goto(hostAt('/account/products?s=WRENFALL-1'))
  await desk.getByRole('button', { name: 'Wrenfall journey tile' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('Approved. Shops show it from now on.').first()).toBeVisible()
  await admins.close()

  await expect(async () => {
    const { data } = await ask<{ name: string }[]>('GET /api/visualization/products?search=wrenfall')
    expect(data.map(({ name }) => name)).toEqual(['Wrenfall journey tile'])
  }).toPass()
})

test('a vendor imports a file with a bad row, mends it, and the goods are there', async ({ page }) => {
  const token = await theVendor()
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt('/account/import'))
  await expect(page.getByText('You have imported nothing yet.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const text =
    'Handle,Title,Vendor,Type,Variant SKU,Variant Price,Variant Inventory Qty,Lot\n' +
    'merlin,Merlin tile,Merlin,Porcelain Tile,MERLIN-1,12.00,9,\n' +
    'hobby,Hobby tile,Merlin,Porcelain Tile,HOBBY-1,cheap,9,H-2611\n'
  await page
    .getByLabel(/^Product file/)
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByRole('heading', { name: 'What is each column?' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Check every row' }).click()
  await expect(page.getByText('1 row has a mistake and is left out: mend it below.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Line 3' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('“cheap” is not a price in US dollars.')).toBeVisible()
  await drawer.getByLabel('Wholesale price').fill('14.50')
  await drawer.getByRole('button', { name: 'Save and check again' }).click()
  await expect(page.getByText('Lot H-2611: — → 9')).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('link', { name: 'Look at your products' }).click()
  await page.goto(hostAt('/account/products?tab=in_review&s=hobby'))
  await expect(page.getByRole('row').filter({ hasText: 'HOBBY-1' })).toContainText('$14.50')
  await page.goto(hostAt('/account/inventory?s=HOBBY-1'))
  await expect(page.getByRole('row').filter({ hasText: 'H-2611' })).toContainText('9')
  await page.goto(hostAt('/account/inventory?s=MERLIN-1'))
  await page.getByRole('button', { name: 'MERLIN-1' }).click()
  await drawer.getByLabel(/^Counted on hand/).fill('11')
  await drawer.getByLabel(/^Why does it change/).fill('Two were behind the others')
  await drawer.getByRole('button', { name: 'Save the count' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'MERLIN-1' })).toContainText('11')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a lot' }).click()
  await drawer.getByLabel(/^Find a product of yours/).fill('MERLIN-1')
  await drawer.getByRole('button', { name: 'Find' }).click()
  await drawer.getByRole('button', { name: 'Choose Merlin tile' }).click()
  await expect(drawer.getByText(/^It is the first lot/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Add a lot' }).click()
  await expect(drawer.getByText(/^Please type the lot’s code/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await drawer.getByLabel(/^Lot code/).fill('M-2607')
  await drawer.getByLabel(/^On hand/).fill('30')
  await drawer.getByLabel(/^Why is it added/).fill('Received on Monday')
  await drawer.getByRole('button', { name: 'Add a lot' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'M-2607' })).toContainText('30')
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
  }
})
