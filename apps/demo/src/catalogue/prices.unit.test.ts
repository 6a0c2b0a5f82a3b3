import { describe, expect, test } from 'vitest'
import { claimedPercent } from '@showroom/contract/landing/savings.rules'
import { taxonomy } from '@showroom/api/catalogue/taxonomy/taxonomy'
import { breaking, families, inCategory, inSubcategory, products, share } from './whole-catalogue.testing.ts'

describe('price and stock', () => {
  test('fee, markup and list price stand in order for 97 of 100', () => {
    const inOrder = share(products, ({ finalPriceCents, msrpCents }) => {
      const wholesale = finalPriceCents + Math.round(finalPriceCents * 0.08)
      const client = wholesale + Math.round(wholesale * 0.1)
      return finalPriceCents < wholesale && wholesale < client && client < msrpCents
    })
    expect(inOrder).toBeGreaterThanOrEqual(0.955)
    expect(inOrder).toBeLessThan(0.99)
  })

  test('no list price is above what the demo promises', () => {
    expect(
      breaking(products, ({ finalPriceCents, msrpCents }) => msrpCents <= finalPriceCents * 3.04 + 1),
    ).toEqual([])
  })

  test('the demo saves what the landing page is made to say', () => {
    const savedOf = ({ finalPriceCents, msrpCents }: (typeof products)[number]) => {
      const wholesale = finalPriceCents + Math.round(finalPriceCents * 0.08)
      const client = wholesale + Math.round(wholesale * 0.1)
      return Math.trunc(((msrpCents - client) * 10_000) / msrpCents)
    }
    const reachedBy = (share: number, department?: string) => {
      const home = (category: string) =>
        taxonomy.categories.find(({ slug_url }) => slug_url === category)?.department
      const saved = products
        .filter(({ family }) => department === undefined || home(family.category) === department)
        .map(savedOf)
        .toSorted((a, b) => b - a)
      return claimedPercent(saved[Math.ceil(share * saved.length) - 1] ?? null)
    }
    expect([
      reachedBy(0.5, 'Kitchen'),
      reachedBy(0.5, 'Bathroom'),
      reachedBy(0.5, 'Landscaping / Outdoor'),
      reachedBy(0.1),
    ]).toEqual([55, 30, 40, 60])
  })

  test('a family’s larger vanity costs more than its smaller one', () => {
    const pairs = families
      .filter(({ category }) => category === 'bathroom-vanitys')
      .flatMap(({ products: siblings }) =>
        siblings.flatMap((one) =>
          siblings
            .filter(
              (other) =>
                one.attributes.finish === other.attributes.finish &&
                one.attributes.top_material === other.attributes.top_material &&
                Number(one.attributes.width_in) < Number(other.attributes.width_in),
            )
            .map((other) => [one, other] as const),
        ),
      )
    expect(pairs.length).toBeGreaterThan(200)
    expect(
      pairs
        .filter(([small, large]) => small.finalPriceCents > large.finalPriceCents)
        .map(([small, large]) => [small.name, small.finalPriceCents, large.finalPriceCents]),
    ).toEqual([])
  })

  test('stock is mixed as a real warehouse', () => {
    const shares = { in_stock: 0.7, low: 0.15, backorder: 0.08, made_to_order: 0.05, discontinued: 0.02 }
    for (const [status, expected] of Object.entries(shares)) {
      expect(
        Math.abs(share(products, ({ stock }) => stock.status === status) - expected),
        status,
      ).toBeLessThan(0.01)
    }
  })

  test('boxed goods on hand lie in one to four lots that add up', () => {
    const boxed = products.filter(({ packing, stock }) => packing.unit === 'box' && stock.quantity > 0)
    expect(breaking(boxed, ({ stock }) => stock.lots.length >= 1 && stock.lots.length <= 4)).toEqual([])
    expect(
      breaking(
        boxed,
        ({ stock }) => stock.lots.reduce((sum, { onHand }) => sum + onHand, 0) === stock.quantity,
      ),
    ).toEqual([])
    expect(
      breaking(boxed, ({ stock }) => stock.lots.every(({ code }) => /^LOT \d\d-\d{4} S\d C\d$/.test(code))),
    ).toEqual([])
    expect(
      breaking(
        products.filter(({ stock }) => stock.status === 'low'),
        ({ stock, packing }) => stock.quantity >= packing.minQty && stock.quantity <= 5 * packing.minQty,
      ),
    ).toEqual([])
  })

  test('a box covers its actual pieces', () => {
    const pieces = inCategory('tile-flooring').filter(({ appearance }) => appearance.kind === 'surface')
    expect(
      breaking(
        pieces,
        ({ packing }) => packing.coverage !== null && packing.coverage > 5_000 && packing.coverage < 20_000,
      ),
    ).toEqual([])
    const first = inSubcategory('porcelain-tile').find(({ sizeLabel }) => sizeLabel === '12x24')
    expect(first?.packing).toMatchObject({ unit: 'box', coverage: 15_500, pieces: 8, weightLb: 65.1 })
  })
})
