import { expect, test } from 'vitest'
import { isNarrowEnough, narrowSize } from './narrow-scene.ts'

test.each([
  [
    { width: 1200, height: 900 },
    { width: 800, height: 600 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 720, height: 900 },
    { width: 620, height: 775 },
  ],
])('of %j phones are given %j', (scene, narrow) => {
  expect(narrowSize(scene)).toEqual(narrow)
})

test.each([
  ['a phone', { width: 390, pixelRatio: 3 }, true],
  ['a wide phone', { width: 430, pixelRatio: 2 }, true],
  ['a small window on a plain screen', { width: 680, pixelRatio: 1 }, true],
  ['a tablet', { width: 768, pixelRatio: 2 }, false],
  ['a window on a fine screen', { width: 680, pixelRatio: 2 }, false],
  ['a wide window on a plain screen', { width: 1_100, pixelRatio: 1 }, false],
])('%s is given the narrow layers where they are as fine as it shows', (_name, frame, isNarrow) => {
  expect(isNarrowEnough({ width: 1200, height: 900 }, frame)).toBe(isNarrow)
})
