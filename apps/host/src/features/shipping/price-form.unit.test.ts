import { expect, test } from 'vitest'
import { priceFaults, priceOf, untyped } from './price-form.ts'

test('what is missing or no price is said under its field', () => {
  expect(Object.keys(priceFaults(untyped))).toEqual(['price_cents', 'starts_on'])
  expect(priceFaults({ ...untyped, price: '49.5 dollars', starts_on: '2026-12-01' })).toHaveProperty(
    'price_cents',
  )
  expect(priceFaults({ ...untyped, price: '0', starts_on: '2026-12-01' })).toEqual({})
})

test('a price is sent in cents', () => {
  const typed = { ...untyped, price: '$1,049.5', starts_on: '2026-12-01', note: 'Fuel' }
  expect(priceOf(typed)).toEqual({
    service: 'threshold',
    price_cents: 104_950,
    starts_on: '2026-12-01',
    note: 'Fuel',
  })
})
