import type { ShownCoupon } from '@showroom/contract/pricing/coupon'
import type { MarkupBook } from '@showroom/contract/pricing/markup'
import { dollars } from '@showroom/contract/shared/money-text'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, test } from '../factories/person.ts'
import { firstFan, fits, openAsPro } from '../factories/pro-pricing.ts'

test.use({ bypassCSP: true, complainsOf: /status of 422/ })

test('a Pro raises the markup of fans, clients see it within a second, and takes it back', async ({
  page,
}) => {
  const before = await firstFan()
  const token = await openAsPro(page, '/account/markup')
  await expect(page.getByRole('heading', { name: 'Your markup' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a rule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Markup in percent').fill('9')
  await dialog.getByLabel('Category').selectOption({ label: 'Fans' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please type a percentage, such as 15 or 12.5. At least 10 %.')).toBeVisible()
  await dialog.getByLabel('Markup in percent').fill('32.5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Your prices have changed.').first()).toBeVisible()
  const { data: book } = await ask<MarkupBook>('GET /api/markup', { token })
  const rule = book.rules.find(({ category }) => category?.slug_url === 'fans')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Fans', exact: true }) })
  await expect(row).toContainText('32.5 %')
  await expect(row).toContainText(`client pays ${dollars(rule?.sums?.price_cents ?? 0)}`)
  await expect
    .poll(async () => (await firstFan()).price.price_cents)
    .toBeGreaterThan(before.price.price_cents)
  expect(await violationsOf(page)).toEqual([])
  await fits(page)
  await row.getByRole('button', { name: 'Remove Fans' }).click()
  await expect(page.getByText('Removed. Your prices have changed.').first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect.poll(async () => (await firstFan()).price.price_cents).toBe(before.price.price_cents)
})

test('a Pro types over the markup of a material, undoes it, and sets several at once', async ({ page }) => {
  await openAsPro(page, '/account/markup?category=fans&sort=name')
  const table = page.getByRole('table', { name: 'Your prices, material by material' })
  const row = table.getByRole('row').nth(1)
  const field = row.getByRole('textbox')
  const before = await field.inputValue()
  await field.fill('9')
  await field.press('Enter')
  await expect(row.getByText('Please type a percentage, such as 15 or 12.5. At least 10 %.')).toBeVisible()
  await field.fill('27.5')
  await field.press('Enter')
  await expect(row.getByText('This material')).toBeVisible()
  await expect(field).toHaveValue('27.5')
  expect(await violationsOf(page)).toEqual([])
  await fits(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByText('This material')).toHaveCount(0)
  await expect(field).toHaveValue(before)
  // Typed down the rows, without waiting for the one before.
  const fields = await table.getByRole('textbox').all()
  for (const each of fields.slice(0, 3)) {
    await each.fill('21')
    await each.press('Enter')
  }
  await expect(table.getByText('This material')).toHaveCount(3)
  for (const each of fields.slice(0, 3)) {
    await each.fill('')
    await each.press('Enter')
  }
  await expect(table.getByText('This material')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Tick all rows of this page' }).check()
  const bar = page.getByRole('region', { name: /ticked/ })
  await bar.getByLabel('Markup in percent').fill('18')
  await bar.getByRole('button', { name: 'Set markup' }).click()
  await expect(page.getByText(/^The markups of \d+ materials were changed\./)).toBeVisible()
  for (const each of await table.getByRole('textbox').all()) await expect(each).toHaveValue('18')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(table.getByText('This material')).toHaveCount(0)
})

test('what a markup and a coupon would bring is tried without saving anything', async ({ page }) => {
  const token = await openAsPro(page, '/account/markup')
  const simulator = page.getByRole('region', { name: 'What would it bring?' })
  await simulator.getByRole('button', { name: 'Choose one material' }).click()
  await simulator.getByLabel('Search materials').fill('fan')
  await simulator.getByRole('button', { name: 'Search' }).click()
  await simulator.getByRole('listitem').first().getByRole('button').click()
  await simulator.getByLabel('Markup in percent').fill('25')
  await simulator.getByLabel('A coupon of, in percent').fill('30')
  await expect(simulator.getByText('20 % of the client’s price')).toBeVisible()
  await expect(
    simulator.getByText('A coupon never takes more than your markup: here at most 20 %.'),
  ).toBeVisible()
  await expect(simulator.getByText('you earn $0.00')).toBeVisible()
  await simulator.getByLabel('Markup in percent').fill('5')
  await expect(simulator.getByText('Please type a percentage')).toBeVisible()
  expect(
    (await ask<MarkupBook>('GET /api/markup', { token })).data.rules.map((rule) => rule.markup_bps),
  ).not.toContain(2_500)
})

test('a Pro makes a coupon, is told what the markup allows, changes it and removes it', async ({ page }) => {
  const token = await openAsPro(page, '/account/coupons')
  await page.getByRole('button', { name: 'Add a coupon' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code').fill('fall fans')
  await dialog.getByLabel('Percentage').fill('60')
  await dialog.getByLabel('Category').selectOption({ label: 'Fans' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/A coupon cannot exceed the markup: at most [\d.]+ %/)).toBeVisible()
  await dialog.getByLabel('Percentage').fill('5')
  await dialog.getByLabel('For orders from, in dollars').fill('250')
  await dialog.getByLabel('How often in all').fill('20')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Coupon saved.').first()).toBeVisible()
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'FALLFANS' }) })
  await expect(row).toContainText('5 %')
  await expect(row).toContainText('from $250.00 on')
  await expect(row).toContainText('0 of 20')
  await expect(row).toContainText('Active')
  expect(await violationsOf(page)).toEqual([])
  await fits(page)
  await row.getByRole('button', { name: 'Change FALLFANS' }).click()
  await dialog.getByLabel('It can be used').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Off')
  const { data } = await ask<ShownCoupon[]>('GET /api/coupon?s=FALLFANS', { token })
  expect(data.find(({ code }) => code === 'FALLFANS')).toMatchObject({
    minimum_cents: 25_000,
    is_active: false,
  })
  await row.getByRole('button', { name: 'Remove FALLFANS' }).click()
  await expect(row).toHaveCount(0)
})
