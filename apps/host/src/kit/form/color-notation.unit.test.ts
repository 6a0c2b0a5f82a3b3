import { parseColor } from '@showroom/contract/showroom/color'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inNotation, notationOf } from './color-notation.ts'

const anyColor = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((bytes) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)

test('a colour is written as hex or as rgba, and is told apart again', () => {
  expect(inNotation('#1f5a4c', 'rgba')).toBe('rgba(31, 90, 76, 1)')
  expect(inNotation('rgb(31, 90, 76)', 'hex')).toBe('#1f5a4c')
  expect([notationOf('rgba(1, 2, 3, 1)'), notationOf('#123'), notationOf('')]).toEqual(['rgba', 'hex', 'hex'])
})

test('half of a colour is left for the hand that types it', () => {
  expect(inNotation('#1f5', 'hex')).toBe('#11ff55')
  expect(inNotation('rgba(31, 9', 'hex')).toBe('rgba(31, 9')
  expect(inNotation('', 'rgba')).toBe('')
})

test('no colour changes by being written in another way', () => {
  fc.assert(
    fc.property(anyColor, (hex) => {
      const there = inNotation(hex, 'rgba')
      return parseColor(there) === hex && inNotation(there, 'hex') === hex && notationOf(there) === 'rgba'
    }),
  )
})

test('a colour that lets something through is laid over white', () => {
  expect(inNotation('rgba(0, 0, 0, 0.5)', 'hex')).toBe('#808080')
  expect(inNotation('#00000000', 'hex')).toBe('#ffffff')
})
