import { page } from 'vitest/browser'
import { css, type ProductProps, Widget } from '../product/index.ts'
import { aProduct } from './product-fixtures.ts'
import { drawWidget } from './draw-widget.tsx'
import type { AskedOf, FakeAnswers } from './fake-api.ts'
import { fakeCart } from './fake-cart.ts'

export const emptyRails: FakeAnswers = {
  'POST /api/customer_also_viewed/': () => ({ success: true, data: [] }),
  'POST /api/recently_viewed/': () => ({ success: true, data: [] }),
}

/** A shop whose every product is like this one. */
export const serving = (overrides: Parameters<typeof aProduct>[0] = {}): FakeAnswers => ({
  ...emptyRails,
  ...fakeCart([]).answers,
  'GET /api/public': ({ url }: AskedOf) => ({
    success: true,
    data: aProduct({ id: url.searchParams.get('pid') ?? '', ...overrides }),
  }),
})

export const drawProduct = (answers: FakeAnswers, props: ProductProps = {}) =>
  drawWidget(answers, css, <Widget product="fogHoned1224" {...props} />)

export const areaField = () => page.getByLabelText('Area to cover, sq ft')
export const quantity = () => page.getByRole('spinbutton')
export const addButton = () => page.getByRole('button', { name: 'Add to cart', exact: true })

/** What was sent to the cart. */
export const sent = (asked: AskedOf[]) => asked.find((one) => one.call.endsWith('sync_to_cart'))?.body
