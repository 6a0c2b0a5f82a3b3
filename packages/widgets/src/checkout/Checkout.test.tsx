import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as cart from '../cart/index.ts'
import { aFaucetLine, aLine } from '../testing/cart-fixtures.ts'
import { drawIn, drawWidget, shopWith } from '../testing/draw-widget.tsx'
import { refusal } from '../testing/fake-api.ts'
import { fakeCart } from '../testing/fake-cart.ts'
import { css, Widget } from './index.ts'

const open = { checkout: true, reason: null }
const lines = () => [aLine(), aFaucetLine()]
const sum = (label: string) => page.getByRole('definition').nth(labels.indexOf(label))
const labels = ['merchandise', 'shipping', 'tax', 'total']
const put = 'PUT /api/checkout'

describe('what a cart comes to', () => {
  test('is told row by row, and that it is held today and charged when each vendor ships', async () => {
    await drawWidget(fakeCart(lines(), open).answers, cart.css, <cart.Widget />)
    await expect.element(sum('merchandise')).toHaveTextContent('$1,291.89')
    await expect.element(sum('shipping')).toHaveTextContent('Free')
    await expect.element(sum('tax')).toHaveTextContent('Enter a ZIP code')
    await expect.element(sum('total')).toHaveTextContent('$1,291.89')
    await expect.element(page.getByText('Held today, charged when each vendor ships.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
  })

  test('a ZIP code brings the tax; the code stays and can be changed', async () => {
    const { asked } = await drawWidget(fakeCart(lines(), open).answers, cart.css, <cart.Widget />)
    await page.getByLabelText('ZIP code').fill('90a210')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Tax for 90210, CA')).toBeVisible()
    await expect.element(sum('tax')).toHaveTextContent('$122.73')
    await expect.element(page.getByLabelText('ZIP code')).toHaveValue('90210')
    expect(asked.find(({ call }) => call === put)?.body).toEqual({ showroom: 'HARVEST2', zip_code: '90210' })
  })

  test('half a ZIP code is not asked about, and what is wrong is said under the field', async () => {
    const { asked } = await drawWidget(fakeCart(lines(), open).answers, cart.css, <cart.Widget />)
    const field = page.getByLabelText('ZIP code')
    await field.fill('902')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription(/the five digits of your ZIP code/)
    expect(asked.some(({ call }) => call === put)).toBe(false)
  })

  test('a coupon takes its part off and can be taken away again', async () => {
    await drawWidget(fakeCart(lines(), open).answers, cart.css, <cart.Widget />)
    await page.getByLabelText('Coupon').fill('WELCOME5')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect.element(page.getByText('Saves $64.59')).toBeVisible()
    await expect.element(page.getByText('-$64.59')).toBeVisible()
    await page.getByRole('button', { name: 'Remove coupon WELCOME5' }).click()
    await expect.element(page.getByLabelText('Coupon')).toHaveValue('')
    await expect.element(sum('total')).toHaveTextContent('$1,291.89')
  })

  test('why a coupon is refused stands under what was typed, which stays', async () => {
    await drawWidget(fakeCart(lines(), open).answers, cart.css, <cart.Widget />)
    await page.getByLabelText('Coupon').fill('FREE100')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText('Coupon')).toHaveAccessibleDescription('This code is not known.')
    await expect.element(page.getByLabelText('Coupon')).toHaveValue('FREE100')
  })

  test('each vendor’s way of delivery is chosen with its price, and tells when it arrives', async () => {
    await drawWidget(fakeCart(lines(), open).answers, cart.css, <cart.Widget />)
    const way = page.getByLabelText('Delivery From Halden Stone Works')
    await expect.element(way).toHaveAccessibleDescription(/To the curb.*Arrives Thu, Nov 12 – Mon, Nov 16/)
    await way.selectOptions('Inside the house: $95.00')
    await expect.element(sum('shipping')).toHaveTextContent('$95.00')
    await expect.element(way).toHaveAccessibleDescription(/Two people carry it in/)
    const parcel = page.getByRole('region', { name: 'From Ferrier' })
    await expect.element(parcel).toHaveTextContent('Delivery Parcel: Free')
  })

  test('another quantity is reckoned anew', async () => {
    await drawWidget(fakeCart(lines(), open).answers, cart.css, <cart.Widget />)
    await expect.element(sum('total')).toHaveTextContent('$1,291.89')
    await page.getByRole('button', { name: 'Remove Marlow' }).click()
    await expect.element(sum('total')).toHaveTextContent('$793.89')
  })

  test('where it can not be told, the merchandise is, and the way on is open', async () => {
    let isDown = true
    const { answers, now } = fakeCart(lines(), open)
    await drawWidget(
      {
        ...answers,
        'GET /api/checkout': (asked) => {
          const answer = answers['GET /api/checkout']
          if (isDown || !answer) throw refusal(500, 'Internal Server error please try again.')
          return answer(asked)
        },
      },
      cart.css,
      <cart.Widget />,
    )
    expect(now().merchandise_cents).toBe(129_189)
    await expect.element(page.getByText('Shipping and tax are computed at checkout.')).toBeVisible()
    await expect.element(page.getByText('$1,291.89')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(sum('shipping')).toHaveTextContent('Free')
  })

  test('an empty cart asks for none of it', async () => {
    const { asked } = await drawWidget(fakeCart([]).answers, cart.css, <cart.Widget />)
    await expect.element(page.getByText('Your cart is empty.')).toBeVisible()
    expect(asked.some(({ call }) => call === 'GET /api/checkout')).toBe(false)
  })
})

describe('the order to look over', () => {
  test('has its lines by vendor, its sums, and asks for address and card elsewhere', async () => {
    await drawWidget(fakeCart(lines(), open).answers, css, <Widget />)
    const tile = page.getByRole('region', { name: 'From Halden' })
    await expect.element(tile).toHaveTextContent('9 × $88.21 /box')
    await expect.element(tile).toHaveTextContent('$793.89')
    await expect.element(page.getByText(/typed on Showroom’s own site, never on this page/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled()
  })

  test('it and the cart beside it ask once and agree', async () => {
    const { shop, asked } = shopWith(fakeCart(lines(), open).answers)
    await drawIn(shop, cart.css, <cart.Widget />)
    await drawIn(shop, css, <Widget />)
    await page.getByLabelText('ZIP code').first().fill('90210')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => page.getByText('Tax for 90210, CA').elements().length).toBe(2)
    expect(asked.filter(({ call }) => call === 'GET /api/checkout')).toHaveLength(1)
  })

  test('an empty cart says so', async () => {
    await drawWidget(fakeCart([]).answers, css, <Widget shopHref="#shop" />)
    await expect.element(page.getByText('Your cart is empty.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Continue shopping' })).toBeVisible()
  })

  test('one that did not come says so, and comes when asked again', async () => {
    let isDown = true
    const { answers } = fakeCart(lines(), open)
    await drawWidget(
      {
        ...answers,
        'GET /api/checkout': (asked) => {
          const answer = answers['GET /api/checkout']
          if (isDown || !answer) throw refusal(500, 'Internal Server error please try again.')
          return answer(asked)
        },
      },
      css,
      <Widget />,
    )
    await expect.element(page.getByRole('alert')).toHaveTextContent('We could not load your order.')
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('region', { name: 'From Halden' })).toBeVisible()
  })
})
