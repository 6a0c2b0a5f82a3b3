import { contrast } from '@showroom/contract/showroom/color'
import { theme as themeShape } from '@showroom/contract/shop/shop'
import { expect, test } from 'vitest'
import { proposeTheme, type Sample } from './propose-theme.rules.ts'

const aText = (more: Partial<Sample> = {}): Sample => ({
  kind: 'text',
  area: 20_000,
  color: '#333333',
  fill: null,
  behind: '#ffffff',
  font: 'Lato, sans-serif',
  sizePx: 17,
  radiusPx: 0,
  ...more,
})
const aButton = (fill: string, more: Partial<Sample> = {}) =>
  aText({ kind: 'button', area: 5_000, fill, color: '#ffffff', radiusPx: 6, ...more })
const aHeading = aText({ kind: 'heading', font: 'Playfair Display, serif', sizePx: 36 })

const proposed = (...samples: Sample[]) => {
  const proposal = proposeTheme(samples, ['showroom-shop'])
  if (!proposal) throw new Error('Nothing was proposed.')
  return proposal
}

test('a page’s buttons, text and headings become a theme to paste', () => {
  const { variables, css, theme_color: color } = proposed(aText(), aHeading, aButton('#8a2b0f'))
  expect(color).toBe('#8a2b0f')
  expect(variables).toMatchObject({
    '--showroom-accent': '#8a2b0f',
    '--showroom-paper': '#ffffff',
    '--showroom-ink': '#333333',
    '--showroom-font': 'Lato, sans-serif',
    '--showroom-heading-font': 'Playfair Display, serif',
    '--showroom-radius': '6px',
    '--showroom-text-size': '17px',
  })
  expect(css).toMatch(/^showroom-shop \{\n {2}--showroom-paper: #ffffff;/)
})

test('the theme has the shape that the marketplace keeps', () => {
  const { theme } = proposed(aText(), aButton('#8a2b0f'))
  expect(themeShape.safeParse({ logo: null, is_custom: true, ...theme }).success).toBe(true)
})

test('a colour is chosen before grey, unless hardly anything has it', () => {
  const grey = aButton('#555555')
  expect(proposed(aText(), grey, aButton('#0a6b5b', { area: 2_000 })).theme_color).toBe('#0a6b5b')
  expect(proposed(aText(), grey, aButton('#0a6b5b', { area: 20 })).theme_color).toBe('#555555')
})

test('without buttons the links say it, and without links the text', () => {
  const link = aText({ kind: 'link', color: '#0b57d0', area: 900 })
  expect(proposed(aText(), link).theme_color).toBe('#0b57d0')
  expect(proposed(aText()).theme_color).toBe('#333333')
})

test('what can not be read is changed, and said', () => {
  const { variables, notes } = proposed(aText({ color: '#999999' }), aButton('#ffd400'))
  expect(contrast(variables['--showroom-ink'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(variables['--showroom-on-accent'] ?? '', '#ffd400')).toBeGreaterThanOrEqual(4.5)
  expect(notes.join(' ')).toMatch(/#999999 has a contrast of 2\.8.*links are drawn in.*White can not be read/)
})

test('a dark page gets a dark theme', () => {
  const { variables, notes } = proposed(
    aText({ behind: '#14110f', color: '#eeeeee' }),
    aButton('#c8102e', { behind: '#14110f' }),
  )
  expect(variables['--showroom-paper']).toBe('#14110f')
  expect(notes.join(' ')).toContain('theme="dark"')
})

test('on a background of middle brightness the shop keeps paper of its own', () => {
  const { variables, notes } = proposed(aText({ behind: '#808080' }), aButton('#0a6b5b'))
  expect(variables['--showroom-paper']).toBe('#fbfaf7')
  expect(notes[0]).toContain('#808080')
})

test('a page without words gets no theme', () => {
  expect(proposeTheme([aButton('#0a6b5b')], [])).toBeNull()
})
