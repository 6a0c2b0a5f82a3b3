import type { Hidden } from '../../showroom/showroom.ts'
import type { CategoryTree } from '../menu/category-tree.ts'
import type { SavingRow } from '../menu/savings.ts'
import { eachBit } from './bits.ts'
import type { Block } from './block.ts'
import { valueOf } from './facts.ts'
import type { PriceRules } from './prices.ts'
import type { Shelves } from './question.ts'
import { none } from './rows.ts'
import { openShown } from './shown.ts'

type Asked = { rules: PriceRules; hidden: Hidden; tree: CategoryTree }

/**
 * Client prices against MSRPs, which count only with a date on them. A product counts in its home department alone;
 * one that costs more than its MSRP counts as what it is, a saving below zero.
 */
export const savingsIn = (shelves: Shelves, { rules, hidden, tree }: Asked): SavingRow[] => {
  const everything = openSums()
  const sums = new Map<number | null, Sums>()
  const brandOf = valueOf(shelves, 'brand')
  const homes = new Map(
    tree.departments.flatMap(({ id, homeCategoryIds }) => homeCategoryIds.map((root) => [root, id] as const)),
  )
  const shown = openShown(shelves, hidden)
  for (const block of shelves.blocks) {
    const scope = shown(block)
    if (scope === null) continue
    const home = homes.get(block.root) ?? null
    const ofHome = sums.get(home) ?? openSums()
    eachBit(scope.rows, (row) => {
      const sold = { ...msrpOf(block, row), price: shelves.prices.priceOf(rules, block, row) }
      for (const each of [everything, ofHome]) each.add({ block, row, brand: brandOf(block, row), sold })
      sums.set(home, ofHome)
    })
  }
  const named = tree.departments.flatMap(({ id, slug, name }) => sums.get(id)?.row(slug, name) ?? [])
  const homeless = sums.get(null)
  return [...named, ...(homeless ? [homeless.row(null, null)] : []), everything.row(null, null)]
}

const msrpOf = ({ rows: { numbers } }: Block, row: number) => ({
  msrp: numbers.msrpCents[row] ?? 0,
  day: numbers.msrpDay[row] ?? none,
})

type Counted = {
  block: Block
  row: number
  brand: number
  sold: { msrp: number; day: number; price: number }
}
type Sums = ReturnType<typeof openSums>

const whole = 10_000

const openSums = () => {
  let materials = 0
  const savedBps: number[] = []
  const brands = new Set<number>()
  const vendors = new Set<number>()
  const categories = new Set<number>()
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  return {
    add: ({ block, row, brand, sold: { msrp, day, price } }: Counted) => {
      materials += 1
      brands.add(brand)
      vendors.add(block.rows.numbers.vendor[row] ?? 0)
      categories.add(block.root)
      if (msrp === 0 || day === none) return
      savedBps.push(Math.trunc(((msrp - price) * whole) / msrp))
      first = Math.min(first, day)
      last = Math.max(last, day)
    },
    row: (menuSlug: string | null, name: string | null): SavingRow => {
      const sorted = savedBps.toSorted((a, b) => b - a)
      return {
        menu_slug: menuSlug,
        name,
        materials,
        compared: sorted.length,
        below_msrp: sorted.filter((bps) => bps > 0).length,
        half_bps: shareAt(sorted, 0.5),
        three_in_four_bps: shareAt(sorted, 0.75),
        one_in_four_bps: shareAt(sorted, 0.25),
        one_in_ten_bps: shareAt(sorted, 0.1),
        brands: brands.size,
        vendors: vendors.size,
        categories: categories.size,
        msrp_from: dayText(first),
        msrp_to: dayText(last),
      }
    },
  }
}

/** The first of them that so many reach or pass. */
const shareAt = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null

const dayMs = 86_400_000

const dayText = (day: number): string | null =>
  Number.isFinite(day) ? new Date(day * dayMs).toISOString().slice(0, 10) : null
