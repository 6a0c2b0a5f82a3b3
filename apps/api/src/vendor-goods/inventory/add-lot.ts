import { dayAndHour } from '@showroom/contract/shared/day'
import { canCount, canReceiveOn } from '@showroom/contract/vendor-goods/inventory.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { warehouseMessages } from '@showroom/contract/vendor-goods/warehouse.messages'
import { writeAudit } from '../../audit/audit.store.ts'
import { lockStock } from '../../catalogue/stock/stock.store.ts'
import { lockVendor } from '../../catalogue/vendor/vendor.store.ts'
import { openWarehouse } from '../../catalogue/warehouse/warehouse.store.ts'
import { promiseFromLot } from '../../order/placing/promise-from-lot.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { accountName } from '../../account/account.ts'
import type { OwnGoods } from '../viewer.ts'
import { goodsInStock, type GoodsInStock, insertLot, type StockedRow, stockOfOne } from './inventory.store.ts'
import { recount } from './recount.ts'

type Deps = { db: Db; now: () => Date }
export type AddedLot = {
  product: string
  code: string
  warehouse: string
  receivedOn: string
  onHand: number
  reason: string
}

/** The vendor is locked, so that no warehouse is closed meanwhile; then the stock, so that no order is promised of it. */
export const addLot = ({ db, now }: Deps, own: OwnGoods, added: AddedLot): Promise<StockedRow> =>
  db.transaction(async (tx) => {
    const { vendorId } = own
    if (!canReceiveOn(added.receivedOn, dayAndHour(now()).day)) refuseInvalid({ received_on: [say.lotDay] })
    await lockVendor(tx, vendorId)
    const place =
      (await openWarehouse(tx, { vendorId, publicId: added.warehouse })) ??
      refuseInvalid({ warehouse: [warehouseMessages.unknown] })
    const goods = await lockedGoods(tx, vendorId, added.product)
    const { id: lotId, lotRef } = await writeLot(tx, goods, { ...added, warehouseId: place.id })
    const { productId, stockStatus } = goods
    const units = await recount(tx, { productId, lotId, count: added.onHand, stockStatus, at: now() })
    await writeAudit(tx, {
      at: now(),
      accountId: own.account.id,
      who: accountName(own.account),
      place: own.place,
      action: 'added',
      entity: 'stock',
      entityId: `${goods.sku} ${added.code}`,
      note: added.reason,
      before: { units: goods.onHand },
      after: { units, warehouse: place.name, received_on: added.receivedOn },
    })
    return (await stockOfOne(tx, { vendorId, publicId: added.product, lotRef })) ?? refuseUnknown()
  })

const lockedGoods = async (tx: Queries, vendorId: number, publicId: string): Promise<GoodsInStock> => {
  const read = async () =>
    (await goodsInStock(tx, { vendorId, publicId })) ?? refuseInvalid({ product: [say.partUnknown] })
  await lockStock(tx, [(await read()).productId])
  const goods = await read()
  return goods.status === 'archived' ? refuseInvalid({ product: [say.partArchived(goods.name)] }) : goods
}

/** What orders were promised of goods without lots, they are promised from the first one. */
const writeLot = async (tx: Queries, goods: GoodsInStock, lot: AddedLot & { warehouseId: number }) => {
  const { productId, hasLots, reserved } = goods
  if (!hasLots && !canCount(lot.onHand, reserved))
    refuseInvalid({ on_hand: [say.lotBelowReserved(reserved)] })
  const made =
    (await insertLot(tx, { ...lot, productId })) ?? refuseInvalid({ lot: [say.lotTaken(goods.sku)] })
  if (!hasLots) await promiseFromLot(tx, { productId, lotId: made.id, code: lot.code })
  return made
}
