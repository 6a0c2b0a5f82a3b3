import { juniper, themeTokens } from '@showroom/contract/showroom/theme.rules'
import { expect, test } from 'vitest'
import { schemes, themeSheet, themeSheetAt } from './theme-sheet.ts'

const fileOf = (href: string) => href.slice(href.lastIndexOf('/') + 1)
const rust = '#b4532a'

test.each(schemes)('the address of a %s sheet gives that sheet', (scheme) => {
  const sheet = themeSheet(rust, scheme)
  expect(themeSheetAt(fileOf(sheet.href))).toEqual(sheet)
})

test('a showroom without colours has the marketplace’s', () => {
  expect(themeSheet(null, 'light')).toEqual(themeSheet(juniper, 'light'))
})

test('a colour is the same however it is typed', () => {
  expect(themeSheet(rust.toUpperCase(), 'dark')).toEqual(themeSheet(rust, 'dark'))
})

test('every colour and scheme has an address of its own', () => {
  const colors = [rust, '#35679a', null]
  const hrefs = colors.flatMap((color) => schemes.map((scheme) => themeSheet(color, scheme).href))
  expect(new Set(hrefs).size).toBe(colors.length * schemes.length)
})

test('it says what the widget lays on its root by script, and the device chooses where it may', () => {
  const { light, dark } = themeTokens(rust)
  for (const [property, value] of Object.entries(light))
    expect(themeSheet(rust, 'light').text).toContain(`${property}:${value}`)
  const [before = '', after = ''] = themeSheet(rust, 'auto').text.split('@media (prefers-color-scheme:dark)')
  for (const [property, value] of Object.entries(light)) expect(before).toContain(`${property}:${value}`)
  for (const [property, value] of Object.entries(dark)) expect(after).toContain(`${property}:${value}`)
})

test.each([
  'b4532a-light-00000000.css',
  'b4532a-sepia-00000000.css',
  'red-light-00000000.css',
  '../../secret-key',
  'b4532a-light-00000000.css}body{display:none',
  '',
])('no sheet is called “%s”', (name) => expect(themeSheetAt(name)).toBeNull())
