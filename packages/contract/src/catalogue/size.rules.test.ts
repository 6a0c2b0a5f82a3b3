import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from './inches.rules.ts'
import { sizeOf, sizeOfLabel } from './size.rules.ts'

test.each([
  ['12x24', '12" × 24"', '12 by 24 inches'],
  ['2.5x8', '2 1/2" × 8"', '2 and 1/2 by 8 inches'],
  ['11.8x12 linear sheet', '11 13/16" × 12" linear sheet', '11 and 13/16 by 12 inches linear sheet'],
  ['4.7x23.6 herringbone', '4 11/16" × 23 5/8" herringbone', '4 and 11/16 by 23 and 5/8 inches herringbone'],
  ['48x16x7', '48" × 16" × 7"', '48 by 16 by 7 inches'],
  ['60 x 30 in', '60" × 30"', '60 by 30 inches'],
  ['12 × 24 in', '12" × 24"', '12 by 24 inches'],
  ['7 1/2" x 75"', '7 1/2" × 75"', '7 and 1/2 by 75 inches'],
  ['2-1/4 in x RL', '2 1/4" wide, random lengths', '2 and 1/4 inches wide, random lengths'],
  ['6-5/16 in (160 mm)', '6 5/16" (160 mm)', '6 and 5/16 inches (160 mm)'],
  ['0.5x12 pencil', '1/2" × 12" pencil', '1/2 by 12 inches pencil'],
  ['44-48 in', '44"–48"', '44 to 48 inches'],
  ['12 in x 50 ft', '12" × 50 ft', '12 inches by 50 feet'],
  ['15 ft roll', '15 ft roll', '15 feet roll'],
  ['1 in', '1"', '1 inch'],
  ['6x24 x 6 pc', '6" × 24", 6 pieces', '6 by 24 inches, 6 pieces'],
  ['6x18x6 L-corner, box of 8', '6" × 18" × 6" L-corner, box of 8', '6 by 18 by 6 inches L-corner, box of 8'],
  ['4-in-1 molding 94 in', '4-in-1 molding 94"', '4-in-1 molding 94 inches'],
  ['2x4 wall', '2x4 wall', '2x4 wall'],
  ['flats 10 sqft box', 'flats 10 sq ft box', 'flats 10 sq ft box'],
  ['150 CFM', '150 CFM', '150 CFM'],
  ['Random 3-pc', 'Random 3-pc', 'Random 3-pc'],
])('a maker’s “%s” is shown as %s', (label, text, spoken) => {
  expect(sizeOfLabel(label)).toEqual({ text, spoken })
})

test.each([
  [
    'tile, its millimeters in sixteenths',
    'tile-flooring',
    '12x24',
    { thickness_mm: 9 },
    '12" × 24" · 3/8" thick',
  ],
  [
    'laminate by the millimeter',
    'laminate-flooring',
    '7.7x50.6',
    { thickness_mm: 12 },
    '7 11/16" × 50 5/8" · 12 mm thick',
  ],
  [
    'boards of random lengths',
    'hardwood-flooring',
    '6.5 in x RL',
    { width_in: 6.5, length: 'Random 24-72 in', thickness_in: 0.5625, pattern: 'Plank' },
    '6 1/2" wide planks, random lengths 24"–72" · 9/16" thick',
  ],
  [
    'boards of one length',
    'hardwood-flooring',
    '7.5 x 75',
    { width_in: 7.5, length: 'Fixed 75 in', thickness_in: 0.625, pattern: 'Plank' },
    '7 1/2" wide planks, 75" long · 5/8" thick',
  ],
  [
    'a laid pattern by its pieces',
    'hardwood-flooring',
    '5x25 chevron',
    { width_in: 5, length: 'Random 24-72 in', thickness_in: 0.5625, pattern: 'Chevron' },
    '5" × 25" chevron · 9/16" thick',
  ],
  [
    'a vanity by width, depth and height',
    'bathroom-vanitys',
    '36 in',
    { width_in: '36', depth_in: 22, height_in: 34.5 },
    '36" W × 22" D × 34 1/2" H',
  ],
  ['an appliance by its width', 'appliances', '30 in', { width_in: '30', depth: 'Built-in' }, '30" wide'],
  [
    'a slab, its thickness once',
    'countertop',
    '126x63 2 cm',
    { thickness: '2 cm' },
    '126" × 63" · 2 cm thick',
  ],
  [
    'a coping whose third side is its thickness',
    'pool-copings',
    '12x24x2 bullnose',
    { thickness: '2 in' },
    '12" × 24" × 2" bullnose',
  ],
  ['a paver', 'hardscaping', '16x24', { thickness: '1.25 in' }, '16" × 24" · 1 1/4" thick'],
])('%s', (_, category, label, attributes, text) => {
  expect(sizeOf({ category, label, attributes })?.text).toBe(text)
})

test('sides are read out by their names', () => {
  const tub = {
    category: 'bath-tubs',
    label: '60 x 30 in',
    attributes: { length_in: '60', width_in: '30', height_in: 21.5 },
  }

  expect(sizeOf(tub)?.spoken).toBe('60 inches long by 30 inches wide by 21 and 1/2 inches high')
  expect(sizeOf({ category: 'countertop', label: '126x63', attributes: { thickness: '3 cm' } })?.spoken).toBe(
    '126 by 63 inches, 3 centimeters thick',
  )
})

test('what has no size shows none', () => {
  expect(sizeOf({ category: 'kitchen-faucets', label: '', attributes: { spout_reach_in: 9 } })).toBeNull()
})

test('a fraction is at most a 32nd of an inch off, in lowest terms, and never a decimal', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.0625, max: 500, noNaN: true }), (inches) => {
      const words = fraction(inches)
      const [, whole = '0', over = '0', under = '1'] = /^(\d+)?(?:(?:^| )(\d+)\/(\d+))?$/.exec(words) ?? []
      expect(Math.abs(Number(whole) + Number(over) / Number(under) - inches)).toBeLessThanOrEqual(1 / 32)
      expect(words).not.toContain('.')
      expect([1, 2, 4, 8, 16]).toContain(Number(under))
      expect(under === '1' || Number(over) % 2 === 1).toBe(true)
    }),
  )
})

const sides = fc.array(
  fc.integer({ min: 1, max: 480 }).map((quarters) => quarters / 4),
  { minLength: 2, maxLength: 3 },
)

test('a size that was written once is not written differently the second time', () => {
  fc.assert(
    fc.property(
      sides,
      fc.constantFrom('x', ' x ', ' × '),
      fc.constantFrom('', ' in'),
      (amounts, between, unit) => {
        const once = sizeOfLabel(amounts.join(between) + unit)
        expect(sizeOfLabel(once?.text ?? '')).toEqual(once)
        expect(once?.text.split(' × ')).toHaveLength(amounts.length)
      },
    ),
  )
})

test('words that nobody foresaw are shown, and stop nothing', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (label) => {
      expect(typeof sizeOfLabel(label)?.spoken).toBe('string')
    }),
  )
})
