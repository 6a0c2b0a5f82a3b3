import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { taxonomy } from '../../apps/api/src/catalogue/taxonomy/taxonomy.ts'
import { vendorsOf } from '../../apps/demo/src/catalogue/vendors.ts'
import { products } from '../../apps/demo/src/catalogue/whole-catalogue.testing.ts'
import designs from '../../apps/host/src/content/inspired-designs.json' with { type: 'json' }
import index from '../../apps/host/src/kit/picture/pictures.json' with { type: 'json' }

const host = new URL('../../apps/host/', import.meta.url).pathname
const picturesFolder = `${host}public/pictures/`
const pictures: Record<string, { widths: number[] }> = index
const names = Object.keys(pictures)
const files = Object.entries(pictures).flatMap(([name, { widths }]) =>
  widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => ({ file: `${name}-${width}.${format}`, width })),
  ),
)
/** Bytes a picture may weigh, by its width: a page that shows twenty must stay light on a phone. */
const mostBytes = (width: number) => 6_000 + width * 230
const mostBytesOfAll = 25_000_000
const mostBytesOfLogo = 4_096

describe('the pictures of the site', () => {
  test('stand in every width and format that pages offer, and none besides', () => {
    expect(readdirSync(picturesFolder).toSorted()).toEqual(files.map(({ file }) => file).toSorted())
  })

  test('are light, each and together', () => {
    const sizes = files.map(({ file, width }) => ({
      file,
      width,
      bytes: statSync(picturesFolder + file).size,
    }))
    expect(sizes.filter(({ width, bytes }) => bytes > mostBytes(width))).toEqual([])
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(mostBytesOfAll)
  })

  test('are there for every category and every department', () => {
    const wanted = [
      ...taxonomy.categories.map(({ slug_url }) => `category-${slug_url}`),
      ...taxonomy.departments.map(({ menu_slug }) => `department-${menu_slug}`),
    ]
    expect(wanted.filter((name) => !names.includes(name))).toEqual([])
  })

  test('are drawn by SitePicture alone, under names that exist', () => {
    const sources = readdirSync(`${host}src`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `src/${file}`)
    const used = sources.flatMap((file) =>
      [...readFileSync(host + file, 'utf8').matchAll(/<SitePicture\s[^>]*?name="([^"]+)"/g)].map(
        ([, name]) => name,
      ),
    )
    expect(used.length).toBeGreaterThan(3)
    expect(used.filter((name) => !name || !names.includes(name))).toEqual([])
    const raw = sources.filter((file) =>
      /src="\/showroom\/pictures\//.test(readFileSync(host + file, 'utf8')),
    )
    expect(raw).toEqual([])
  })
})

describe('inspired designs', () => {
  test('are seven to a tab, each with its picture and words of its own', () => {
    const tabs = new Map<string, number>()
    for (const { tab } of designs) tabs.set(tab, (tabs.get(tab) ?? 0) + 1)
    expect(Object.fromEntries(tabs)).toEqual({ bathroom: 7, kitchen: 7, 'living-room': 7, outdoor: 7 })
    expect(designs.filter(({ name }) => !names.includes(name))).toEqual([])
    expect(new Set(designs.map(({ title }) => title)).size).toBe(designs.length)
    expect(new Set(designs.map(({ alt }) => alt)).size).toBe(designs.length)
  })

  test('have spots inside the picture, on goods that the catalogue sells', () => {
    const skus = new Set(products.map(({ sku }) => sku))
    for (const { name, spots } of designs) {
      expect(spots.length, name).toBeGreaterThan(0)
      for (const { x, y, sku } of spots) {
        expect(skus.has(sku), `${name}: ${sku}`).toBe(true)
        expect(Math.min(x, y, 1 - x, 1 - y), name).toBeGreaterThan(0.02)
      }
    }
  })

  test('have spots that a finger can tell apart', () => {
    const fingerWide = 0.13
    for (const { name, spots } of designs) {
      for (const [index, one] of spots.entries()) {
        for (const other of spots.slice(index + 1)) {
          const apart = Math.hypot(one.x - other.x, (one.y - other.y) * 1.25)
          expect(apart, `${name}: ${one.label} and ${other.label}`).toBeGreaterThan(fingerWide)
        }
      }
    }
  })
})

test('every brand of the catalogue has a small logo without fonts, scripts or pictures from elsewhere', () => {
  for (const brand of vendorsOf('').flatMap(({ brands }) => brands)) {
    const slug = brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    const svg = readFileSync(`${host}public/logos/brands/${slug}.svg`, 'utf8')
    expect(svg.length, brand).toBeLessThan(mostBytesOfLogo)
    expect(svg, brand).not.toMatch(/<text|<script|<image|href|font/)
  }
})
