import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { css, Widget } from '../product/index.ts'
import { aFaucet } from '../testing/catalogue-fixtures.ts'
import { aProduct } from '../testing/product-fixtures.ts'
import { drawIn, shopWith } from '../testing/draw-widget.tsx'
import { addButton, areaField, drawProduct as draw, quantity, serving } from '../testing/draw-product.tsx'

beforeEach(() => page.viewport(1280, 1000))

describe('the coverage calculator', () => {
  test('120 sq ft with 10 % in boxes of 15.5 sq ft are 9 boxes, and the extra has its price', async () => {
    await draw(serving())
    await areaField().fill('120')
    await expect.element(page.getByText('9 boxes = 139.50 sq ft', { exact: true })).toBeVisible()
    await expect.element(page.getByText('19.50 sq ft extra (16.3%), worth $110.97')).toBeVisible()
    await expect.element(page.getByText('$793.89')).toBeVisible()
    await expect.element(quantity()).toHaveValue('9')
  })

  test('a pattern with more cuts raises waste and boxes; a waste of one’s own goes first', async () => {
    await draw(serving())
    await areaField().fill('120')
    await page.getByLabelText('Pattern').selectOptions('Herringbone or chevron')
    await expect.element(page.getByLabelText('Extra for cuts')).toHaveValue('18')
    await expect.element(page.getByText('10 boxes = 155.00 sq ft')).toBeVisible()

    await page.getByLabelText('Extra for cuts').fill('99')
    await expect.element(page.getByLabelText('Extra for cuts')).toHaveValue('30')
    await expect.element(page.getByText('11 boxes = 170.50 sq ft')).toBeVisible()
  })

  test('what was measured is there again after the page is loaded anew', async () => {
    const { shop } = shopWith(serving())
    const first = await drawIn(shop, css, <Widget product="fogHoned1224" />)
    await areaField().fill('120')
    await expect.element(quantity()).toHaveValue('9')
    first.undraw()
    await drawIn(shop, css, <Widget product="fogHoned1224" />)
    await expect.element(areaField()).toHaveValue('120')
    await expect.element(quantity()).toHaveValue('9')
  })

  test('rooms are measured in feet and inches, less their openings', async () => {
    await draw(serving())
    await page.getByRole('button', { name: 'Length × width' }).click()
    await page.getByLabelText('Length, feet').fill('12')
    await page.getByLabelText('Length, inches').fill('6')
    await page.getByLabelText('Width, feet').fill('10')
    await expect.element(page.getByText('125 sq ft in all')).toBeVisible()

    await page.getByRole('button', { name: 'Leave out an opening' }).click()
    const opening = page.getByRole('group', { name: 'Opening 1' })
    await opening.getByLabelText('Length, feet').fill('5')
    await opening.getByLabelText('Width, feet').fill('1')
    await expect.element(page.getByText('120 sq ft in all')).toBeVisible()
    await expect.element(quantity()).toHaveValue('9')
  })

  test('several rooms add up, and each can be taken away', async () => {
    await draw(serving())
    await areaField().fill('60')
    await page.getByRole('button', { name: 'Add another room' }).click()
    await areaField().nth(1).fill('60')
    await expect.element(page.getByText('120 sq ft in all')).toBeVisible()
    await expect.element(quantity()).toHaveValue('9')

    await page.getByRole('button', { name: 'Remove Room 2' }).click()
    await expect.element(quantity()).toHaveValue('5')
  })

  test('typed boxes say what they cover; less than 5 % extra is warned of', async () => {
    await draw(serving())
    await areaField().fill('120')
    await quantity().fill('8')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('8 boxes = 124.00 sq ft')).toBeVisible()
    await expect.element(page.getByText(/^Less than 5% extra/)).toBeVisible()
  })

  test('a last box bought for a little is pointed out', async () => {
    await draw(serving())
    await areaField().fill('31')
    await expect.element(page.getByText('3 boxes = 46.50 sq ft')).toBeVisible()
    await expect.element(page.getByText(/^Only 3.1 sq ft over 2 boxes/)).toBeVisible()
  })

  test('letters are not taken', async () => {
    await draw(serving())
    await areaField().fill('1a2.345')
    await expect.element(areaField()).toHaveValue('12.34')
  })
})

describe('other units', () => {
  const { price, quantity: steps } = aProduct()

  test('turf is cut from a roll, and says how', async () => {
    await draw(
      serving({
        price: { ...price, unit: 'square_foot', uom: 'Sq ft', coverage: 1_000 },
        quantity: { ...steps, default_waste_pct: 5, patterns: [] },
        lots: [],
        stock: { status: 'made_to_order', label: 'Cut to order', available: null },
      }),
    )
    await page.getByRole('button', { name: 'Length × width' }).click()
    await page.getByLabelText('Length, feet').fill('40')
    await page.getByLabelText('Width, feet').fill('70')
    await expect.element(page.getByText(/^5 strips of 15 × 41 ft, 4 seams/)).toBeVisible()
    await expect.element(quantity()).toHaveValue('3075')
  })

  test('trim is bought for a length', async () => {
    await draw(
      serving({
        price: { ...price, unit: 'piece', uom: 'Piece', coverage: null, per_sqft_cents: null, length: 7_830 },
        lots: [],
      }),
    )
    await page.getByLabelText('Length to cover, feet').fill('11.5')
    await expect.element(page.getByText('2 pieces = 15.66 ft')).toBeVisible()
  })

  test('what is sold by the piece asks for no area', async () => {
    await draw(serving({ price: aFaucet().price, lots: [] }))
    await expect.element(addButton()).toBeEnabled()
    expect(page.getByText('How much do you need?').query()).toBeNull()
  })
})
