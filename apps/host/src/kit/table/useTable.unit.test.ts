import { sortsOf } from '@showroom/contract/shared/sort'
import { expect, test } from 'vitest'
import { hiddenOf } from './hidden-columns.ts'
import { nextSort } from './useTable.ts'

const columns = [{ key: 'number' }, { key: 'client' }, { key: 'project', isExtra: true }]

test('a column that is pressed again turns round, and another one begins ascending', () => {
  expect(nextSort({ by: 'placed', isDescending: true }, 'placed')).toBe('placed')
  expect(nextSort({ by: 'placed', isDescending: false }, 'placed')).toBe('-placed')
  expect(nextSort({ by: 'placed', isDescending: true }, 'total')).toBe('total')
})

test('every column can be sorted by in both directions', () => {
  expect(sortsOf(['placed', 'number'])).toEqual(['placed', '-placed', 'number', '-number'])
})

test('what is extra is put away until somebody chooses; then their choice counts', () => {
  expect([...hiddenOf(columns, null)]).toEqual(['project'])
  expect([...hiddenOf(columns, ['none'])]).toEqual([])
  expect([...hiddenOf(columns, ['client'])]).toEqual(['client'])
})

test('the column that names the row stays, whatever the address says', () => {
  expect([...hiddenOf(columns, ['number', 'client'])]).toEqual(['client'])
})
