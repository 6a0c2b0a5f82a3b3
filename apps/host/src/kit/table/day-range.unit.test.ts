import { expect, test } from 'vitest'
import { readRange } from './day-range.ts'

test('days are read as people type them, and written as MM.DD.YYYY', () => {
  expect(readRange({ from: '1/2/2026', to: ' 02-03-2026 ' })).toEqual({
    range: { from: '01.02.2026', to: '02.03.2026' },
  })
})

test('an empty field is no limit', () => {
  expect(readRange({ from: '', to: '' })).toEqual({ range: { from: '', to: '' } })
})

test.each(['02.30.2026', 'yesterday', '2026-01-02', '13.01.2026'])('%s is no day', (from) => {
  expect(readRange({ from, to: '' })).toEqual({ errors: { from: ['Please write the date as MM.DD.YYYY.'] } })
})

test('the last day is not before the first', () => {
  expect(readRange({ from: '02.03.2026', to: '02.02.2026' })).toEqual({
    errors: { to: ['The last day must not be before the first one.'] },
  })
})
