import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, labOf } from '../assembler/lab.rules.ts'
import { photoColors } from './photo-colors.rules.ts'

const painted = (...parts: [count: number, rgb: number[]][]): Uint8Array =>
  Uint8Array.from(parts.flatMap(([count, rgb]) => Array.from({ length: count }, () => rgb).flat()))

test('a photo is told by its colors, the most first, with their shares', () => {
  const colors = photoColors(painted([60, [240, 236, 228]], [30, [120, 80, 50]], [10, [40, 90, 140]]))
  expect(colors).toEqual([
    { color: '#f0ece4', share: 60 },
    { color: '#785032', share: 30 },
    { color: '#285a8c', share: 10 },
  ])
})

test('shades of one color are one, and a speck is none', () => {
  const colors = photoColors(painted([50, [200, 190, 180]], [48, [203, 193, 183]], [2, [255, 0, 0]]))
  expect(colors).toHaveLength(1)
  expect(distance(labOf(colors[0]?.color ?? '#000000'), labOf('#c9bfb5'))).toBeLessThan(4)
})

test('of any picture there is a color, at most five, together no more than all of it', () => {
  const pixels = fc.array(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(pixels, (rgbs) => {
      const bytes = Uint8Array.from(rgbs.flat())
      const colors = photoColors(bytes)
      expect(colors.length).toBeGreaterThan(0)
      expect(colors.length).toBeLessThanOrEqual(5)
      // Each is rounded by half a hundredth at most.
      expect(colors.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(103)
      expect(photoColors(bytes)).toEqual(colors)
    }),
  )
})
