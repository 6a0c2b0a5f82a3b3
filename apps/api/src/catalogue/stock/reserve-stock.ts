import { stockOf } from '@showroom/contract/catalogue/stock.rules'
import type { Queries } from '../../platform/db/db.ts'
import {
  changeReservedOfLots,
  changeReservedOfProducts,
  lockStock,
  type StockChange,
  type Stocked,
  takeFromLots,
  takeFromProducts,
} from './stock.store.ts'

export type Wanted = { productId: number; qty: number; lotChoice: 'single' | 'mixed' }

/** What is kept of a product for one line; `lots` is empty where the product has none or is made for the order. */
export type Kept = { productId: number; qty: number; lots: KeptLot[] }
export type KeptLot = { lotId: number; code: string; qty: number }

/** All of it, or the products of which there is not enough; then nothing is kept. */
export type Reservation = { kept: Map<number, Kept> } | { short: number[] }

export const reserveStock = async (tx: Queries, wanted: readonly Wanted[]): Promise<Reservation> => {
  const stock = await lockStock(
    tx,
    wanted.map(({ productId }) => productId),
  )
  const choices = wanted.map((want) => ({ want, kept: keep(want, stock.get(want.productId)) }))
  const short = choices.flatMap(({ want, kept }) => (kept === null ? [want.productId] : []))
  if (short.length > 0) return { short }
  const kept = choices.flatMap((choice) => (choice.kept === null ? [] : [choice.kept]))
  await changeReserved(tx, kept, 1)
  return { kept: new Map(kept.map((one) => [one.productId, one])) }
}

/** Releases reserved goods that an order does not take after all. */
export const releaseReserved = async (tx: Queries, kept: readonly Kept[]) => {
  await lockStock(
    tx,
    kept.map(({ productId }) => productId),
  )
  await changeReserved(tx, kept, -1)
}

/** Goods that left the warehouse for the order that they were kept for. */
export const takeStock = async (tx: Queries, kept: readonly Kept[]) => {
  await releaseReserved(tx, kept)
  const ofLots = kept.flatMap(({ lots }) => lots.map(({ lotId, qty }) => ({ id: lotId, qty })))
  if (ofLots.length > 0) await takeFromLots(tx, summed(ofLots))
  await takeFromProducts(tx, summed(kept.map(({ productId, qty }) => ({ id: productId, qty }))))
}

const changeReserved = async (tx: Queries, kept: readonly Kept[], sign: 1 | -1) => {
  const ofLots = kept.flatMap(({ lots }) => lots.map(({ lotId, qty }) => ({ id: lotId, qty: sign * qty })))
  const ofProducts = kept
    .filter(({ lots }) => lots.length === 0)
    .map(({ productId, qty }) => ({ id: productId, qty: sign * qty }))
  if (ofLots.length > 0) await changeReservedOfLots(tx, summed(ofLots))
  if (ofProducts.length > 0) await changeReservedOfProducts(tx, summed(ofProducts))
}

/** A row is changed once by a statement, however often it is named in it. */
const summed = (changes: readonly StockChange[]): StockChange[] => {
  const sums = new Map<number, number>()
  for (const { id, qty } of changes) sums.set(id, (sums.get(id) ?? 0) + qty)
  return [...sums].map(([id, qty]) => ({ id, qty }))
}

/** The oldest lot that has all of it, else, where shades may differ, lots from the oldest on. Null: not enough. */
const keep = ({ productId, qty, lotChoice }: Wanted, stocked: Stocked | undefined): Kept | null => {
  if (!stocked) return null
  const { stockStatus, available, lots } = stocked
  if (stockStatus === 'discontinued') return null
  const isLimited = stockOf({ status: stockStatus, quantity: 0, restockOn: null }).available !== null
  // Made for the order: nothing of what lies in the warehouse is promised.
  if (!isLimited) return { productId, qty: 0, lots: [] }
  if (lots.length === 0) return available >= qty ? { productId, qty, lots: [] } : null
  const whole = lots.find((lot) => lot.available >= qty)
  if (whole) return { productId, qty, lots: [{ lotId: whole.id, code: whole.code, qty }] }
  return lotChoice === 'mixed' ? keepFromSeveral({ productId, qty, lots: [] }, lots) : null
}

const keepFromSeveral = (kept: Kept, lots: Stocked['lots']): Kept | null => {
  let left = kept.qty
  const parts = lots.flatMap(({ id, code, available }) => {
    const qty = Math.min(Math.max(available, 0), left)
    left -= qty
    return qty > 0 ? [{ lotId: id, code, qty }] : []
  })
  return left === 0 ? { ...kept, lots: parts } : null
}
