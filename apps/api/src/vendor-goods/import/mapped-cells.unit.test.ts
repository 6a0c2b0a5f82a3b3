import { expect, test } from 'vitest'
import { mappedCells } from './mapped-cells.ts'

const of = (mapping: Record<string, string>) => ({ isMerchant: false, mapping })

test('a column is read as what it was mapped to, another keeps its name', () => {
  const cells = { 'my name': 'Fog', cost: '9.00', 'coverage (sq ft)': '15.5' }
  const mapped = mappedCells(cells, of({ 'my name': 'title', cost: 'variant price' }))
  expect(Object.fromEntries(mapped)).toEqual({
    title: 'Fog',
    'variant price': '9.00',
    'coverage (sq ft)': '15.5',
    handle: 'Fog',
  })
})

test('a column that is called like another is not read in its place', () => {
  const mapped = mappedCells({ price: '99.00', 'variant price': '10.00' }, of({ price: 'variant price' }))
  expect(mapped.get('variant price')).toBe('99.00')
})

test('rows without a family are products by themselves, by their SKU', () => {
  const mapping = { code: 'variant sku', what: 'title' }
  expect(mappedCells({ code: 'A-1', what: 'Fog' }, of(mapping)).get('handle')).toBe('A-1')
})

test('a column that is called as ours is not read where it was mapped to none', () => {
  const cells = { title: 'Fog', 'variant price': '9.00', lot: 'L-1', handle: 'fog' }
  const mapped = mappedCells(
    cells,
    of({ title: 'title', 'variant price': 'variant price', handle: 'handle' }),
  )
  expect(mapped.get('lot')).toBeUndefined()
})
