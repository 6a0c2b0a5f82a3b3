import { demoPassword } from '../../apps/demo/src/people.ts'
import { addDays, dayAndHour, shownDay } from '../../packages/contract/src/shared/day.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'

test.use({ bypassCSP: true })

const day = addDays(dayAndHour(new Date()).day, 30)

type Listed = { sku: string; price_cents: number }

test('a vendor sees what new prices do, plans them, and takes them back', async ({ page }) => {
  const body = { email: 'vendor@demo.example', password: demoPassword, portal: 'pro' }
  const { token } = (await ask<{ token: string }>('POST /api/login', { body })).data
  const { data: goods } = await ask<Listed[]>('GET /api/vendor_products?status=active&sort=sku', { token })
  const [first, second] = goods
  if (!first || !second) throw new Error('The vendor sells less than two products.')
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt('/account/planned-prices'))
  await expect(page.getByText('You have planned no prices yet.', { exact: false })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Change prices' }).click()
  await page.getByLabel('In force from').fill(day)
  await page.getByLabel(`New price of ${first.sku}`, { exact: true }).fill('dear')
  await page.getByRole('button', { name: 'See what it does' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'above zero' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const doubled = (first.price_cents / 50).toFixed(2)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/vendor_price_file', async (route) => {
    await arrived
    await route.continue()
  })
  await page.getByLabel(/^Price file/).setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `SKU,New price\n${second.sku},${((second.price_cents + 1) / 100).toFixed(2)}\nNONE-1,5\n`,
    ),
  })
  // Typed while the file is on its way.
  await page.getByLabel(`New price of ${first.sku}`, { exact: true }).fill(doubled)
  arrive()
  await expect(page.getByText('Line 3, NONE-1: You have no product with this SKU.')).toBeVisible()
  // Emptied to be typed anew, a field stays; what is not wanted is removed.
  const price = page.getByLabel(`New price of ${second.sku}`, { exact: true })
  const typed = await price.inputValue()
  await price.fill('')
  await price.fill(typed)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: `Remove the new price of ${first.sku}` }).click()
  await expect(page.getByRole('group', { name: 'New prices', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: 'New prices 1' })).toBeVisible()
  await page.getByRole('button', { name: 'All products' }).click()
  await page.getByLabel(`New price of ${first.sku}`, { exact: true }).fill(doubled)
  await page.getByRole('button', { name: 'See what it does' }).click()
  await expect(page.getByText('1 price moves by 20 % or more.', { exact: false })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: first.sku })).toContainText('+100.0 %')
  expect(await violationsOf(page)).toEqual([])
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
  }
  await page.getByRole('button', { name: `Plan 2 new prices for ${shownDay(day)}` }).click()
  await expect(page.getByText('2 new prices planned.').first()).toBeVisible()
  await page.getByRole('button', { name: first.sku }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Cancel all that is planned', exact: false })
    .click()
  await expect(page.getByText('2 new prices cancelled.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancelled 2' })).toBeVisible()
})

test('a vendor reads the score card, and pauses a product until a day', async ({ page }) => {
  const body = { email: 'vendor@demo.example', password: demoPassword, portal: 'pro' }
  const { token } = (await ask<{ token: string }>('POST /api/login', { body })).data
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt('/account/score-card'))
  await expect(page.getByRole('heading', { name: 'What counts' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const { data: goods } = await ask<Listed[]>('GET /api/vendor_products?status=active&sort=-sku', { token })
  const sku = goods[0]?.sku ?? ''
  await page.goto(hostAt(`/account/products?s=${sku}`))
  const row = page.getByRole('row').filter({ hasText: sku })
  await row.getByRole('checkbox').check()
  await page.getByRole('region', { name: '1 ticked' }).getByRole('button', { name: 'Pause goods' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel(/^For sale again on/).fill(day)
  expect(await violationsOf(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Pause 1 product' }).click()
  await expect(row).toContainText(`Paused until ${shownDay(day)}`)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Pause goods' }).click()
  await drawer.getByRole('button', { name: 'Bring all of them back now' }).click()
  await expect(row).toContainText('Active')
})
