import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { ShownCoupon } from '@showroom/contract/pricing/coupon'
import type { MarkupBook } from '@showroom/contract/pricing/markup'
import { addDays, dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import type { Page } from '@playwright/test'
import { demoPassword } from '../../apps/demo/src/people.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'

test.use({ bypassCSP: true, complainsOf: /status of 422/ })

const openAsPro = async (page: Page, path: string): Promise<string> => {
  const body = { email: 'pro@demo.example', password: demoPassword, portal: 'pro' }
  const { token } = (await ask<{ token: string }>('POST /api/login', { body })).data
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(path))
  return token
}

const firstFan = async () => {
  const body = { showroom: 'HARVEST2', category: 'fans', page_size: 1 }
  const reply = await ask<ProductsReply['data']>('POST /api/visualization/products', { body })
  const [first] = reply.data
  if (!first) throw new Error('The showroom shows no fan.')
  return first
}

const fits = async (page: Page) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

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

test('a Pro plans markups for a day, sees beside a rule what comes, and cancels them before', async ({
  page,
}) => {
  const token = await openAsPro(page, '/account/markup?category=fans&sort=name')
  const before = await firstFan()
  const day = addDays(dayAndHour(new Date()).day, 20)
  await ask('POST /api/markup', { token, body: { category: 'fans', markup_bps: 1_500 } })
  await page.reload()
  const rule = page.getByRole('table', { name: 'Your markup' }).getByRole('row').filter({ hasText: 'Fans' })
  await rule.getByRole('button', { name: 'Change Fans' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From a date').check()
  await dialog.getByLabel('Markup in percent').fill('18')
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog.getByText('Please choose a day.')).toBeVisible()
  await dialog.getByLabel('First day').fill('2026-01-01')
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog.getByText(/Please choose a day from tomorrow on/)).toBeVisible()
  await dialog.getByLabel('First day').fill(day)
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(rule).toContainText(`15 %from ${shownDay(day)}: 18 %`)
  const planned = page.getByRole('table', { name: 'Planned changes' })
  await expect(planned.getByRole('row').filter({ hasText: 'Fans' })).toContainText('15 % → 18 %')
  // By hand meanwhile: the screen says that the plan stands.
  await rule.getByRole('button', { name: 'Change Fans' }).click()
  await expect(dialog.getByText(/That stands, whatever you change until then/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('table', { name: 'Your prices, material by material' })
    .getByRole('checkbox')
    .nth(1)
    .check()
  const bar = page.getByRole('region', { name: /ticked/ })
  await bar.getByLabel('Markup in percent').fill('22')
  await bar.getByLabel('From (empty: now)').fill(day)
  await bar.getByRole('button', { name: 'Plan markup' }).click()
  await expect(planned.getByRole('row')).toHaveCount(3)
  expect(await violationsOf(page)).toEqual([])
  await fits(page)
  await planned.getByRole('button', { name: 'Cancel what is planned for Fans' }).click()
  await expect(planned.getByRole('row')).toHaveCount(2)
  await planned.getByRole('checkbox', { name: 'Tick all rows of this page' }).check()
  await page.getByRole('button', { name: 'Cancel one change' }).click()
  await expect(page.getByText('Nothing is planned.')).toBeVisible()
  await page.getByRole('button', { name: 'Before' }).click()
  await expect(planned.getByText('Cancelled')).toHaveCount(2)
  await rule.getByRole('button', { name: 'Remove Fans' }).click()
  await expect(rule).toHaveCount(0)
  await expect.poll(async () => (await firstFan()).price.price_cents).toBe(before.price.price_cents)
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
