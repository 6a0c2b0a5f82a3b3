import type { Brand } from '@showroom/contract/catalogue/catalogue'
import type { Hidden } from '../../showroom/showroom.ts'
import type { CategoryTree } from '../menu/category-tree.ts'
import type { CarriedValue } from '../search/facet-definitions.ts'
import { countShared, eachBit } from './bits.ts'
import type { Block } from './block.ts'
import type { Shelves } from './question.ts'
import { openShown } from './shown.ts'

/** How many products each subcategory sells, without some. */
export const countByCategory = (
  { blocks, locate }: Shelves,
  hiddenProductIds: readonly number[],
): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const { live, leaves } of blocks) {
    for (const [id, leaf] of leaves) counts.set(id, (counts.get(id) ?? 0) + countShared(live, leaf, 0))
  }
  for (const { block, row } of hiddenProductIds.flatMap((id) => locate(id) ?? [])) {
    const category = block.rows.numbers.category[row] ?? 0
    counts.set(category, (counts.get(category) ?? 0) - 1)
  }
  return counts
}

/** Every facet value that products of a root category carry, with how many do. */
export const carriedIn = ({ blocks, dictionary }: Shelves, root: number): CarriedValue[] => {
  const counts = new Map<number, number>()
  for (const block of blocks) {
    if (block.root !== root) continue
    block.values.forEach((value, slot) => {
      const there = block.counts[slot] ?? 0
      if (there > 0) counts.set(value, (counts.get(value) ?? 0) + there)
    })
  }
  const texts = dictionary.facetTexts()
  return [...counts].map(([value, products]) => ({ facet: texts[value] ?? '', products }))
}

/** The value of a facet that every product has exactly one of. */
export const valueOf = ({ dictionary }: Shelves, key: string) => {
  const wanted = dictionary.findKey(key)
  const { of: keyOf } = dictionary.keys()
  return ({ rows: { facets } }: Block, row: number): number => {
    for (let at = facets.starts[row] ?? 0; at < (facets.starts[row + 1] ?? 0); at++) {
      const value = facets.values[at] ?? -1
      if (keyOf[value] === wanted) return value
    }
    return -1
  }
}

/** Of everything that is sold, whoever shows it. */
export const brandNames = (shelves: Shelves): string[] => {
  const brand = shelves.dictionary.findKey('brand')
  const { of: keyOf } = shelves.dictionary.keys()
  const values = shelves.blocks.flatMap(({ values: there, counts }) =>
    [...there].filter((value, slot) => (counts[slot] ?? 0) > 0 && keyOf[value] === brand),
  )
  return [...new Set(values)].map((value) => nameOf(shelves, value))
}

export type VendorFacts = { id: number; name: string; state: string }
type Goods = { products: number; vendors: Map<number, number>; roots: Map<number, number> }

const mostCategories = 3

type Shown = { hidden: Hidden; tree: CategoryTree; vendors: readonly VendorFacts[] }

/** Brands of everything the showroom shows, by name; of two vendors of one brand, the one with more of it. */
export const brandsShown = (shelves: Shelves, { hidden, tree, vendors }: Shown): Brand[] => {
  const vendorOf = new Map(vendors.map(({ id, name, state }) => [id, { name, state }]))
  const brandOf = ([value, { products, vendors: makers, roots }]: [number, Goods]): Brand[] => {
    const [maker = 0] = mostFirst(makers, (a, b) => a - b)
    const vendor = vendorOf.get(maker)
    const named = new Map([...roots].map(([id, count]) => [tree.byId.get(id)?.name ?? '', count]))
    const categories = mostFirst(named, byText).slice(0, mostCategories)
    return vendor ? [{ name: nameOf(shelves, value), product_count: products, vendor, categories }] : []
  }
  return [...goodsByBrand(shelves, hidden)].flatMap(brandOf).sort((a, b) => byText(a.name, b.name))
}

const byText = (a: string, b: string): number => (a < b ? -1 : 1)

const goodsByBrand = (shelves: Shelves, hidden: Hidden): Map<number, Goods> => {
  const brandOf = valueOf(shelves, 'brand')
  const shown = openShown(shelves, hidden)
  const brands = new Map<number, Goods>()
  for (const block of shelves.blocks) {
    const scope = shown(block)
    if (scope === null) continue
    eachBit(scope.rows, (row) => {
      const brand = brandOf(block, row)
      const goods: Goods = brands.get(brand) ?? { products: 0, vendors: new Map(), roots: new Map() }
      const vendor = block.rows.numbers.vendor[row] ?? 0
      goods.products += 1
      goods.vendors.set(vendor, (goods.vendors.get(vendor) ?? 0) + 1)
      goods.roots.set(block.root, (goods.roots.get(block.root) ?? 0) + 1)
      brands.set(brand, goods)
    })
  }
  return brands
}

const nameOf = ({ dictionary }: Shelves, value: number): string => {
  const text = dictionary.facetTexts()[value] ?? ''
  return text.slice(text.indexOf('=') + 1)
}

const mostFirst = <Key>(counts: ReadonlyMap<Key, number>, order: (a: Key, b: Key) => number): Key[] =>
  [...counts].sort(([a, few], [b, many]) => many - few || order(a, b)).map(([key]) => key)
