import { dayAndHour } from '@showroom/contract/shared/day'
import { goodsImportMessages as words } from '@showroom/contract/vendor-goods/goods-import.messages'
import { availabilityOf, stockStatusOf } from '@showroom/contract/vendor-goods/vendor-product.rules'
import type { LotBook, LotRow } from '../../catalogue/import/lot-of-row.ts'
import { lockStock } from '../../catalogue/stock/stock.store.ts'
import { warehousesOf } from '../../catalogue/warehouse/warehouse.store.ts'
import { promiseFromLot } from '../../order/placing/promise-from-lot.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { saveProductCount } from '../inventory/inventory.store.ts'
import { judgeLot, readLot } from './judge-lot.ts'
import { type LotGoods, lotGoods, saveSaidLots } from './lot-book.store.ts'

type Of = { vendorId: number; now: Date; dryRun: boolean }
type Seen = Map<string, Map<string, number>>

/** The lots of one file: by the rules of the page of lots, some hundreds of rows at a time. */
export const lotBook = (of: Of): LotBook => {
  // By SKU, then by code: on which line of the file it stood.
  const seen: Seen = new Map()
  return {
    open: (tx, rows) => openRows(tx, rows, { ...of, seen }),
    write: (tx, rows) => writeRows(tx, rows, of),
  }
}

const factsOf = async (tx: Queries, rows: readonly LotRow[], { vendorId, now }: Of) => {
  const skus = rows.flatMap(({ sku, formerSku }) => (formerSku === null ? [sku] : [sku, formerSku]))
  const goods = new Map((await lotGoods(tx, { vendorId, skus })).map((each) => [each.sku, each]))
  return { goods, places: await warehousesOf(tx, vendorId), today: dayAndHour(now).day }
}

const openRows = async (tx: Queries, rows: readonly LotRow[], of: Of & { seen: Seen }) => {
  if (rows.length > 0 && !of.dryRun) await lockLots(tx, rows, of)
  const { goods, ...facts } = await factsOf(tx, rows, of)
  return (row: LotRow) => {
    const lots = of.seen.get(row.sku) ?? new Map<string, number>()
    const read = readLot(row, facts)
    if (typeof read === 'string') return { refused: read }
    const key = read.code.toLowerCase()
    const line = lots.get(key)
    if (line !== undefined) return { refused: words.lotTwice(read.code, line) }
    const own = goods.get(row.sku) ?? goods.get(row.formerSku ?? '') ?? null
    const verdict = judgeLot(read, { goods: own, isFurther: lots.size > 0 })
    if (!('refused' in verdict)) of.seen.set(row.sku, lots.set(key, row.line))
    return verdict
  }
}

/** Whoever orders them waits: what is judged is still so when it is written. */
const lockLots = async (tx: Queries, rows: readonly LotRow[], of: Of) => {
  const { goods } = await factsOf(tx, rows, of)
  await lockStock(
    tx,
    [...goods.values()].map(({ productId }) => productId),
  )
}

const writeRows = async (tx: Queries, rows: readonly LotRow[], of: Of): Promise<void> => {
  const { goods, ...facts } = await factsOf(tx, rows, of)
  const said = rows.flatMap((row) => {
    const own = goods.get(row.sku)
    const read = readLot(row, facts)
    return own && typeof read !== 'string' ? [{ productId: own.productId, ...read }] : []
  })
  await saveSaidLots(tx, said)
  const after = await lotGoods(tx, { vendorId: of.vendorId, skus: [...goods.keys()] })
  for (const now of after) await countGoods(tx, { now, before: goods.get(now.sku), at: of.now, first: said })
}

type Counted = {
  now: LotGoods
  before: LotGoods | undefined
  first: readonly { productId: number; code: string }[]
  at: Date
}

/** What orders were promised of goods without lots, they are promised from the first one; shops say what is left. */
const countGoods = async (tx: Queries, { now, before, first, at }: Counted) => {
  const { productId, stockStatus, lots, reserved } = now
  if (before?.lots.length === 0 && reserved > 0) {
    const code = first.find((lot) => lot.productId === productId)?.code
    const lot = lots.find((each) => each.code === code)
    if (lot) await promiseFromLot(tx, { productId, lotId: lot.id, code: lot.code })
  }
  const units = lots.reduce((sum, { onHand }) => sum + onHand, 0)
  const next = stockStatusOf(availabilityOf(stockStatus), units)
  await saveProductCount(tx, { productId, units, stockStatus: next, now: at })
}
