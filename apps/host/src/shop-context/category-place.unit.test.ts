import type { Category, Department } from '@showroom/contract/catalogue/catalogue'
import { expect, test } from 'vitest'
import { isIn } from './category-place.ts'

const aCategory = (id: number, slug_url: string, children: Category[] = []): Category => ({
  id,
  slug_url,
  name: slug_url,
  product_count: 1,
  picture: null,
  children,
})

test('a department has its categories and theirs, by address or by id, and no other', () => {
  const flooring: Department = {
    id: 1,
    name: 'Flooring',
    menu_slug: 'flooring',
    categories: [aCategory(2, 'tile-flooring', [aCategory(3, 'porcelain-tile')])],
  }
  const asked = ['tile-flooring', 'porcelain-tile', '3', 'bath-tubs', '1']
  expect(asked.filter((each) => isIn(flooring, each))).toEqual(['tile-flooring', 'porcelain-tile', '3'])
})
