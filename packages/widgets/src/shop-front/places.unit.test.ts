import { expect, test } from 'vitest'
import { categoryPath, listPath, placeOf, productPath, viewKey } from './places.ts'

test('each place has a path, and each path its place', () => {
  expect(placeOf(productPath('fog12'))).toEqual({ view: 'product', id: 'fog12' })
  expect(placeOf(categoryPath('tile-flooring'))).toMatchObject({ view: 'list', category: 'tile-flooring' })
  expect(placeOf('/department/floors-walls')).toMatchObject({ view: 'list', department: 'floors-walls' })
  expect(placeOf('/search?q=oak')).toMatchObject({ view: 'list', query: 'q=oak' })
})

test('what is not understood is the front door', () => {
  const odd = ['', '/', '/nowhere', '/product/', '/product/<script>', '/category/../../etc', '/product/a b']
  expect(odd.map((path) => placeOf(path).view)).toEqual(odd.map(() => 'home'))
})

test('a question mark inside the query does not cut it off', () => {
  expect(placeOf('/search?q=what?')).toMatchObject({ query: 'q=what?' })
})

test('filters stay on their shelf', () => {
  const place = placeOf('/category/tile-flooring?page=2')
  if (place.view !== 'list') throw new Error('a category is a list')
  expect(listPath(place, new URLSearchParams({ sort: 'newest' }))).toBe('/category/tile-flooring?sort=newest')
  expect(listPath(place, new URLSearchParams())).toBe('/category/tile-flooring')
})

test('filters and pages are the same view, another category is another', () => {
  const keys = ['/category/a', '/category/a?page=2', '/category/b'].map((path) => viewKey(placeOf(path)))
  expect(keys[0]).toBe(keys[1])
  expect(keys[0]).not.toBe(keys[2])
})
