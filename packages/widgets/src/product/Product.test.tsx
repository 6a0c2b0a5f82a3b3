import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCard, aFaucet, aProduct } from '../testing/catalogue-fixtures.ts'
import { drawWidget, heard } from '../testing/draw-widget.tsx'
import { type AskedOf, type FakeAnswers, refusal } from '../testing/fake-api.ts'
import { fakeCart } from '../testing/fake-cart.ts'
import { css, type ProductProps, Widget } from './index.ts'

type Overrides = Parameters<typeof aProduct>[0]
const rails: FakeAnswers = {
  'POST /api/customer_also_viewed/': () => ({ success: true, data: [] }),
  'POST /api/recently_viewed/': () => ({ success: true, data: [] }),
}
const serving = (overrides: Overrides = {}): FakeAnswers => ({
  ...rails,
  ...fakeCart([]).answers,
  'GET /api/public': ({ url }: AskedOf) => ({
    success: true,
    data: aProduct({ id: url.searchParams.get('pid') ?? '', ...overrides }),
  }),
})
const draw = (answers: FakeAnswers, props: ProductProps = {}) =>
  drawWidget(answers, css, <Widget product="fogHoned1224" {...props} />)

const areaField = () => page.getByLabelText('Area to cover, sq ft')
const quantity = () => page.getByRole('spinbutton')
const addButton = () => page.getByRole('button', { name: 'Add to cart', exact: true })
const sent = (asked: AskedOf[]) => asked.find((one) => one.call.endsWith('sync_to_cart'))?.body

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

describe('adding to the cart', () => {
  test('sends the boxes with what was measured, and tells the page before and after', async () => {
    const { asked, host } = await draw(serving())
    const before = heard(host, 'add-to-cart')
    const after = heard(host, 'added-to-cart')
    await areaField().fill('120')
    await addButton().click()

    await expect.element(page.getByText('Added 9 boxes.')).toBeVisible()
    expect(sent(asked)).toMatchObject({
      items: [
        {
          product_id: 'fogHoned1224',
          qty: 9,
          lot_choice: 'single',
          coverage_note: { rooms: [{ name: 'Room 1', area: 120_000 }], waste_pct: 10 },
        },
      ],
    })
    expect(before).toEqual([{ items: [{ product_id: 'fogHoned1224', qty: 9 }] }])
    expect(after).toEqual([{ items: [{ product_id: 'fogHoned1224', qty: 9 }], count: 1 }])
  })

  test('a page that prevents add-to-cart takes over: nothing is sent', async () => {
    const { asked, host } = await draw(serving())
    host.addEventListener('showroom:add-to-cart', (event) => event.preventDefault())
    await addButton().click()
    await new Promise((rest) => setTimeout(rest, 50))
    expect(sent(asked)).toBeUndefined()
  })

  test('a refusal is said where the button is, and the measurements stay', async () => {
    await draw({
      ...serving(),
      'POST /api/projectCart/sync_to_cart': () => {
        throw refusal(422, 'Only 7 boxes can be had.')
      },
    })
    await areaField().fill('120')
    await addButton().click()
    await expect.element(page.getByText('Only 7 boxes can be had.')).toBeVisible()
    await expect.element(areaField()).toHaveValue('120')
  })

  test('lots are never mixed without being asked', async () => {
    const { asked } = await draw(
      serving({
        lots: [
          { code: 'A', available: 7 },
          { code: 'B', available: 5 },
        ],
      }),
    )
    await areaField().fill('120')
    await expect
      .element(page.getByText('No single lot has 9 boxes (largest 7). Mix lots, wait or reduce.'))
      .toBeVisible()
    await expect.element(addButton()).toBeDisabled()

    await page.getByRole('checkbox', { name: /^Mix lots/ }).click()
    await addButton().click()
    await expect.poll(() => sent(asked)).toMatchObject({ items: [{ qty: 9, lot_choice: 'mixed' }] })
  })

  test('a required part is added with one click', async () => {
    const { asked } = await draw(
      serving({ required: [aFaucet({ id: 'valve12', name: 'Rough-in Valve RV-12' })] }),
    )
    await page.getByRole('button', { name: 'Add: Rough-in Valve RV-12' }).click()
    await expect.poll(() => sent(asked)).toMatchObject({ items: [{ product_id: 'valve12', qty: 1 }] })
  })
})

describe('variants', () => {
  test('another color is shown in place, and what was measured is kept', async () => {
    const { asked } = await draw(serving())
    await areaField().fill('120')
    await page.getByRole('button', { name: 'Ink' }).click()
    await expect
      .poll(() => asked.findLast((one) => one.call === 'GET /api/public')?.url.searchParams.get('pid'))
      .toBe('inkHoned1224')
    await expect.element(areaField()).toHaveValue('120')
  })

  test('whoever owns the address is asked instead', async () => {
    const onProduct = vi.fn()
    await draw(serving(), { onProduct })
    await page.getByRole('button', { name: 'Ink' }).click()
    expect(onProduct).toHaveBeenCalledWith('inkHoned1224')
  })

  test('what can not be had says why', async () => {
    await draw(serving())
    await expect.element(page.getByRole('img', { name: 'Clay: Not made in 12x24' })).toBeVisible()
  })
})

describe('pictures', () => {
  test('arrow keys go through the gallery, and Escape leaves the large picture', async () => {
    const { root } = await draw(serving())
    const thumb = (index: number) => page.getByRole('button', { name: `Picture ${index} of 4` })
    await thumb(1).click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(thumb(2)).toHaveAttribute('aria-current', 'true')

    await page.getByRole('button', { name: /^Enlarge picture/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => root.querySelector('dialog')).toBeNull()
  })
})

describe('what else is seen', () => {
  test('a product that was seen is remembered and leads the next list', async () => {
    const { asked, shop } = await draw({
      ...serving(),
      'POST /api/recently_viewed/': () => ({
        success: true,
        data: [aCard({ id: 'earlier', name: 'Seen before' })],
      }),
    })
    await expect.poll(() => shop.recentlyViewed.list()).toEqual(['fogHoned1224'])
    await page.getByRole('button', { name: 'Ink' }).click()
    await expect
      .poll(() => asked.find((one) => one.call.endsWith('recently_viewed/'))?.body)
      .toMatchObject({ products: ['inkHoned1224', 'fogHoned1224'] })
    await expect.element(page.getByText('Seen before')).toBeVisible()
  })

  test('a product that is not there says so and can be tried again', async () => {
    await draw({
      ...rails,
      'GET /api/public': () => {
        throw refusal(404, 'Record not found for processing.')
      },
    })
    await expect.element(page.getByRole('alert')).toHaveTextContent('Record not found for processing.')
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
