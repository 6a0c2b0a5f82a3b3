import fc from 'fast-check'
import { expect, test } from 'vitest'
import { somePriced } from '../testing/some-candidates.ts'
import { colorWord, distance, labOf } from './lab.rules.ts'
import { keepTo, readRefinement } from './refine.rules.ts'

const surfaces = ['wall_tile', 'floor'] as const

test.each([
  ['lighter floor', [['floor', 'lighter']], [], []],
  ['Please make the walls darker, and keep the floor.', [['wall_tile', 'darker']], ['floor'], []],
  ['no wood', [[null, 'wood']], [], []],
  ['cheaper', [[null, 'cheaper']], [], []],
  [
    'floor in herringbone; wall glossy',
    [
      ['floor', 'herringbone'],
      ['wall_tile', 'glossy'],
    ],
    [],
    [],
  ],
  ['a sparkly floor', [], [], ['sparkly']],
  ['lighter counter', [[null, 'lighter']], [], ['counter']],
  ['constructor __proto__ toString', [], [], ['constructor', 'proto', 'tostring']],
  ['', [], [], []],
])('“%s”', (text, changes, keeps, notUnderstood) => {
  const read = readRefinement(text, surfaces)
  expect(read.changes.map(({ surface, word }) => [surface, word])).toEqual(changes)
  expect([read.keeps, read.notUnderstood]).toEqual([keeps, notUnderstood])
})

test('no text breaks it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(readRefinement(text, surfaces).changes).toBeInstanceOf(Array)
    }),
  )
})

test('lighter than what lies there is lighter, and “no” is the opposite', () => {
  fc.assert(
    fc.property(somePriced('floor'), (candidates) => {
      const [before = null] = candidates
      const lighter = keepTo(candidates, { changes: readRefinement('lighter', surfaces).changes, before })
      for (const one of lighter) expect(one.lab.light).toBeGreaterThan(before?.lab.light ?? 0)
      const noWood = keepTo(candidates, { changes: readRefinement('no wood', surfaces).changes, before })
      expect(noWood).toEqual(candidates.filter(({ appearance }) => appearance.look !== 'wood'))
    }),
  )
})

test('of two changes that nothing keeps to, the first is kept', () => {
  fc.assert(
    fc.property(somePriced('floor'), (candidates) => {
      const changes = readRefinement('dark, light', surfaces).changes
      const dark = keepTo(candidates, { changes: changes.slice(0, 1), before: null })
      expect(keepTo(candidates, { changes, before: null })).toEqual(dark)
    }),
  )
})

test('colors have names, and lie nothing from themselves', () => {
  expect([colorWord('#ffffff'), colorWord('#101010'), colorWord('#44709a')]).toEqual([
    'white',
    'black',
    'blue',
  ])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (color) => {
      const lab = labOf(`#${color.toString(16).padStart(6, '0')}`)
      expect(distance(lab, lab)).toBe(0)
      expect(lab.light).toBeGreaterThanOrEqual(-0.01)
      expect(lab.light).toBeLessThanOrEqual(100.1)
    }),
  )
})
