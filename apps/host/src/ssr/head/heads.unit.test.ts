import { existsSync } from 'node:fs'
import { isValidElement } from 'react'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { drawnKey } from './drawn-key.ts'
import { headRowAt, heads } from './heads.ts'

const flat = (of: readonly RouteObject[]): RouteObject[] =>
  of.flatMap((route) => [route, ...flat(route.children ?? [])])
const pages = flat(routes).filter(({ path }) => path !== undefined && path !== '*')
const known = { menu: [], product: null, designer: null, template: null, query: new URLSearchParams() }

test('every address of the router says how it is to be found', () => {
  const listed = new Set(heads.map(({ path }) => path))
  expect(pages.map(({ path }) => path).filter((path) => !listed.has(path ?? ''))).toEqual([])
})

test('a page that a server draws is named by its own file', () => {
  const drawn = pages.filter(({ path }) =>
    heads.some((row) => row.path === path && row.isPublic && !row.elsewhere),
  )
  for (const { path, element } of drawn) {
    if (!isValidElement(element) || typeof element.type !== 'function')
      throw new Error(`${path} draws nothing.`)
    if (!('file' in element.type)) continue
    expect(existsSync(new URL(`../../../${String(element.type.file)}`, import.meta.url)), path).toBe(true)
  }
})

test.each(['a\r\nSet-Cookie:x', 'ｅvil', '//evil.example', '../../login', 'a?b#c'])(
  'the older address of a product leads to one path of ours, whatever it names: %j',
  (pid) => {
    const query = new URLSearchParams({ pid, vsd_id: pid })
    const path = headRowAt('/product-details')?.row.elsewhere?.({ params: {}, query })
    expect(path).toMatch(/^\/product\/[\w%.~-]+\/[\w%.~-]+$/)
    expect(decodeURIComponent(path?.split('/')[2] ?? '')).toBe(pid)
  },
)

test('a list that is filtered, sorted or searched is the plain one, a further page is its own', () => {
  const at = (search: string) =>
    headRowAt('/visualize/contractor/all')?.row.head({
      ...known,
      path: '/visualize/contractor/all',
      params: {},
      query: new URLSearchParams(search),
    })?.canonical
  expect([at('f=brand:Ostrevane&sort=price_asc'), at('page=3'), at('page=1'), at('q=oak')]).toEqual([
    '/visualize/contractor/all',
    '/visualize/contractor/all?page=3',
    '/visualize/contractor/all',
    null,
  ])
})

test.each([
  ['/visualize/templates?type=kitchen&utm=mail', '/visualize/templates?type=kitchen'],
  ['/visualize/templates?tier=2&style=japandi&page=2', '/visualize/templates?page=2&style=japandi&tier=2'],
  ['/visualize/plans?width=12&type=kitchen&shape=L', '/visualize/plans?shape=L&type=kitchen&width=12'],
  ['/visualize/template/kitchen-modern-1?utm=mail', '/visualize/template/kitchen-modern-1?'],
  // What is named there may be somebody's own, which a drawing for nobody would not find.
  ['/visualize/templates?plan=kitchen-l-11x13', null],
  ['/visualize/template/kitchen-modern-1?plan=own', null],
  ['/visualize/plans?template=kitchen-modern-1', null],
  ['/visualize/template/4kJx0qPz81mNbVc2L', null],
  ['/visualize/room?template=4kJx0qPz81mNbVc2L', null],
  ['/visualize/room?plan=4kJx0qPz81mNbVc2L&template=kitchen-modern-1', null],
  ['/visualize/room?plan=kitchen-l-11x13', null],
  ['/visualize/room?design=4kJx0qPz81mNbVc2L', null],
  [
    '/visualize/room?template=kitchen-modern-1&plan=kitchen-l-11x13',
    '/visualize/room?plan=kitchen-l-11x13&template=kitchen-modern-1',
  ],
  ['/our-brands?type=kitchen', '/our-brands?'],
])('a drawn page is drawn with all that it reads of its address: %s', (address, key) => {
  const { pathname: path, searchParams: query } = new URL(address, 'http://host')
  const found = headRowAt(path)
  expect(found && drawnKey(found.row, { path, params: found.params, query })).toBe(key)
})

test('a subcategory below its department is the list that is found by its own address', () => {
  const leaf = {
    id: 3,
    name: 'Porcelain',
    slug_url: 'porcelain-tile',
    product_count: 7,
    picture: null,
    children: [],
  }
  const tile = { ...leaf, id: 2, name: 'Tile', slug_url: 'tile-flooring', children: [leaf] }
  const menu = [{ id: 1, name: 'Flooring', menu_slug: 'flooring', categories: [tile] }]
  const at = (path: string) => {
    const found = headRowAt(path)
    return found?.row.head({ ...known, menu, path, params: found.params })?.canonical
  }
  expect(['tile-flooring', 'porcelain-tile'].map((slug) => at(`/department/flooring/${slug}`))).toEqual([
    '/department/flooring/tile-flooring',
    '/category/porcelain-tile',
  ])
})

test('what a catalogue does not hold has no head', () => {
  const headOf = (path: string) => {
    const found = headRowAt(path)
    return found?.row.head({ ...known, path, params: found.params })
  }
  expect(['/category/nonsense', '/department/nonsense', '/product/nonsense'].map(headOf)).toEqual([
    null,
    null,
    null,
  ])
})
