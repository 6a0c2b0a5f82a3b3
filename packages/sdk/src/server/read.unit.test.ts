import { expect, test } from 'vitest'
import { registry } from '../registry.ts'
import { readFragment } from './read.ts'

const names = Object.keys(registry)
const showroom = 'HARVEST2'

const errorsOf = (query: Record<string, unknown>, tag = 'showroom-products') => {
  const reading = readFragment(tag, query)
  return reading.kind === 'invalid' ? reading.errors : null
}

test.each(names)('<%s> is drawn for a showroom', (tag) => {
  expect(readFragment(tag, { showroom })).toEqual({
    kind: 'read',
    request: { tag, showroom, attributes: { showroom }, dom: 'shadow', styles: 'linked' },
  })
})

test('styles stand in the HTML where the address says so', () => {
  expect(readFragment('showroom-shop', { showroom, styles: 'inline' })).toMatchObject({
    request: { attributes: { showroom }, styles: 'inline' },
  })
})

test('attributes are passed on as they were written', () => {
  const attributes = { showroom, theme: 'dark', category: 'tile & "stone"', 'page-size': '12' }
  expect(readFragment('showroom-products', { ...attributes, dom: 'light' })).toMatchObject({
    request: { attributes, dom: 'light' },
  })
})

test.each(['showroom-secret', 'script', 'constructor', '__proto__', 'toString', '', 'SHOWROOM-SHOP'])(
  'there is no tag “%s”',
  (tag) => expect(readFragment(tag, { showroom })).toEqual({ kind: 'unknown' }),
)

test.each(['onclick', 'style', 'class', 'slot', 'id', 'lang', 'product', 'constructor', '__proto__', 'x><b'])(
  '“%s” is no attribute of a list of products',
  (name) => {
    const query = Object.fromEntries([
      ['showroom', showroom],
      [name, 'x'],
    ])
    expect(errorsOf(query)).toEqual(
      Object.fromEntries([[name, ['<showroom-products> has no such attribute.']]]),
    )
  },
)

test('each mistake is named by its field', () => {
  const errors = errorsOf({
    dom: 'none',
    styles: 'none',
    theme: 'sepia',
    category: ['a', 'b'],
    search: 'x'.repeat(201),
  })
  expect(errors).toEqual({
    dom: ['Must be one of: shadow, light.'],
    styles: ['Must be one of: linked, inline.'],
    theme: ['Must be one of: auto, light, dark.'],
    category: ['Must be given once.'],
    search: ['Must have at most 200 characters.'],
    showroom: ['Must be a Showroom ID.'],
  })
})

test.each(['', ' ', '<b>', 'HARVEST2"', "'; drop table", 'x'.repeat(33), 'HARVEST2\n'])(
  '“%s” is no Showroom ID',
  (name) => expect(errorsOf({ showroom: name })).toEqual({ showroom: ['Must be a Showroom ID.'] }),
)

test('a showroom named twice is refused', () => {
  expect(Object.keys(errorsOf({ showroom: [showroom, 'MAPLE247'] }) ?? {})).toEqual(['showroom'])
})
