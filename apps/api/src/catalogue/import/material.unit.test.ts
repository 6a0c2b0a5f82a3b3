import { describe, expect, test } from 'vitest'
import { placeOf } from './category-words.ts'
import { centsOf, coverageIn, measureOf, poundsOf } from './measures.ts'
import { cut, oneLine, plainTextOf } from './plain-text.ts'
import { csvCell } from './report.ts'

test.each([
  ['74.25 USD', 7425],
  ['$1,234.50', 123_450],
  ['189', 18_900],
  ['USD 12.10', 1210],
  ['-4.00', -400],
  ['74.25 EUR', null],
  ['74,25', null],
  ['1e3', null],
  ['', null],
])('the price “%s” is %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

test.each([
  ['15.5 sqft', { coverage: 15_500 }],
  ['15.50 sq. ft.', { coverage: 15_500 }],
  ['1.44 sqm', { coverage: 15_500 }],
  ['7.83 ft', { length: 7830 }],
  ['0 sqft', null],
  ['12 ct', null],
])('the measure “%s”', (text, measure) => {
  expect(measureOf(text)).toEqual(measure)
})

test.each([
  ['Each box covers 15.5 sq ft of floor.', { coverage: 15_500 }],
  ['Coverage: 23.78 sqft', { coverage: 23_780 }],
  ['10.76 sq. ft. per carton', { coverage: 10_760 }],
  ['Sold in a box of 8.75 square feet', { coverage: 8750 }],
  ['Good for rooms of 200 sq ft', null],
])('“%s”', (text, measure) => {
  expect(coverageIn(text)).toEqual(measure)
})

test('weights in pounds', () => {
  expect([poundsOf('29500 g'), poundsOf('20.5 kg'), poundsOf('65.1 lb'), poundsOf('heavy')]).toEqual([
    65.04,
    45.19,
    65.1,
    null,
  ])
})

describe('HTML', () => {
  test.each([
    ['<p>One</p><p>Two &amp; three</p>', 'One\nTwo & three'],
    ['a<script>alert(1)</script>b', 'a b'],
    ['a<script>alert(1)', 'a'],
    ['<SCRIPT src=x></SCRIPT >ok', 'ok'],
    ['<img src=x onerror="alert(1)">ok', 'ok'],
    ['<style>p{}</style>ok<!-- <b>not</b> -->', 'ok'],
    ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['&lt;script&gt; is text', '<script> is text'],
    ['caf&eacute; &#8211; &#x1F3E0; &#0; &unknown;', 'café – 🏠 &unknown;'],
    ['&constructor; &toString;', '&constructor; &toString;'],
    ['nul\u0000and\u0007bell', 'nul and bell'],
  ])('%s', (html, text) => {
    expect(plainTextOf(html)).toBe(text)
  })
  test('a title is one line', () => {
    expect(oneLine(' Porcelain\r\n Tile &ndash; Fog ')).toBe('Porcelain Tile – Fog')
  })
  test('nothing is cut through an emoji, and half of one is left out', () => {
    expect(cut('ab🏠', 3)).toBe('ab')
    expect(cut('ab🏠', 4)).toBe('ab🏠')
    expect(oneLine(`${'a'.repeat(299)}🏠`)).toBe('a'.repeat(299))
    expect(plainTextOf(`${'a'.repeat(3_999)}🏠`)).toBe('a'.repeat(3_999))
    expect(oneLine('half \ud83c of one')).toBe('half of one')
  })
})

test.each([
  [['Flooring', 'Hardwood Flooring'], 'engineered-hardwood'],
  [['Luxury Vinyl Plank (LVP)'], 'spc-rigid-core-plank'],
  [['Home & Garden', 'Kitchen Faucets'], 'pull-down'],
  [['Lav Faucets'], 'single-hole'],
  [['Double Vanities'], 'double-sink-vanities'],
  [['Knobs'], 'knobs'],
  [['', 'Aura Matte Porcelain Floor Tile 24x24'], 'porcelain-tile'],
  [['Candles'], undefined],
])('%s belongs to %s', (texts, slug) => {
  expect(placeOf(texts)?.subcategory.slug).toBe(slug)
})

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1', "'+1"],
  ['-2', "'-2"],
  ['@cmd', "'@cmd"],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('the report’s cell for %s', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})
