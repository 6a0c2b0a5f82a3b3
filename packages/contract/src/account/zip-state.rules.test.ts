import { expect, test } from 'vitest'
import { usStates } from './us-states.ts'
import { stateOfZip } from './zip-state.rules.ts'

test.each([
  ['91101', 'CA'],
  ['91101-2745', 'CA'],
  ['10001', 'NY'],
  ['00501', 'NY'],
  ['05501', 'MA'],
  ['20101', 'VA'],
  ['20001', 'DC'],
  ['73301', 'TX'],
  ['73101', 'OK'],
  ['99501', 'AK'],
  ['96813', 'HI'],
  ['88510', 'TX'],
  ['06510', 'CT'],
  ['34001', null],
  ['09012', null],
  ['00901', null],
  ['9110', null],
  ['abcde', null],
])('%s lies in %s', (zipCode, state) => {
  expect(stateOfZip(zipCode)).toBe(state)
})

test('every state has ZIP codes', () => {
  const found = new Set(
    Array.from({ length: 1_000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, '0')}01`)),
  )
  expect(usStates.filter((state) => !found.has(state))).toEqual([])
})
