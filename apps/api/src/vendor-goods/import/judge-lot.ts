import { type Day, isDay, readDay } from '@showroom/contract/shared/day'
import { goodsImportMessages as words } from '@showroom/contract/vendor-goods/goods-import.messages'
import {
  canCount,
  canReceiveOn,
  longestLotCode,
  mostUnits,
} from '@showroom/contract/vendor-goods/inventory.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import type { LotRow, LotVerdict } from '../../catalogue/import/lot-of-row.ts'
import type { LotGoods, SaidLot } from './lot-book.store.ts'

export type Place = { id: number; name: string; isMain: boolean }
type Known = {
  /** Null: the file brings them. */
  goods: LotGoods | null
  /** The file has named a lot of these goods before. */
  isFurther: boolean
  places: readonly Place[]
  today: Day
}

export type ReadLot = Omit<SaidLot, 'productId'>

/** What a row says of its lot, or a sentence for its vendor. */
export const readLot = (
  { lot }: LotRow,
  { places, today }: Pick<Known, 'places' | 'today'>,
): ReadLot | string => {
  const { code, quantity } = lot
  if (code === '') return say.lotCode
  if (code.length > longestLotCode) return words.lotLong
  const onHand = /^\d{1,7}$/.test(quantity) ? Number(quantity) : null
  if (onHand === null || onHand > mostUnits) return words.lotUnits(code, quantity)
  const receivedOn = lot.receivedOn === '' ? today : dayIn(lot.receivedOn)
  if (receivedOn === null || !canReceiveOn(receivedOn, today)) return words.lotDay(lot.receivedOn)
  const place = placeNamed(lot.warehouse, places)
  if (!place && lot.warehouse !== '') return words.lotWarehouse(lot.warehouse)
  return { code, onHand, receivedOn, warehouseId: place?.id ?? null }
}

const dayIn = (text: string): Day | null => (isDay(text) ? text : readDay(text))

const placeNamed = (name: string, places: readonly Place[]): Place | undefined =>
  name === ''
    ? places.find(({ isMain }) => isMain)
    : places.find((place) => place.name.toLowerCase() === name.toLowerCase())

/** As the page of lots does: a count is at least what orders were promised, and so is the first lot. */
export const judgeLot = (
  { code, onHand }: ReadLot,
  { goods, isFurther }: Pick<Known, 'goods' | 'isFurther'>,
): LotVerdict => {
  if (goods?.status === 'archived') return { refused: say.partArchived(goods.name) }
  const kept = goods?.lots.find((each) => each.code.toLowerCase() === code.toLowerCase())
  if (kept) return judgeCount(onHand, kept)
  const isFirst = goods !== null && goods.lots.length === 0 && !isFurther
  if (isFirst && !canCount(onHand, goods.reserved)) return { refused: say.lotBelowReserved(goods.reserved) }
  return { changes: [{ what: words.lotOf(code), before: '', after: String(onHand) }], isNews: true }
}

/** The same word as in the last file undoes no count and no delivery since. */
const judgeCount = (count: number, kept: LotGoods['lots'][number]): LotVerdict => {
  if (kept.imported === count) return { changes: [], isNews: false }
  if (!canCount(count, kept.reserved)) return { refused: say.stockReserved(kept.reserved) }
  const change = { what: words.lotOf(kept.code), before: String(kept.onHand), after: String(count) }
  return { changes: kept.onHand === count ? [] : [change], isNews: true }
}
