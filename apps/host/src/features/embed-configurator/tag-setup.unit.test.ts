import { expect, test } from 'vitest'
import {
  attributesOfTag,
  firstSetup,
  platforms,
  previewOf,
  snippetFor,
  tagHtml,
  tagNames,
  type TagSetup,
  variablesOf,
  withTag,
} from './tag-setup.ts'

const place = { origin: 'https://shop.example', showroom: 'HARVEST2' }
const products: TagSetup = {
  ...firstSetup,
  tag: 'showroom-products',
  values: { category: 'tile', 'page-size': '8' },
}

test('a tag is written with what was chosen of its own row, and with nothing that was left alone', () => {
  expect(tagHtml(firstSetup)).toBe('<showroom-shop></showroom-shop>')
  expect(tagHtml(products)).toBe('<showroom-products category="tile" page-size="8"></showroom-products>')
  expect(tagHtml({ ...products, ground: 'own', theme: 'dark' })).toContain(' theme="dark" ground="own">')
  expect(
    tagHtml({ ...withTag(products, 'showroom-entry'), values: { ...products.values, required: 'yes' } }),
  ).toBe('<showroom-entry required></showroom-entry>')
})

test('what is typed ends neither the attribute nor the tag', () => {
  const html = tagHtml({ ...products, values: { search: '"><script>' } })
  expect(html).toBe('<showroom-products search="&quot;>&lt;script>"></showroom-products>')
})

test('a color of its own brings its whole family, and the light or the dark page that it is for', () => {
  const colored = { ...firstSetup, color: '#7a3b12' }
  expect(tagHtml(colored)).toContain('theme="light"')
  expect(Object.fromEntries(variablesOf(colored))).toMatchObject({
    '--showroom-accent': '#7a3b12',
    '--showroom-on-accent': '#ffffff',
  })
  expect(variablesOf({ ...colored, theme: 'dark' })).not.toEqual(variablesOf(colored))
  expect(variablesOf({ ...colored, color: 'no color' })).toEqual([])
})

test('the preview is asked for what the snippet says', () => {
  const address = previewOf({ ...products, color: '#7a3b12' }, { showroom: 'HARVEST2', isHostile: true })
  const words = new URL(address, place.origin).searchParams
  expect(Object.fromEntries(words)).toMatchObject({
    showroom: 'HARVEST2',
    tag: 'showroom-products',
    category: 'tile',
    'page-size': '8',
    '--showroom-accent': '#7a3b12',
    page: 'hostile',
  })
})

test.each(platforms)('what is pasted into %s names the tag, the showroom and where we are', (platform) => {
  const snippet = snippetFor(platform, products, place)
  for (const word of ['showroom-products', 'tile', 'HARVEST2', 'https://shop.example'])
    expect(snippet).toContain(word)
})

test('every tag of the registry can be set up, with each of its attributes', () => {
  expect(tagNames).toContain('showroom-shop')
  for (const tag of tagNames) {
    const values = Object.fromEntries(attributesOfTag(tag).map(([name]) => [name, 'x']))
    const html = tagHtml({ ...firstSetup, tag, values })
    for (const name of Object.keys(values)) expect(html).toContain(` ${name}`)
  }
})
