import { createHash } from 'node:crypto'
import { appearance as appearanceShape } from '@showroom/contract/catalogue/appearance'
import { describe, expect, test } from 'vitest'
import { generateCatalogue } from './generate.ts'
import type { GeneratedFamily } from './generated.ts'
import { taxonomy } from '@showroom/api/catalogue/taxonomy/taxonomy'
import { vendorsOf } from './vendors.ts'
import { breaking, families, inCategory, listed, products } from './whole-catalogue.testing.ts'

const digest = (made: Iterable<GeneratedFamily>) => {
  const hash = createHash('sha256')
  for (const family of made) hash.update(JSON.stringify(family))
  return hash.digest('hex')
}

describe('the whole', () => {
  test('25,350 products in 21 categories and 131 subcategories, as many as the taxonomy asks', () => {
    expect(products).toHaveLength(25_350)
    expect(new Set(families.map(({ subcategory }) => subcategory)).size).toBe(131)
    for (const category of taxonomy.categories) {
      expect([category.slug_url, inCategory(category.slug_url).length]).toEqual([
        category.slug_url,
        category.target_skus,
      ])
    }
    expect(families.length).toBeGreaterThan(4_000)
    expect(families.length).toBeLessThan(4_400)
  })

  test('the same seed gives the same catalogue, another one another', () => {
    const few = { families: 300 }
    expect(digest(generateCatalogue({ seed: '7', ...few }))).toBe(
      digest(generateCatalogue({ seed: '7', ...few })),
    )
    expect(digest(generateCatalogue({ seed: '7', ...few }))).not.toBe(
      digest(generateCatalogue({ seed: '8', ...few })),
    )
  })

  test('a small catalogue is part of the large one and has every subcategory', () => {
    const small = [...generateCatalogue({ families: 120 })]
    const names = new Set(families.map(({ name }) => name))
    expect(new Set(small.map(({ subcategory }) => subcategory)).size).toBe(131)
    expect(small.filter(({ name }) => !names.has(name))).toEqual([])
  })

  test('SKUs, UPCs and public ids are each their own', () => {
    for (const key of ['sku', 'upc', 'publicId'] as const) {
      expect(new Set(products.map((product) => product[key])).size).toBe(products.length)
    }
    expect(breaking(products, ({ upc }) => /^2\d{11}$/.test(upc))).toEqual([])
    expect(breaking(products, ({ publicId }) => /^[0-9A-Za-z]{12}$/.test(publicId))).toEqual([])
  })

  test('no two families of a category share a collection', () => {
    const seen = families.map(({ category, collection }) => `${category}/${collection}`)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('variants of a family differ along its axes', () => {
    const twins = families.filter(
      ({ products: siblings }) =>
        new Set(siblings.map(({ variant }) => JSON.stringify(variant))).size < siblings.length,
    )
    expect(twins.map(({ name }) => name)).toEqual([])
  })

  test('every product has a drawable appearance', () => {
    expect(breaking(products, ({ appearance }) => appearanceShape.safeParse(appearance).success)).toEqual([])
    expect(breaking(products, ({ placeholder }) => /^[0-9a-f]{24}$/.test(placeholder))).toEqual([])
  })

  test('attributes are among those of the category, with its values', () => {
    const wrong = taxonomy.categories.flatMap((category) => {
      const allowed = new Map(category.attributes.map(({ key, values }) => [key, values]))
      return inCategory(category.slug_url).flatMap((product) =>
        Object.keys(product.attributes).flatMap((key) => {
          const values = allowed.get(key)
          return listed(product, key)
            .filter((value) => values !== undefined && !values.includes(String(value)))
            .map((value) => `${product.family.subcategory} ${key}=${value}`)
        }),
      )
    })
    expect([...new Set(wrong)]).toEqual([])
  })

  test('the first page of each category mixes brands, colours and families', () => {
    for (const { slug_url } of taxonomy.categories) {
      const page = inCategory(slug_url)
        .sort((one, other) => other.popularity - one.popularity)
        .slice(0, 10)
      expect([slug_url, new Set(page.map(({ family }) => family.handle)).size]).toEqual([slug_url, 10])
      expect(new Set(page.map(({ family }) => family.brand)).size, slug_url).toBeGreaterThan(1)
      expect(new Set(page.map(({ colorWord }) => colorWord)).size, slug_url).toBeGreaterThan(1)
    }
  })
})

test('40 vendors in 22 states, each with one to four brands', () => {
  const vendors = vendorsOf('1')
  expect(vendors).toHaveLength(40)
  expect(new Set(vendors.map(({ state }) => state)).size).toBe(22)
  expect(vendors.filter(({ brands }) => brands.length < 1 || brands.length > 4)).toEqual([])
  const sold = new Map(
    vendors.map(({ code }) => [
      code,
      new Set(families.filter(({ vendorCode }) => vendorCode === code).map(({ category }) => category)).size,
    ]),
  )
  expect([...sold].filter(([, categories]) => categories < 1 || categories > 6)).toEqual([])
})
