import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '@showroom/contract/shared/money-text'
import { dearestCents } from '@showroom/contract/vendor-goods/vendor-product.rules'
import {
  countOf,
  type Draft,
  emptyDraft,
  goodRows,
  planOf,
  priceIn,
  problemIn,
  problemsBySku,
  without,
  withRead,
  withTyped,
} from './draft.ts'

const row = (sku: string, typed: string) => ({ sku, name: sku, uom: 'Box', beforeCents: 1_000, typed })
const pricesIn = (draft: Draft) => [...draft.values()].map(({ sku, typed }) => [sku, typed])
const read = (sku: string, typed: string, before_cents: number | null, problem = '') => ({
  line: 2,
  sku,
  typed,
  name: sku,
  uom: 'Box',
  before_cents,
  problem,
})

test('every price is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: dearestCents }), (cents) => {
      expect(priceIn(decimal(cents))).toBe(cents)
    }),
  )
})

test.each([
  ['$1,048.50', 104_850],
  [' 12 ', 1_200],
  ['12.5', 1_250],
  ['12.505', null],
  ['1,2', null],
  ['0', null],
  ['-3', null],
  ['cheap', null],
  ['200000.01', null],
])('%j is %j', (typed, cents) => {
  expect(priceIn(typed)).toBe(cents)
  expect(problemIn(typed) === undefined).toBe(cents !== null)
})

test('a field that is emptied keeps its row, says nothing, and is left out of the plan', () => {
  const draft = withTyped(withTyped(emptyDraft, row('A', '5')), row('B', '6'))
  const emptied = withTyped(draft, row('A', ' '))
  expect([problemIn(' '), pricesIn(emptied), countOf(emptied)]).toEqual([
    undefined,
    [
      ['A', ' '],
      ['B', '6'],
    ],
    1,
  ])
  const prices = [{ sku: 'B', price_cents: 600 }]
  expect(planOf(emptied, '2026-12-01')).toEqual({ effective_on: '2026-12-01', prices })
  expect(planOf(withTyped(emptied, row('B', '')), '2026-12-01')).toBeNull()
})

test('what was never typed is no row, and what is removed is none any more', () => {
  expect(withTyped(emptyDraft, row('A', ' ')).size).toBe(0)
  const draft = withTyped(withTyped(emptyDraft, row('A', '5')), row('B', '6'))
  expect(pricesIn(without(draft, 'A'))).toEqual([['B', '6']])
})

test('a file overwrites what was typed, keeps the rest, and leaves out what is unknown', () => {
  const typed = withTyped(withTyped(emptyDraft, row('A', '5')), row('B', '6'))
  const { good, left } = goodRows([read('A', '7.00', 900), read('X', '7.00', null, 'Unknown')])
  expect(pricesIn(withRead(typed, good))).toEqual([
    ['A', '7.00'],
    ['B', '6'],
  ])
  expect(left.map(({ sku }) => sku)).toEqual(['X'])
})

test('what was typed while a file was on its way is there beside what the file says', () => {
  const drafts: Draft[] = [withTyped(emptyDraft, row('A', '5'))]
  const change = (by: (before: Draft) => Draft) => drafts.push(by(drafts.at(-1) ?? emptyDraft))
  const { good } = goodRows([read('C', '7.00', 900)])
  change((before) => withTyped(before, row('B', '6')))
  change((before) => withRead(before, good))
  expect(pricesIn(drafts.at(-1) ?? emptyDraft)).toEqual([
    ['A', '5'],
    ['B', '6'],
    ['C', '7.00'],
  ])
})

test('a bad price of a known product is mended in its field: until then there is no plan', () => {
  const draft = withRead(emptyDraft, goodRows([read('A', 'cheap', 900, 'No price')]).good)
  expect(planOf(draft, '2026-12-01')).toBeNull()
  expect(planOf(withTyped(draft, row('A', '8.25')), '2026-12-01')).toEqual({
    effective_on: '2026-12-01',
    prices: [{ sku: 'A', price_cents: 825 }],
  })
})

test('what the server finds wrong stands at its SKU', () => {
  const plan = { effective_on: '2026-12-01', prices: ['A', 'B'].map((sku) => ({ sku, price_cents: 5 })) }
  expect([...problemsBySku({ 'prices.1.sku': ['Gone.'], effective_on: ['Over.'] }, plan)]).toEqual([
    ['B', 'Gone.'],
  ])
})
