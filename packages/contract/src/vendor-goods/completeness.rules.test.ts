import fc from 'fast-check'
import { expect, test } from 'vitest'
import { salesUnits } from '../catalogue/sales-units.ts'
import { completenessOf, completenessWeights, type Describable } from './completeness.rules.ts'

const measure = fc.option(fc.integer({ min: 1, max: 9_999 }))
const products: fc.Arbitrary<Describable> = fc.record({
  description: fc.string({ maxLength: 200 }),
  photos: fc.nat(5),
  unit: fc.constantFrom(...salesUnits),
  coverage: measure,
  length: measure,
  pieces: measure,
  weightLb: measure,
  sizeLabel: fc.string({ maxLength: 5 }),
  attributes: fc.dictionary(fc.string({ maxLength: 3 }), fc.boolean()),
  msrpCents: measure,
  documents: fc.nat(2),
})

const everything: Describable = {
  description: 'd'.repeat(120),
  photos: 3,
  unit: 'box',
  coverage: 15_500,
  length: null,
  pieces: 8,
  weightLb: 65.1,
  sizeLabel: '12x24',
  attributes: { material: true },
  msrpCents: 9_900,
  documents: 1,
}

test('the parts sum to the whole', () => {
  expect(Object.values(completenessWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
})

test('all is there at 100 percent and nowhere else', () => {
  expect(completenessOf(everything)).toEqual({ percent: 100, missing: [] })
  fc.assert(
    fc.property(products, (product) => {
      const { percent, missing } = completenessOf(product)
      expect(Number.isInteger(percent) && percent >= 0).toBe(true)
      expect(percent === 100).toBe(missing.length === 0)
    }),
  )
})

test('to say more never makes a product less complete', () => {
  fc.assert(
    fc.property(
      products,
      fc.constantFrom(...(['photos', 'description', 'weightLb', 'msrpCents', 'attributes'] as const)),
      (product, part) => {
        const more = {
          ...product,
          ...(part === 'photos' ? { photos: product.photos + 1 } : {}),
          ...(part === 'description' ? { description: `${product.description} more` } : {}),
          ...(part === 'weightLb' ? { weightLb: 1 } : {}),
          ...(part === 'msrpCents' ? { msrpCents: 1 } : {}),
          ...(part === 'attributes'
            ? { attributes: Object.fromEntries(Object.keys(product.attributes).map((key) => [key, true])) }
            : {}),
        }
        expect(completenessOf(more).percent).toBeGreaterThanOrEqual(completenessOf(product).percent)
      },
    ),
  )
})

test.each([
  [{ coverage: null }, 'packaging'],
  [{ unit: 'linear_foot' as const, coverage: null }, 'packaging'],
  [{ unit: 'pack' as const, pieces: null }, 'packaging'],
  [{ attributes: { material: true, finish: false } }, 'attributes'],
  [{ photos: 1 }, 'more_photos'],
  [{ description: 'Short.' }, 'description'],
])('%j leaves one part open', (change, part) => {
  expect(completenessOf({ ...everything, ...change }).missing).toEqual([part])
})
