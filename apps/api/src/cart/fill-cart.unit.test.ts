import { expect, test } from 'vitest'
import { aPurchasable } from './testing/a-purchasable.ts'
import type { CurrentLine } from './change-lines.ts'
import { fillLines, type Wanted } from './fill-cart.ts'

const wanting = (qty: number, product: Wanted['product'] = aPurchasable()): Wanted => ({
  line: null,
  text: product?.name ?? 'NOBODYS',
  product,
  qty,
  coverageNote: null,
})
const holding = (qty: number, id = aPurchasable().publicId): Map<string, CurrentLine> =>
  new Map([[id, { qty, lotChoice: 'single', coverageNote: null }]])
const fill = (wanted: Wanted[], held = new Map<string, CurrentLine>()) => {
  const { lines, report } = fillLines(wanted, held)
  return { saved: lines.map(({ qty }) => qty), told: report.map(({ result, qty }) => [result, qty]) }
}

test('what is there is added to what the cart holds', () => {
  expect(fill([wanting(3)], holding(2))).toEqual({ saved: [5], told: [['added', 3]] })
})

test('the same product twice in a list is one line of both', () => {
  expect(fill([wanting(3), wanting(4)])).toEqual({
    saved: [7],
    told: [
      ['added', 3],
      ['added', 4],
    ],
  })
})

test('a quantity between two steps is raised to the next', () => {
  const steps = aPurchasable({ stepQty: 4, minQty: 4, stockQty: 40 })
  expect(fill([wanting(5, steps)])).toEqual({ saved: [8], told: [['raised', 8]] })
})

test('no more than there is, in steps', () => {
  const few = aPurchasable({ stepQty: 4, minQty: 4, stockQty: 10 })
  expect(fill([wanting(20, few)])).toEqual({ saved: [8], told: [['limited', 8]] })
})

test('a cart that holds all there are keeps them', () => {
  const few = aPurchasable({ stockQty: 3 })
  expect(fill([wanting(2, few)], holding(5, few.publicId))).toEqual({ saved: [], told: [['limited', 0]] })
})

test('less than the least that is sold is not added', () => {
  const few = aPurchasable({ minQty: 4, stepQty: 4, stockQty: 3 })
  expect(fill([wanting(1, few)])).toEqual({ saved: [], told: [['limited', 0]] })
})

test('an unknown SKU and a product that is no longer sold hold up nothing else', () => {
  const gone = aPurchasable({ publicId: 'gone', stockStatus: 'discontinued' })
  expect(fill([wanting(1, null), wanting(1, gone), wanting(2)])).toEqual({
    saved: [2],
    told: [
      ['unknown', 0],
      ['left_out', 0],
      ['added', 2],
    ],
  })
})

test('a cart holds at most 200 lines', () => {
  const full = new Map(
    Array.from({ length: 200 }, (_, index): [string, CurrentLine] => [
      `held-${index}`,
      { qty: 1, lotChoice: 'single', coverageNote: null },
    ]),
  )
  expect(fill([wanting(1)], full)).toEqual({ saved: [], told: [['left_out', 0]] })
})
