import type { Brand } from '@showroom/contract/catalogue/catalogue'
import { expect, test } from 'vitest'
import { brandsByLetter, categoriesOf } from './brand-list.ts'

const aBrand = (name: string, categories: string[], vendor = name): Brand => ({
  name,
  product_count: 10,
  vendor: { name: vendor, state: 'CA' },
  categories,
})
const brands = [
  aBrand('1860 Stone', ['Hardscaping']),
  aBrand('Kestrane', ['Appliances'], 'Kestrane Appliance'),
  aBrand('Kilnfern', ['Tile Flooring', 'Backsplash Tiles'], 'Kilnfern Ceramics'),
  aBrand('Marblund', ['Tile Flooring']),
]
const names = (choice: Parameters<typeof brandsByLetter>[1]) =>
  brandsByLetter(brands, choice).map(({ letter, brands: some }) => [letter, some.map(({ name }) => name)])

test('brands stand under their letters, and what begins with none under #', () => {
  expect(names({ text: '', category: null })).toEqual([
    ['#', ['1860 Stone']],
    ['K', ['Kestrane', 'Kilnfern']],
    ['M', ['Marblund']],
  ])
})

test('a text finds brands by their name or their maker’s', () => {
  expect(names({ text: ' ceram', category: null })).toEqual([['K', ['Kilnfern']]])
  expect(names({ text: 'nobody', category: null })).toEqual([])
})

test('a category leaves the brands that are known for it', () => {
  expect(names({ text: '', category: 'Tile Flooring' })).toEqual([
    ['K', ['Kilnfern']],
    ['M', ['Marblund']],
  ])
  expect(categoriesOf(brands)).toEqual(['Appliances', 'Backsplash Tiles', 'Hardscaping', 'Tile Flooring'])
})
