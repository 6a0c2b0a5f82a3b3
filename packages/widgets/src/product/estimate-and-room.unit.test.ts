import { salesUnits } from '@showroom/contract/catalogue/sales-units'
import { nothingLaid } from '@showroom/contract/visualizer/laid.rules'
import { countedOf, needsOfPlaces } from '@showroom/contract/visualizer/shopping.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aProduct } from '../testing/product-fixtures.ts'
import { estimateOf, noEntries } from './estimate.ts'
import { newRoom, type Room } from './measure.ts'

const byLength = ['linear_foot', 'piece', 'pack'] as const

/** Hundredths, as somebody types them. */
const typed = (hundredths: number) => (hundredths / 100).toFixed(2)

const anAmount = fc.integer({ min: 1, max: 500_000 })
const steps = fc.record({
  min_qty: fc.integer({ min: 1, max: 6 }),
  step_qty: fc.integer({ min: 1, max: 4 }),
  default_waste_pct: fc.constantFrom(0, 5, 10, 15),
  longest_edge: fc.option(fc.integer({ min: 3_000, max: 130_000 })),
  is_plank: fc.boolean(),
})
const waste = fc.option(fc.integer({ min: 0, max: 30 }))

const tile = aProduct()

const productOf = (
  unit: (typeof salesUnits)[number],
  held: { coverage: number | null; length: number | null },
  quantity: Partial<typeof tile.quantity>,
) =>
  aProduct({
    price: { ...tile.price, unit, ...held },
    quantity: { ...tile.quantity, patterns: [], ...quantity },
  })

test('a room’s list has the quantity of the product page’s calculator, for every unit that is sold by area', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...salesUnits),
      fc.integer({ min: 300, max: 60_000 }),
      steps,
      anAmount,
      waste,
      (unit, coverage, quantity, area, wastePct) => {
        const product = productOf(unit, { coverage, length: null }, quantity)
        const rooms: Room[] = [{ ...newRoom(1), area: typed(area) }]
        const laid = { ...nothingLaid, product_id: product.id, waste_pct: wastePct }
        const { needs } = needsOfPlaces(
          [{ key: 'floor', area: area * 10, laid }],
          new Map([[product.id, countedOf(product)]]),
        )
        const estimate = estimateOf(product, { ...noEntries, rooms, wastePct })
        expect(needs).toMatchObject([{ qty: estimate.qty, waste_pct: estimate.wastePct }])
      },
    ),
  )
})

test('and of what is sold by length along an edge', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...byLength),
      fc.integer({ min: 300, max: 12_000 }),
      steps,
      anAmount,
      waste,
      (unit, length, quantity, run, wastePct) => {
        const product = productOf(unit, { coverage: null, length }, quantity)
        const laid = { ...nothingLaid, product_id: product.id, waste_pct: wastePct }
        const { needs } = needsOfPlaces(
          [{ key: 'coping', area: run * 10, laid }],
          new Map([[product.id, countedOf(product)]]),
        )
        const estimate = estimateOf(product, { ...noEntries, length: typed(run), wastePct })
        expect(needs).toMatchObject([{ qty: estimate.qty, waste_pct: estimate.wastePct }])
      },
    ),
  )
})

test('and of turf that is cut for lawns whose sides are known', () => {
  const side = fc.integer({ min: 1, max: 90 })
  fc.assert(
    fc.property(fc.array(fc.tuple(side, side), { minLength: 1, maxLength: 3 }), (lawns) => {
      const product = productOf('square_foot', { coverage: 1_000, length: null }, { default_waste_pct: 5 })
      const feet = (length: number) => ({ feet: String(length), inches: '' })
      const rooms = lawns.map(
        ([width, length], index): Room => ({
          ...newRoom(index + 1, 'sides'),
          sides: { width: feet(width), length: feet(length) },
        }),
      )
      const parts = lawns.map(([width, length]) => ({
        area: width * length * 1_000,
        sides: { width: width * 1_000, length: length * 1_000 },
      }))
      const area = parts.reduce((sum, part) => sum + part.area, 0)
      const { needs } = needsOfPlaces(
        [{ key: 'turf', area, parts, laid: { ...nothingLaid, product_id: product.id } }],
        new Map([[product.id, countedOf(product)]]),
      )
      expect(needs[0]?.qty).toBe(estimateOf(product, { ...noEntries, rooms }).qty)
    }),
  )
})
