import fc from 'fast-check'
import { expect, test } from 'vitest'
import { area, count, dayText, exact, money } from './format.ts'

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123_456, '$1,234.56'],
  [100_000_000, '$1,000,000.00'],
  [-4_500, '-$45.00'],
])('%i cents are %s', (cents, text) => expect(money(cents)).toBe(text))

test.each([
  [15_500, '15.5', '15.50'],
  [139_500, '139.5', '139.50'],
  [120_000, '120', '120.00'],
  [1_234_567, '1,234.57', '1,234.57'],
  [125, '0.13', '0.13'],
])('%i thousandths are %s, and %s where they are added up', (milli, short, long) => {
  expect([area(milli), exact(milli)]).toEqual([short, long])
})

test('what a client is not told is a dash, and so is what was computed from it', () => {
  expect([money(undefined), money(Number.NaN)]).toEqual(['—', '—'])
})

const cents = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 })
const amounts = fc.nat({ max: 2_000_000_000 })

test('money is written as the platform writes dollars', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  fc.assert(
    fc.property(cents, (paid) => {
      expect(money(paid)).toBe(dollars.format(paid / 100))
    }),
  )
})

test('areas are written as the platform writes decimals', () => {
  fc.assert(
    fc.property(amounts, (milli) => {
      const written = (places: number) =>
        (milli / 1000).toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: 2 })
      expect([area(milli), exact(milli)]).toEqual([written(0), written(2)])
    }),
  )
})

test('whole numbers are written as the platform writes them', () => {
  fc.assert(
    fc.property(amounts, (whole) => {
      expect(count(whole)).toBe(whole.toLocaleString('en-US'))
    }),
  )
})

test('calendar days are written as the platform writes them, whatever the zone', () => {
  const style = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (moment) => {
      expect(dayText(moment.toISOString().slice(0, 10))).toBe(moment.toLocaleDateString('en-US', style))
    }),
  )
})
