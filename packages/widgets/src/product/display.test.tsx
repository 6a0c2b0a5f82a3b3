import type { Display } from '@showroom/contract/account/display'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Shop } from '../shop/index.ts'
import { areaField, drawProduct as draw, quantity, serving } from '../testing/draw-product.tsx'

beforeEach(() => page.viewport(1280, 1000))

const everybodys: Display = { is_decimal: false, is_priced_by_unit: true }
const show = (shop: Shop, chosen: Partial<Display>) =>
  shop.state.setState({ display: { ...everybodys, ...chosen } })

const mainPrice = () => page.getByText(/^\$/).first()

test('nobody’s choice leaves the page as it was drawn', async () => {
  const { shop } = await draw(serving())
  await expect.element(page.getByText('12" × 24" · 3/8" thick')).toBeVisible()
  const before = mainPrice().element().textContent
  show(shop, {})
  await expect.element(page.getByText('12" × 24" · 3/8" thick')).toBeVisible()
  expect(mainPrice().element().textContent).toBe(before)
})

test('who thinks in decimals reads sizes so, and types a side in one field', async () => {
  const { shop } = await draw(serving())
  await page.getByRole('button', { name: 'Length × width' }).click()
  await expect.element(page.getByLabelText(/Length, inches/)).toBeVisible()
  show(shop, { is_decimal: true })
  await expect.element(page.getByText('12" × 24" · 0.375" thick')).toBeVisible()
  await expect.element(page.getByText('12 by 24 inches, 0.375 inch thick')).toBeInTheDocument()
  await expect.element(page.getByLabelText(/Length, inches/)).not.toBeInTheDocument()
})

test('the box’s price leads with the square foot’s beside it, or the other way for who wants it so', async () => {
  const { shop } = await draw(serving())
  await expect.element(page.getByText('per Box').first()).toBeVisible()
  const [main, beside] = ['.card-main-price', '.card-unit-price']
  const shown = (part = '') => document.querySelector('div')?.shadowRoot?.querySelector(part)?.textContent
  expect(shown(main)).toMatch(/per Box/)
  expect(shown(beside)).toMatch(/sq ft/)
  show(shop, { is_priced_by_unit: false })
  await expect.poll(() => shown(main)).toMatch(/sq ft/)
  expect(shown(beside)).toMatch(/per Box/)
})

test('what somebody plans with for cuts takes the place of what the product says', async () => {
  const { shop } = await draw(serving())
  await areaField().fill('120')
  await expect.element(quantity()).toHaveValue('9')
  show(shop, { waste_pct: 25 })
  await expect.element(page.getByLabelText(/Extra for cuts|Waste/).first()).toHaveValue('25')
  await expect.element(quantity()).toHaveValue('10')
})
