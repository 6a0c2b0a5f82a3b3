import type { Category } from '@showroom/contract/catalogue/catalogue'
import { expect, test } from 'vitest'
import { vocabularyOf } from './vocabulary.ts'

const vocabulary = vocabularyOf([
  'Ardenmoor Porcelain Tile',
  'White Oak Plank',
  'Marble Mosaic',
  'Herringbone',
])

test.each([
  [['porcelin'], ['porcelain']],
  [
    ['procelain', 'tile'],
    ['porcelain', 'tile'],
  ],
  [
    ['marbel', 'mosiac'],
    ['marble', 'mosaic'],
  ],
  [['heringbone'], ['herringbone']],
])('%s was probably %s', (typed, meant) => {
  expect(vocabulary.correct(typed)).toEqual(meant)
})

test.each([[['oak']], [['12x24']], [['qqzzxxy']], [['ab']]])('%s is left as it is', (words) => {
  expect(vocabulary.correct(words)).toBeNull()
})

test('the nearest category is the one whose name is most alike', () => {
  const named = (name: string): Category => ({
    id: 1,
    name,
    slug_url: name,
    product_count: 1,
    picture: null,
    children: [],
  })
  const categories = [named('Toilets'), named('Kitchen Faucets'), named('Fans')]
  expect(vocabulary.nearest(['kitchn', 'fauset'], categories)?.name).toBe('Kitchen Faucets')
  expect(vocabulary.nearest(['zzz'], categories)).toBeNull()
})
