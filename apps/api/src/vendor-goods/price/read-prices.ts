import { dayAndHour } from '@showroom/contract/shared/day'
import { decimal } from '@showroom/contract/shared/money-text'
import type { PriceFileRow } from '@showroom/contract/vendor-goods/scheduled-price'
import { scheduledPriceMessages as say } from '@showroom/contract/vendor-goods/scheduled-price.messages'
import { mostPlannedPrices } from '@showroom/contract/vendor-goods/scheduled-price.rules'
import { dearestCents } from '@showroom/contract/vendor-goods/vendor-product.rules'
import type { OpenedRows } from '../../catalogue/import/feed.ts'
import { centsOf } from '../../catalogue/import/measures.ts'
import { columnName } from '../../catalogue/import/rows.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { plain, readingRows } from '../sent-rows.ts'
import { productsBySku } from './price-effects.store.ts'
import { problemOf } from './preview-prices.ts'

/** As columns of prices are called, the plainest word first; our own list of products is one of the files. */
const skuColumns = ['sku', 'variant sku']
const priceColumns = ['new price', 'wholesale price', 'variant price', 'price']

type Line = { line: number; sku: string; typed: string; problem: string }

/** What stands in a file of SKUs and prices. Nothing is written: the rows are looked at, and mended, where they are typed. */
export const readPrices = async (
  db: Queries,
  { vendorId, now }: { vendorId: number; now: Date },
  bytes: Buffer,
): Promise<PriceFileRow[]> => {
  const lines = await readingRows(bytes, linesOf)
  const skus = lines.map(({ sku }) => sku)
  const found = await productsBySku(db, { vendorId, skus, day: dayAndHour(now).day })
  const bySku = new Map(found.map((product) => [product.sku, product]))
  const seen = new Set<string>()
  return lines.map(({ line, sku, typed, problem }) => {
    const product = bySku.get(sku)
    const isTwice = sku !== '' && seen.has(sku)
    seen.add(sku)
    const inTheWay = sku === '' ? say.skuMissing : isTwice ? say.twice : problemOf(product)
    return {
      line,
      sku,
      typed: asTyped(typed),
      name: product?.name ?? '',
      uom: product?.uom ?? '',
      before_cents: product && inTheWay === null ? product.nowCents : null,
      problem: problem || (inTheWay ?? priceProblem(typed) ?? ''),
    }
  })
}

const priceProblem = (typed: string): string | null => {
  const cents = centsOf(typed)
  if (cents === null) return say.priceUnread(typed)
  return cents < 1 || cents > dearestCents ? say.price : null
}

/** A price as it is typed; what is none stays as it stood there. */
const asTyped = (typed: string): string => {
  const cents = centsOf(typed)
  return cents === null ? typed : decimal(cents)
}

const linesOf = async ({ header, isMerchant, rows }: OpenedRows): Promise<Line[]> => {
  const present = new Set(header.map(columnName))
  const sku = skuColumns.find((name) => present.has(name))
  const price = priceColumns.find((name) => present.has(name))
  if (isMerchant || sku === undefined || price === undefined)
    return refuseInvalid({ file: [say.fileColumns] })
  const lines: Line[] = []
  for await (const entry of rows) {
    if (lines.length >= mostPlannedPrices) return refuseInvalid({ file: [say.fileRows] })
    if (entry.kind === 'remark')
      lines.push({ line: entry.remark.line, sku: '', typed: '', problem: entry.remark.reason })
    else {
      const { line, cells } = entry.row
      lines.push({ line, sku: skuIn(cells.get(sku) ?? ''), typed: cut(cells.get(price) ?? ''), problem: '' })
    }
  }
  return lines.length > 0 ? lines : refuseInvalid({ file: [say.fileEmpty] })
}

const longestShown = 40
const cut = (cell: string): string => plain(cell).trim().slice(0, longestShown)

/** Our own files put an apostrophe before what a spreadsheet would reckon. */
const skuIn = (cell: string): string =>
  plain(cell)
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .slice(0, 120)
