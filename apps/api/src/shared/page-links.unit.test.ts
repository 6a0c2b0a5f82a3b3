import { expect, test } from 'vitest'
import { pageLinks } from './page-links.ts'

const labels = (page: number, last: number) =>
  pageLinks(page, last, (number) => `/x?page=${number}`)
    .map(({ label, active }) => (active ? `[${label}]` : label))
    .join(' ')

test.each([
  [1, 1, '&laquo; Previous [1] Next &raquo;'],
  [1, 3, '&laquo; Previous [1] 2 3 Next &raquo;'],
  [1, 320, '&laquo; Previous [1] 2 3 4 ... 320 Next &raquo;'],
  [5, 9, '&laquo; Previous 1 2 3 4 [5] 6 7 8 9 Next &raquo;'],
  [160, 320, '&laquo; Previous 1 ... 157 158 159 [160] 161 162 163 ... 320 Next &raquo;'],
  [320, 320, '&laquo; Previous 1 ... 317 318 319 [320] Next &raquo;'],
])('page %i of %i', (page, last, expected) => {
  expect(labels(page, last)).toBe(expected)
})

test('Previous and Next lead nowhere at the ends, a gap never does', () => {
  const links = pageLinks(1, 20, (number) => `/x?page=${number}`)
  expect(links[0]?.url).toBeNull()
  expect(links.at(-1)?.url).toBe('/x?page=2')
  expect(links.find(({ label }) => label === '...')?.url).toBeNull()
})
