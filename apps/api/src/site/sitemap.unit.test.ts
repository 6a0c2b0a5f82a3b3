import { expect, test } from 'vitest'
import { robotsOf, shelvesOf, sitemapIndexOf, sitemapOf } from './sitemap.ts'

const leaf = (slug_url: string) => ({
  id: 3,
  name: slug_url,
  slug_url,
  product_count: 1,
  picture: null,
  children: [],
})
const category = (slug_url: string) => ({ ...leaf(slug_url), children: [leaf(`${slug_url}-small`)] })
const menu = [
  { id: 1, name: 'Kitchen', menu_slug: 'kitchen', categories: [category('sinks')] },
  { id: 2, name: 'Bathroom', menu_slug: 'bathroom', categories: [category('sinks'), category('tubs')] },
]

test('a category that two departments show stands in the map once', () => {
  expect(shelvesOf(menu)).toEqual([
    '/department/kitchen',
    '/category/sinks',
    '/category/sinks-small',
    '/department/bathroom',
    '/category/tubs',
    '/category/tubs-small',
  ])
})

test('an address is whole, and nothing in it ends the map', () => {
  const map = sitemapOf(
    [{ path: '/a&<b', changedAt: new Date('2026-11-20T10:00:00Z') }],
    'https://shop.example',
  )
  expect(map).toContain(
    '<url><loc>https://shop.example/showroom/a&amp;%3Cb</loc><lastmod>2026-11-20</lastmod></url>',
  )
})

test('the index names the maps, robots the index', () => {
  const index = sitemapIndexOf([{ path: '/sitemap/pages.xml', changedAt: null }], 'https://shop.example')
  expect(index).toContain('<sitemap><loc>https://shop.example/showroom/sitemap/pages.xml</loc></sitemap>')
  expect(robotsOf('https://shop.example')).toMatch(
    /Disallow: \/showroom\/checkout\n[^]*Sitemap: https:\/\/shop\.example\/showroom\/sitemap\.xml\n/,
  )
})
