import { expect, test } from 'vitest'
import { isSlug, placedAt, removalRefusal, slugOf, slugRefusal } from './departments.rules.ts'

const empty = { product_count: 0, children: 0, is_built_in: false }

test('what is empty and was made by an Admin can go; everything else says why it stays', () => {
  expect(removalRefusal(empty)).toBeNull()
  expect(removalRefusal({ ...empty, product_count: 1 })).toMatch(/^It has a product, and can not be removed/)
  expect(removalRefusal({ ...empty, product_count: 1_200, children: 3 })).toMatch(/^It has 1,200 products/)
  expect(removalRefusal({ ...empty, children: 1 })).toMatch(/^A category stands in it/)
  expect(removalRefusal({ ...empty, children: 2 })).toMatch(/^2 categories stand in it/)
  expect(removalRefusal({ ...empty, is_built_in: true })).toMatch(/^Vendors’ files are sorted/)
})

test('an address changes only where nothing names it', () => {
  expect(slugRefusal(empty)).toBeNull()
  expect(slugRefusal({ ...empty, product_count: 1 })).toMatch(/products stand there/)
  expect(slugRefusal({ ...empty, is_built_in: true })).toMatch(/vendors’ files/)
})

test.each([
  ['Garden Sheds & Co.', 'garden-sheds-co'],
  ['Möbel für Bäder', 'mobel-fur-bader'],
  ['Pro’s picks', 'pros-picks'],
  ['  2 x 4  ', '2-x-4'],
  ['!!!', ''],
  [`${'long '.repeat(20)}`, `${'long-'.repeat(12)}`.replace(/-$/, '')],
])('the address of “%s” is “%s”', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  if (slug !== '') expect(isSlug(slug)).toBe(true)
})

test.each(['', '2024', 'Two', 'two words', 'two--dashes', '-edge', 'edge-', 'é', 'x'.repeat(61)])(
  '“%s” is no address',
  (slug) => expect(isSlug(slug)).toBe(false),
)

test('one is put in another place of its row, at the end where the place is beyond it', () => {
  expect(placedAt([1, 2, 3], 3, 0)).toEqual([3, 1, 2])
  expect(placedAt([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
  expect(placedAt([1, 2, 3], 1, 99)).toEqual([2, 3, 1])
  expect(placedAt([1, 2, 3], 4, 0)).toEqual([1, 2, 3])
})
