import { surfaceLayouts, surfaceLooks, surfaceMaterials } from '@showroom/contract/catalogue/appearance'
import type { AiSurface } from '@showroom/contract/design-ai/ai-choices'
import fc from 'fast-check'
import type { Priced } from '../assembler/candidate.ts'
import { labOf } from '../assembler/lab.rules.ts'

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((color) => `#${color.toString(16).padStart(6, '0')}`)

const appearance = fc.record({
  kind: fc.constant('surface' as const),
  material: fc.constantFrom(...surfaceMaterials),
  look: fc.constantFrom(...surfaceLooks),
  layout: fc.constantFrom(...surfaceLayouts),
  colors: fc.array(hex, { minLength: 1, maxLength: 3 }),
  grout: fc.option(hex),
  piece_in: fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 })),
  gloss: fc.double({ min: 0, max: 1, noNaN: true }),
  relief: fc.constant(0.1),
  use: fc.constant('floor' as const),
  seed: fc.nat(1_000),
})

/** Any product for a surface. */
export const aPriced = (surface: AiSurface): fc.Arbitrary<Priced> =>
  fc
    .record({
      id: fc.integer({ min: 1, max: 100_000 }),
      appearance,
      priceCents: fc.integer({ min: 200, max: 60_000 }),
      qty: fc.integer({ min: 1, max: 40 }),
      largestLot: fc.nat(60),
      leadDaysMax: fc.nat(40),
    })
    .map(({ id, ...rest }) => ({
      ...rest,
      productId: `${surface}-${id}`,
      name: 'A tile',
      brand: 'Ostrevane',
      unit: 'box',
      coverage: 15_000,
      minQty: 1,
      stepQty: 1,
      wastePct: 10,
      lab: labOf(rest.appearance.colors[0] ?? '#888888'),
      surface,
      area: 100_000,
      totalCents: rest.qty * rest.priceCents,
      centsPerSqft: Math.round(rest.priceCents / 15),
    }))

export const somePriced = (surface: AiSurface, least = 6) =>
  fc.uniqueArray(aPriced(surface), {
    minLength: least,
    maxLength: 25,
    selector: ({ productId }) => productId,
  })
