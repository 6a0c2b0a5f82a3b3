import type { Page } from '@playwright/test'
import { aFilledChecklist } from '../factories/a-filled-checklist.ts'
import { goodsAreRead } from '../factories/goods-are-read.ts'
import { ask, aVerifiedPerson, expect, hostAt, type Person, test } from '../factories/person.ts'
import { aProduct } from '../factories/stops.ts'

const showroom = 'HARVEST2'

const keep = (page: Page, { token }: Person) =>
  page.addInitScript(
    ([kept, vsdId]) => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', '1')
      localStorage.setItem('authToken', kept ?? '')
      localStorage.setItem('vsd_id', vsdId ?? '')
    },
    [token, showroom],
  )

const price = (page: Page) => page.locator('[part="price"]').first()
const waste = (page: Page) => page.getByLabel('Extra for cuts')

test('units, prices and the extra for cuts are as they were chosen, on every page, until Log Out', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  const product = hostAt(`/product/${await aProduct()}/${showroom}`)
  await keep(page, person)
  await page.goto(product)
  await expect(price(page)).toContainText('per Box')
  const usual = await waste(page).inputValue()

  await page.goto(hostAt('/account/settings'))
  await page.getByLabel('Units').selectOption({ label: 'Decimal feet' })
  await expect(page.getByText('Saved.').first()).toBeVisible()
  await page.getByLabel('Prices first').selectOption({ label: 'Per square foot' })
  await page.getByLabel('Extra for cuts, in percent').fill('22')
  await page.keyboard.press('Enter')
  await expect(async () => {
    const { data } = await ask<object>('GET /api/setting', { token: person.token })
    expect(data).toMatchObject({ units: 'decimal', price_display: 'per_sqft', default_waste_pct: 22 })
  }).toPass()

  await page.goto(product)
  await expect(price(page)).toContainText('/sq ft')
  await expect(waste(page)).toHaveValue(/^2[25]$/)
  await expect(page.getByText(/\d+\.\d+" thick/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Length × width' }).click()
  await expect(page.getByLabel('Length, feet')).toBeVisible()
  await expect(page.getByLabel('Length, inches')).toHaveCount(0)

  await page.getByRole('button', { name: 'Ana' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logged Out Successfully').first()).toBeVisible()
  await page.goto(product)
  await expect(price(page)).toContainText('per Box')
  await expect(waste(page)).toHaveValue(usual)
})

test('what is chosen while another choice is on its way is saved as well', async ({ page }) => {
  const person = await aVerifiedPerson()
  await keep(page, person)
  await page.goto(hostAt('/account/settings'))
  let isFirst = true
  await page.route('**/api/setting*', async (route) => {
    const isSlow = isFirst && route.request().method() === 'PUT'
    if (isSlow) {
      isFirst = false
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    await route.continue()
  })
  await page.getByLabel('Units').selectOption({ label: 'Decimal feet' })
  await page.getByLabel('Prices first').selectOption({ label: 'Per square foot' })
  await expect(page.getByLabel('Prices first')).toHaveValue('per_sqft')
  await expect(async () => {
    const { data } = await ask<object>('GET /api/setting', { token: person.token })
    expect(data).toMatchObject({ units: 'decimal', price_display: 'per_sqft' })
  }).toPass({ timeout: 60_000 })
})

test('a room is written in feet and inches, or in decimal feet', async ({ page }) => {
  const person = await aVerifiedPerson()
  const { token } = person
  const begun = { name: 'Main bath', zip_code: '91101', showroom }
  const { data } = await ask<{ id: string }>('POST /api/project', { token, body: begun })
  const measures = { height: 8_000, rectangles: [{ length: 10_500, width: 8_000, joined: 0 }] }
  const room = { name: 'Bath', type: 'bathroom', measures }
  await ask(`POST /api/project/${data.id}/room`, { token, body: room })
  await keep(page, person)
  await page.goto(hostAt(`/projects/${data.id}/rooms`))
  await expect(page.getByText('10 ft 6 in × 8 ft × 8 ft')).toBeVisible()
  await ask('PUT /api/setting', { token, body: { units: 'decimal' } })
  await page.reload()
  await expect(page.getByText('10.5 ft × 8 ft × 8 ft')).toBeVisible()
  await page.getByRole('button', { name: /^Measure/ }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Length' })).toHaveValue('10.5')
})

const chosen = { units: 'decimal', price_display: 'per_sqft' }
const usual = { units: 'feet_inches', price_display: 'per_box' }

test('a room is measured, drawn and priced as its reader chose', async ({ page }) => {
  const person = await aVerifiedPerson()
  const { token } = person
  await ask('PUT /api/setting', { token, body: chosen })
  await goodsAreRead(showroom)
  await keep(page, person)
  await page.goto(hostAt('/visualize/plans?type=kitchen'))
  const plan = page.getByRole('main').getByRole('listitem').first()
  await expect(plan).toContainText(/\d ft × \d+(\.\d+)? ft · /)
  await expect(plan.getByRole('img')).toHaveAttribute('src', /%20ft%3C/)
  await expect(plan.getByRole('img')).not.toHaveAttribute('src', /'%20\d+%26quot/)

  await page.goto(hostAt('/visualize/templates?type=kitchen'))
  await page.getByRole('main').getByRole('listitem').getByRole('heading').first().getByRole('link').click()
  await page.getByRole('link', { name: 'Use this template' }).click()
  const size = page.getByRole('button', { name: /^Room size/ })
  await expect(size).toContainText(/\d ft × /)
  await size.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Width')).toHaveValue(/^\d+(\.\d+)?$/)
  await dialog.getByLabel('Width').fill('19.5')
  await dialog.getByLabel('Length').fill('20 ft')
  await expect(dialog.getByText(/→ 390 sq ft/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this size' }).click()
  await expect(size).toContainText('19.5 ft × 20 ft')

  await page.getByRole('radio', { name: /^Floor/ }).check()
  const goods = page
    .getByRole('region', { name: 'Materials for floor' })
    .getByRole('list')
    .getByRole('button')
  await expect(goods.first()).toContainText(/\$\d+\.\d\d \/sq ft/)
  await ask('PUT /api/setting', { token, body: usual })
  await page.reload()
  await expect(size).toContainText(`19' 6" × 20' 0"`)
  await expect(goods.first()).toContainText(/\$[\d,]+\.\d\d per \S/)
})

test('an option of a checklist has its price first that its reader wants first', async ({ page }) => {
  const person = await aVerifiedPerson()
  const { id } = await aFilledChecklist(person)
  await ask('PUT /api/setting', { token: person.token, body: chosen })
  await keep(page, person)
  await page.goto(hostAt(`/projects/${id}/checklist`))
  const tile = page.getByRole('list', { name: 'Options of Floor tile' }).getByRole('listitem').first()
  await page.getByRole('button', { name: /^Floor tile/ }).click()
  await expect(tile).toContainText(/\$\d+\.\d\d \/sq ft/)
  await ask('PUT /api/setting', { token: person.token, body: usual })
  await page.reload()
  await page.getByRole('button', { name: /^Floor tile/ }).click()
  await expect(tile).toContainText(/\$\d+\.\d\d per Box/)
})
