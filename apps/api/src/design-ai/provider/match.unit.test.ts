import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labOf, distance } from '../assembler/lab.rules.ts'
import { preferencesOf } from '../assembler/preferences.rules.ts'
import { scoreOf } from '../assembler/score.rules.ts'
import { somePriced } from '../testing/some-candidates.ts'
import { confidenceOf, matchOf, meanColor } from './match.rules.ts'

const wish = preferencesOf({ styles: ['coastal'], strength: 60 }, null)
const painted = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((color) => labOf(`#${color.toString(16).padStart(6, '0')}`))

test.each([
  [0, 'high'],
  [5.9, 'high'],
  [6, 'fair'],
  [11.9, 'fair'],
  [12, 'idea'],
  [80, 'idea'],
] as const)('colors that lie %s apart are matched with the confidence “%s”', (apart, confidence) => {
  expect(confidenceOf(apart)).toBe(confidence)
})

test('what is matched lies no farther than a step from the nearest, suits the wish best there, and says how sure it is', () => {
  fc.assert(
    fc.property(somePriced('floor', 1), painted, (candidates, color) => {
      const match = matchOf(candidates, color, wish)
      const apartOf = (one: (typeof candidates)[number]) => distance(one.lab, color)
      const nearest = Math.min(...candidates.map(apartOf))
      if (!match) throw new Error('Of some candidates one is the nearest.')
      expect(apartOf(match.priced)).toBeLessThanOrEqual(nearest + 1)
      expect(match.confidence).toBe(confidenceOf(apartOf(match.priced)))
      for (const other of candidates.filter((one) => apartOf(one) <= nearest + 1))
        expect(scoreOf(match.priced, wish)).toBeGreaterThanOrEqual(scoreOf(other, wish))
      expect(matchOf(candidates.toReversed(), color, wish)).toEqual(match)
    }),
  )
})

test('where there is nothing nothing is matched, and a color is told only of what shows whole', () => {
  expect(matchOf([], labOf('#ffffff'), wish)).toBeNull()
  const pixels = Uint8Array.from([255, 0, 0, 10, 20, 30, 30, 40, 50])
  expect(meanColor(pixels, Uint8Array.from([249, 255, 250]))).toBe('#141e28')
  expect(meanColor(pixels, Uint8Array.from([0, 0, 0]))).toBeNull()
})
