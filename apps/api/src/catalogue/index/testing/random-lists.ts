import fc from 'fast-check'
import type { Assortment } from '../../../showroom/showroom.ts'
import type { Criteria } from '../../search/criteria.ts'
import { fullText, wordsOf } from '../../search/search-query.ts'
import type { readVariety } from './change.store.ts'

type Variety = Awaited<ReturnType<typeof readVariety>>
export type Shown = Assortment & { priceListId: number }

const sorts = ['featured', 'price_low', 'price_high', 'newest', 'lead_time', 'saving', 'relevance'] as const

/** Lists as visitors of some showrooms ask for them, and as nobody would. */
export const randomLists = (variety: Variety, showrooms: readonly Shown[]) =>
  fc.record({
    showroom: fc.constantFrom(...showrooms),
    place: placeIn(variety),
    search: searchOf(variety),
    carried: fc.uniqueArray(fc.constantFrom(...variety.facets), { maxLength: 4 }),
    categories: fc.option(fc.subarray(variety.roots.map(({ slug }) => slug)), { freq: 3 }),
    priceMin: fc.option(fc.nat(30_000)),
    priceMax: fc.option(fc.integer({ min: 500, max: 60_000 })),
    quantity: fc.option(fc.integer({ min: 1, max: 300 }), { freq: 1 }),
    area: fc.option(fc.integer({ min: 1, max: 900_000 }), { freq: 1 }),
    sort: fc.constantFrom(...sorts),
    page: fc.record({ page: fc.integer({ min: 1, max: 6 }), size: fc.constantFrom(12, 24, 48) }),
  })

export type RandomList = ReturnType<typeof randomLists> extends fc.Arbitrary<infer List> ? List : never

const placeIn = ({ roots, leaves }: Variety): fc.Arbitrary<Criteria['within']> =>
  fc.oneof(
    fc.constant(null),
    fc.constantFrom(...roots).map(({ id }) => ({ rootIds: [id] })),
    fc.constantFrom(...leaves).map(({ id }) => ({ categoryId: id })),
    fc
      .subarray(
        roots.map(({ id }) => id),
        { minLength: 2, maxLength: 5 },
      )
      .map((rootIds) => ({ rootIds })),
  )

const common = [
  'oak',
  'white',
  'matte',
  'tile',
  'floor',
  'wood floor',
  'sink',
  '12x24',
  'fl',
  'lav',
  'the',
  'grey',
]

const searchOf = ({ words, products }: Variety): fc.Arbitrary<Criteria['search']> => {
  const word = fc.oneof(fc.constantFrom(...common), fc.constantFrom(...words))
  const typed = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => fullText(wordsOf(all.join(' '))))
  // Words in a given order, which PostgreSQL itself answers.
  const phrase = fc.tuple(word, word).map(([a, b]) => `'${a.replace(/'/g, '')}-${b.replace(/'/g, '')}'`)
  const productIds = fc.uniqueArray(fc.constantFrom(...products), { maxLength: 3 })
  return fc.option(
    fc.record({
      text: fc.oneof({ weight: 6, arbitrary: typed }, { weight: 1, arbitrary: phrase }),
      productIds: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: productIds }),
    }),
    { freq: 1 },
  )
}

/** As `products` would ask for it. */
export const criteriaOf = (list: RandomList): Criteria => {
  const { place, showroom, carried, categories, priceMin, priceMax, quantity, area, search, sort } = list
  const isOfOne = place !== null && ('categoryId' in place || place.rootIds.length === 1)
  const keys = new Set(carried.map((value) => value.slice(0, value.indexOf('='))))
  const selections = [...keys].map((key) => {
    const values = carried.filter((value) => value.startsWith(`${key}=`))
    return { key, values, carried: values }
  })
  const byCategory =
    categories?.length && !isOfOne ? [{ key: 'category', values: categories, carried: [] }] : []
  return {
    ...showroom,
    within: place,
    hasCategoryFacets: isOfOne,
    search,
    selections: [...selections, ...byCategory],
    priceMin,
    priceMax,
    quantity,
    area,
    sort: search === null && sort === 'relevance' ? 'featured' : sort,
  }
}
