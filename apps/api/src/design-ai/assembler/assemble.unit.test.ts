import { aiStyles } from '@showroom/contract/design-ai/ai-choices'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { somePriced } from '../testing/some-candidates.ts'
import { assemble, differingSurfaces } from './assemble.rules.ts'
import { harmonyOf } from './harmony.rules.ts'
import { labOf } from './lab.rules.ts'
import { preferencesOf } from './preferences.rules.ts'
import { scoreOf } from './score.rules.ts'

const lists = fc.tuple(somePriced('floor'), somePriced('wall_tile'), somePriced('counter'))
const style = fc.constantFrom(...aiStyles)
const wishOf = (one: (typeof aiStyles)[number]) => preferencesOf({ styles: [one], strength: 60 }, null)

test('looks are as many as were asked for, differ on two surfaces, and add up', () => {
  fc.assert(
    fc.property(lists, style, fc.nat(), (candidates, chosen, seed) => {
      const looks = assemble({ candidates, wish: wishOf(chosen), budgetCents: null, seed, looks: 4 })
      expect(looks).toHaveLength(4)
      for (const [at, one] of looks.entries()) {
        expect(one.totalCents).toBe(one.choices.reduce((sum, { totalCents }) => sum + totalCents, 0))
        expect(one.choices.map(({ surface }) => surface)).toEqual(['floor', 'wall_tile', 'counter'])
        for (const other of looks.slice(at + 1))
          expect(differingSurfaces(one.choices, other.choices)).toBeGreaterThanOrEqual(2)
      }
    }),
    { numRuns: 40 },
  )
})

test('the same seed makes the same looks', () => {
  fc.assert(
    fc.property(lists, style, fc.nat(), (candidates, chosen, seed) => {
      const brief = { candidates, wish: wishOf(chosen), budgetCents: null, seed, looks: 4 }
      const reversed = { ...brief, candidates: candidates.map((list) => list.toReversed()) }
      expect(assemble(reversed)).toEqual(assemble(brief))
    }),
    { numRuns: 25 },
  )
})

test('a budget that some products can keep is kept by the first look; what passes it is said', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1_000, max: 3_000_000 }), (candidates, budgetCents) => {
      const [best] = assemble({ candidates, wish: wishOf('modern'), budgetCents, seed: 1, looks: 1 })
      const least = candidates.reduce((sum, list) => sum + Math.min(...list.map((one) => one.totalCents)), 0)
      expect(best?.overCents).toBe(Math.max(0, (best?.totalCents ?? 0) - budgetCents))
      if (least <= budgetCents) expect(best?.overCents).toBe(0)
    }),
    { numRuns: 60 },
  )
})

test('a surface for which there is nothing makes no look', () => {
  const brief = { candidates: [[]], wish: wishOf('modern'), budgetCents: null, seed: 1, looks: 4 }
  expect(assemble(brief)).toEqual([])
})

test('scores and harmony lie between nothing and one', () => {
  fc.assert(
    fc.property(lists, style, ([floors, walls], chosen) => {
      for (const one of floors) {
        expect(scoreOf(one, wishOf(chosen))).toBeGreaterThanOrEqual(0)
        expect(scoreOf(one, wishOf(chosen))).toBeLessThanOrEqual(1)
      }
      const both = [...floors.slice(0, 1), ...walls.slice(0, 1)]
      expect(harmonyOf(both)).toBeGreaterThanOrEqual(0)
      expect(harmonyOf(both)).toBeLessThanOrEqual(1)
    }),
  )
})

test('what a style likes scores above what it does not, and a dislike lowers it', () => {
  const [tile] = fc.sample(somePriced('floor'), 1)[0] ?? []
  if (!tile) throw new Error('There is no tile.')
  const oak = { ...tile, lab: labOf('#dcc7a5') }
  const asOak = { ...oak, appearance: { ...tile.appearance, look: 'wood', layout: 'planks' } } as const
  const asMetal = { ...oak, appearance: { ...tile.appearance, look: 'metal', layout: 'hex' } } as const
  const wish = wishOf('scandinavian')
  expect(scoreOf(asOak, wish)).toBeGreaterThan(scoreOf(asMetal, wish))
  expect(scoreOf(asOak, { ...wish, dislikes: ['wood'] })).toBeLessThan(scoreOf(asOak, wish) / 2)
})

test('two that are equally light blur; a floor below a light wall does not', () => {
  const [one, other] = fc.sample(somePriced('floor'), 1)[0] ?? []
  if (!one || !other) throw new Error('There are no tiles.')
  const plain = { ...one, appearance: { ...one.appearance, look: 'stone', grout: null } } as const
  const floor = { ...plain, lab: labOf('#b9b6b0') }
  expect(harmonyOf([floor, { ...plain, lab: labOf('#f4f2ee') }])).toBeGreaterThan(
    harmonyOf([floor, { ...plain, lab: labOf('#bab7b1') }]),
  )
})
