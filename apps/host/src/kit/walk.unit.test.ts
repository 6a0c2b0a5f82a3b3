import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexAfter, type Step, stepOf } from './walk.ts'

test('a row is walked sideways, a column up and down, both with Home and End', () => {
  expect(['ArrowRight', 'ArrowDown', 'Home'].map((key) => stepOf(key, 'row'))).toEqual([
    'next',
    null,
    'first',
  ])
  expect(['ArrowDown', 'ArrowRight', 'End'].map((key) => stepOf(key, 'column'))).toEqual([
    'next',
    null,
    'last',
  ])
})

test('from right to left, the left arrow leads on', () => {
  expect(stepOf('ArrowLeft', 'row', true)).toBe('next')
  expect(stepOf('ArrowRight', 'row', true)).toBe('previous')
})

test('a row begins anew at its end, a column stays', () => {
  expect(indexAfter('next', 2, { count: 3, wraps: true })).toBe(0)
  expect(indexAfter('previous', 0, { count: 3, wraps: true })).toBe(2)
  expect(indexAfter('next', 2, { count: 3, wraps: false })).toBe(2)
  expect(indexAfter('previous', 0, { count: 3, wraps: false })).toBe(0)
})

test('no walk ever leaves what can be reached', () => {
  const steps = fc.array(fc.constantFrom<Step>('next', 'previous', 'first', 'last'))
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 30 }), fc.boolean(), (walk, count, wraps) => {
      const end = walk.reduce((at, step) => indexAfter(step, at, { count, wraps }), 0)
      return end >= 0 && end < count
    }),
  )
})
