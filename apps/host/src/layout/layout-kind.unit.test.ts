import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { layoutKindOf, olderLayout } from './layout-kind.ts'

const kindAt = (path: string) =>
  layoutKindOf((matchRoutes(routes, path) ?? []).map(({ route }) => route.handle))

test('a page stands in the newer layout, unless a route on the way to it says another; the innermost decides', () => {
  expect(layoutKindOf([])).toBe('newer')
  expect(layoutKindOf([undefined, olderLayout, undefined])).toBe('older')
  expect(layoutKindOf([olderLayout, { layout: 'newer' }])).toBe('newer')
  expect(layoutKindOf([{ layout: 'another' }, 7, null])).toBe('newer')
})

test('where people work they stand in the older layout, where they look around in the newer', () => {
  const older = ['/checkout', '/thankyou', '/your_orders', '/account', '/projects', '/notification']
  const newer = ['/', '/department/kitchen', '/category/tile-flooring', '/cart', '/faq', '/designers', '/404']
  expect(older.filter((path) => kindAt(path) !== 'older')).toEqual([])
  expect(newer.filter((path) => kindAt(path) !== 'newer')).toEqual([])
})

test('the routes that the specification names are called so', () => {
  const idAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id
  expect(['/', '/department/kitchen', '/category/tile-flooring'].map(idAt)).toEqual([
    'shop-department',
    'department-list',
    'shop-products',
  ])
})
