import type { ArrangedCategory, ArrangedDepartment } from '@showroom/contract/catalogue/departments'
import { expect, test } from 'vitest'
import { foundArranged } from './found-arranged.ts'

const counts = { product_count: 0, active_count: 0, is_hidden: false }
const shower = { id: 31, name: 'Shower doors', slug: 'shower-doors', is_built_in: false, ...counts }
const showers: ArrangedCategory = {
  ...shower,
  id: 4,
  name: 'Showers',
  slug: 'showers',
  picture: null,
  also_in: [],
  children: [shower],
}
const bath: ArrangedDepartment = {
  id: 4,
  name: 'Bathroom',
  slug: 'bathroom',
  categories: [showers],
  also_shows: [],
  ...counts,
}

test('an address opens a department, a category or a subcategory, though numbers are alike', () => {
  expect(foundArranged([bath], 'd4')).toEqual({ kind: 'department', department: bath })
  expect(foundArranged([bath], 'c4')).toEqual({ kind: 'category', category: showers, department: bath })
  expect(foundArranged([bath], 'c31')).toEqual({
    kind: 'subcategory',
    subcategory: shower,
    category: showers,
  })
})

test('what is not there opens nothing', () => {
  expect(foundArranged([bath], 'c999')).toBeNull()
  expect(foundArranged([bath], '')).toBeNull()
  expect(foundArranged([bath], 'x4')).toBeNull()
})
