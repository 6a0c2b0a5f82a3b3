import { contrast } from '@showroom/contract/showroom/color'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything, colorsBehind, type Layer, leastContrast, standOn, withSteps } from './ground.rules.ts'

const inks = { light: ['#1f1d1a', '#5e5a53'], dark: ['#f5f2ec', '#b9b3a8'] }
const solid = (hex: string, alpha = 1): Layer => [{ hex, alpha }]
const wish = { said: undefined, stays: false, inks }
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('what covers hides what lies under it, and glass does not', () => {
  expect(colorsBehind([solid('#ffffff'), solid('#000000')], '#123456')).toEqual(['#ffffff'])
  expect(colorsBehind([solid('#ffffff', 0.5), solid('#000000')], '#123456')).toEqual(['#808080'])
  expect(colorsBehind([], '#123456')).toEqual(['#123456'])
  expect(colorsBehind([solid('#000000', 0.5), anything], '#123456')).toEqual(['#000000', '#808080'])
})

test('the middle of a gradient counts: it can be darker than both ends', () => {
  const colors = withSteps([
    { hex: '#ff0000', alpha: 1 },
    { hex: '#0000ff', alpha: 1 },
  ]).map((paint) => paint.hex)
  expect(colors).toEqual(['#ff0000', '#bf0040', '#800080', '#4000bf', '#0000ff'])
})

test.each([
  [['#ffffff'], {}, 'light'],
  [['#000000'], {}, 'dark'],
  [['#d0021b'], {}, 'dark-own'],
  [['#8a8a8a'], {}, 'light-own'],
  [['#000000', '#ffffff'], {}, 'light-own'],
  [['#ffffff'], { said: 'dark' as const }, 'dark-own'],
  [['#000000'], { said: 'dark' as const }, 'dark'],
  [['#d0021b'], { stays: true }, 'dark'],
])('on %o with %o a tag stands %s', (colors, more, stand) => {
  expect(standOn(colors, { ...wish, ...more })).toBe(stand)
})

test('whatever the page paints, text that lies on it can be read', () => {
  fc.assert(
    fc.property(
      fc.array(hex, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('light', 'dark', undefined),
      (colors, said) => {
        const stand = standOn(colors, { ...wish, said })
        if (stand === 'light' || stand === 'dark')
          expect(leastContrast(colors, inks[stand])).toBeGreaterThanOrEqual(4.5)
        if (said) expect(stand.startsWith(said)).toBe(true)
        // A paper is laid only where it is needed.
        else if (stand.endsWith('own'))
          for (const scheme of ['light', 'dark'] as const)
            expect(
              Math.min(...inks[scheme].flatMap((ink) => colors.map((color) => contrast(ink, color)))),
            ).toBeLessThan(4.5)
      },
    ),
  )
})
