import { expect, test } from 'vitest'
import { darkMap, fitted, together } from './light-map.ts'

/** Light that grows evenly from one corner to the other. */
const slope = (width: number, height: number) => {
  const map = darkMap({ width, height }, 1)
  map.light.forEach((_, at) => {
    map.light[at] = ((at % width) + 0.5) / width + (Math.floor(at / width) + 0.5) / height
  })
  return map
}

test('light that changes evenly is the same at twice as many texels, but at the very edges', () => {
  const [coarse, fine] = [slope(6, 4), slope(12, 8)]
  const found = fitted(coarse, fine)
  expect([found.width, found.height]).toEqual([12, 8])
  found.light.forEach((light, at) => {
    const [x, y] = [at % 12, Math.floor(at / 12)]
    if (x > 0 && x < 11 && y > 0 && y < 7) expect(light).toBeCloseTo(fine.light[at] ?? 0, 5)
  })
  expect(fitted(coarse, coarse)).toBe(coarse)
})

test('two lights on one side add up', () => {
  const map = slope(3, 3)
  expect(together(map, map).light[4]).toBeCloseTo(2, 5)
  expect(together(map, undefined)).toEqual(map)
})
