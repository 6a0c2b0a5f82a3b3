import { expect, test } from 'vitest'
import { now, plannedText, whenFaults } from './planned.ts'

test('what is planned is said with its day and its markup, or that the rule goes', () => {
  expect(plannedText({ effective_on: '2026-12-12', markup_bps: 1_800 })).toBe('from 12.12.2026: 18 %')
  expect(plannedText({ effective_on: '2026-12-12', markup_bps: null })).toBe(
    'from 12.12.2026: no rule of its own',
  )
})

test('a day is asked for only where a change is planned', () => {
  expect(whenFaults(now)).toEqual({})
  expect(whenFaults({ when: 'day', effective_on: '' })).toEqual({ effective_on: ['Please choose a day.'] })
  expect(whenFaults({ when: 'day', effective_on: '2026-12-12' })).toEqual({})
})
