import {
  clientPrice,
  type MarkupRule,
  markupFor,
  perSqft,
  type Priced,
  priceStack,
} from '@showroom/contract/pricing/pricing.rules'
import { LRUCache } from 'lru-cache'
import { feeFor } from '../../pricing/fee.ts'
import type { FeeRule } from '../../pricing/price-list/priced-product.store.ts'
import type { Block, Cells } from './block.ts'

/** The rules that a showroom, or one of its clients, has prices by. Under one id they never change. */
export type PriceRules = { id: number; isWholesale: boolean; rules: readonly MarkupRule[] }

export type Prices = Cells & {
  /** What filters and sorts compare, row by row: a square foot, or one unit. */
  compared(rules: PriceRules, block: Block): Int32Array
  /** Row by row, which share of the vendor's MSRP one unit costs; all of it where there is none. */
  shareOfMsrp(rules: PriceRules, block: Block): Float64Array
  /** What one unit costs. */
  priceOf(rules: PriceRules, block: Block, row: number): number
}

type Pricing = { fees: readonly FeeRule[]; perSqftRoots: ReadonlySet<number> }

/** 256 MB in all: what is least asked for goes first, and is computed again. */
const mostBytes = { ofPrices: 192e6, ofShares: 64e6 }
const mostRules = 2_000
/** No product has it: a rule for one product is looked for row by row. */
const noProduct = -1

/** Prices of any set of rules, computed when they are asked for by the rules that an order is priced by. */
export const openPrices = ({ fees, perSqftRoots }: Pricing): Prices => {
  const { cells, fee, ...shared } = openCells(fees)
  const markups = openMarkups(cells)
  const priceColumn = openColumns<Int32Array>(mostBytes.ofPrices)
  const shareColumn = openColumns<Float64Array>(mostBytes.ofShares)
  const priceOf: Prices['priceOf'] = (rules, block, row) =>
    clientPrice(block.wholesale[row] ?? 0, markups(rules)(block, row))

  const compute = (rules: PriceRules, block: Block): Int32Array => {
    const markupAt = markups(rules)
    const { coverage } = block.rows.numbers
    const isBySqft = perSqftRoots.has(block.root)
    return block.wholesale.map((cents, row) => {
      const price = clientPrice(cents, markupAt(block, row))
      const covered = isBySqft ? (coverage[row] ?? 0) : 0
      // A cent is the least that a comparison can show.
      return covered === 0 ? price : Math.max(1, perSqft(price, covered))
    })
  }
  return {
    ...shared,
    wholesaleOf: (finalCents, cell) => priceStack(finalCents, fee(cell), 0).wholesaleCents,
    priceOf,
    compared: (rules, block) => priceColumn(rules, block, () => compute(rules, block)),
    shareOfMsrp: (rules, block) =>
      shareColumn(rules, block, () =>
        Float64Array.from(block.rows.numbers.msrpCents, (msrp, row) =>
          msrp > 0 ? priceOf(rules, block, row) / msrp : 1,
        ),
      ),
  }
}

/** Two numbers as one, which no text has to be made of for every block of every question. */
const mostSerials = 2 ** 24

/** Columns by rules and block, computed when they are asked for. */
const openColumns = <Column extends Int32Array | Float64Array>(maxSize: number) => {
  // Beside a column lies the order by it.
  const sizeCalculation = ({ byteLength, length }: Column) => byteLength + length * 4 + 1
  const known = new LRUCache<number, Column>({ maxSize, sizeCalculation })
  return (rules: PriceRules, block: Block, compute: () => Column): Column => {
    const key = rules.id * mostSerials + block.serial
    const column = known.get(key) ?? compute()
    known.set(key, column)
    return column
  }
}

/** A vendor's goods of one subcategory: all of them have the same fee, and the same markup but for rules of one product. */
const openCells = (fees: readonly FeeRule[]) => {
  const ids = new Map<string, number>()
  const cells: Priced[] = []
  const feesBps: number[] = []
  return {
    cells,
    fee: (cell: number) => feesBps[cell] ?? 0,
    cellOf: (vendorId: number, categoryId: number, rootCategoryId: number): number => {
      const key = `${vendorId}/${categoryId}/${rootCategoryId}`
      const known = ids.get(key)
      if (known !== undefined) return known
      const cell = { productId: noProduct, vendorId, categoryId, rootCategoryId }
      ids.set(key, cells.length)
      feesBps.push(feeFor(fees, cell))
      return cells.push(cell) - 1
    },
  }
}

type MarkupAt = (block: Block, row: number) => number

/** The rule that wins, asked for once for each cell there is. */
const openMarkups = (cells: readonly Priced[]) => {
  const known = new LRUCache<number, MarkupAt>({ max: mostRules })
  return (rules: PriceRules): MarkupAt => {
    const markupAt = known.get(rules.id) ?? markupsBy(rules, cells)
    known.set(rules.id, markupAt)
    return markupAt
  }
}

const markupsBy = ({ isWholesale, rules }: PriceRules, cells: readonly Priced[]): MarkupAt => {
  if (isWholesale) return () => 0
  const named = new Set(rules.flatMap(({ product_id: id }) => id ?? []))
  const byCell: number[] = []
  return ({ cells: cellOf, rows }, row) => {
    const cell = cellOf[row] ?? 0
    const product = rows.numbers.id[row] ?? noProduct
    const priced = cells[cell]
    if (!priced) throw new Error('A row is of no cell.')
    if (named.has(product)) return markupFor(rules, { ...priced, productId: product })
    return (byCell[cell] ??= markupFor(rules, priced))
  }
}
