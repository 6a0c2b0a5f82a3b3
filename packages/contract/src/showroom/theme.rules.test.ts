import fc from 'fast-check'
import { expect, test } from 'vitest'
import { theme } from '../shop/shop.ts'
import { contrast, hexFrom, oklchOf, parseColor } from './color.ts'
import { canBePaper, juniper, type Tokens, themeOn, themeTokens } from './theme.rules.ts'

const byte = fc.integer({ min: 0, max: 255 })
const anyColor = fc
  .tuple(byte, byte, byte)
  .map((bytes) => `#${bytes.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
const corners = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#777777', juniper]

const of = (tokens: Tokens, name: string): string => tokens[`--showroom-${name}`] ?? 'missing'
const walls = ['paper', 'surface', 'sunken']
const states = ['accent', 'accent-hover', 'accent-pressed']

const expectContrast = (tokens: Tokens, front: string, back: string, least: number) =>
  expect(contrast(of(tokens, front), of(tokens, back)), `${front} on ${back}`).toBeGreaterThanOrEqual(least)

const expectReadable = (tokens: Tokens) => {
  for (const state of states) expectContrast(tokens, 'on-accent', state, 4.5)
  for (const wall of [...walls, 'accent-tint']) {
    expectContrast(tokens, 'accent-ink', wall, 4.5)
    expectContrast(tokens, 'accent-border', wall, 3)
    expectContrast(tokens, 'focus', wall, 3)
    expectContrast(tokens, 'ink', wall, 4.5)
    expectContrast(tokens, 'ink-soft', wall, 4.5)
  }
}

test.each(corners)('%s makes a theme that can be read', (accent) => {
  const { light, dark } = themeTokens(accent)
  expectReadable(light)
  expectReadable(dark)
})

test('whatever colour a Pro picks, text reaches 4.5:1 and edges 3:1, in light and in dark', () => {
  fc.assert(
    fc.property(anyColor, (accent) => {
      const { light, dark } = themeTokens(accent)
      expectReadable(light)
      expectReadable(dark)
    }),
    { numRuns: 500 },
  )
})

test.each(['success', 'warning', 'danger', 'info'])(
  '%s can be read on its tint and on every wall',
  (name) => {
    for (const tokens of Object.values(themeTokens(juniper))) {
      for (const wall of [...walls, `${name}-tint`]) expectContrast(tokens, name, wall, 4.5)
      expectContrast(tokens, 'ink', `${name}-tint`, 4.5)
    }
  },
)

test('whatever a page’s own colours are, a theme around its paper can be read', () => {
  fc.assert(
    fc.property(anyColor, anyColor, anyColor.filter(canBePaper), (accent, ink, paper) => {
      const tokens = themeOn({ accent, ink, paper })
      expect(of(tokens, 'paper')).toBe(paper)
      expectReadable(tokens)
      for (const name of ['success', 'warning', 'danger', 'info']) {
        for (const wall of [...walls, `${name}-tint`]) expectContrast(tokens, name, wall, 4.5)
      }
    }),
    { numRuns: 500 },
  )
})

test('a colour of middle brightness is no paper; white, cream and near-black are', () => {
  expect(['#ffffff', '#f4ecdf', '#111111'].map(canBePaper)).toEqual([true, true, true])
  expect(['#777777', '#cc0000', '#3388ff'].map(canBePaper)).toEqual([false, false, false])
})

test('on light pages the accent is the picked colour itself', () => {
  expect(of(themeTokens('#b4532a').light, 'accent')).toBe('#b4532a')
})

test('a theme fits the contract: names and colours that can be set as properties', () => {
  const { light, dark } = themeTokens('#b4532a')
  expect(theme.safeParse({ logo: null, is_custom: true, light, dark }).success).toBe(true)
  expect(Object.keys(light)).toEqual(Object.keys(dark))
})

test('a colour comes back from OKLCH as it went', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(hexFrom(oklchOf(color))).toBe(color)
    }),
  )
})

test.each([
  ['#abc', '#aabbcc'],
  ['#AABBCC', '#aabbcc'],
  ['#1f5a4cff', '#1f5a4c'],
  ['#00000080', '#7f7f7f'],
  ['rgb(31, 90, 76)', '#1f5a4c'],
  ['rgb(31 90 76)', '#1f5a4c'],
  ['rgba(0,0,0,.5)', '#808080'],
  ['rgb(0 0 0 / 50%)', '#808080'],
])('%s is %s', (typed, color) => {
  expect(parseColor(typed)).toBe(color)
})

test.each([
  'red',
  '#12',
  '#12345',
  'rgb(256,0,0)',
  'rgb(1,2)',
  'hsl(0 0% 0%)',
  'rgba(0,0,0,200%)',
  'red}input[type=password]{background:url(//evil)}',
  '#fff;background:url(//evil)',
  '',
])('%s is refused', (typed) => {
  expect(parseColor(typed)).toBeNull()
})
