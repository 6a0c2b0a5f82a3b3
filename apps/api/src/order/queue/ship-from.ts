import type { WarehouseChoice } from '@showroom/contract/order/order-queue'
import { warehouseMessages as say } from '@showroom/contract/vendor-goods/warehouse.messages'
import { warehousesOf } from '../../catalogue/warehouse/warehouse.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Caller } from '../../platform/http/who.ts'
import { soldItem } from '../reading/item-profit.store.ts'
import { orderViewerIfAny } from '../reading/order-viewer.ts'
import { sendingOf } from './ship-from.store.ts'

type Deps = { db: Db; now: () => Date }
type Asking = Pick<Caller, 'accountId' | 'type'>

/** The main one first; chosen is where the goods lie, if they lie together. */
export const warehouseChoices = async (
  { db, now }: Deps,
  publicId: string,
  caller: Asking,
): Promise<WarehouseChoice[]> => {
  const viewer = (await orderViewerIfAny({ db, now: now() }, caller)) ?? refuseUnknown()
  const item = (await soldItem(db, publicId, viewer)) ?? refuseUnknown()
  const { vendorId, warehouseIds } = await sendingOf(db, item.id)
  return (await warehousesOf(db, vendorId)).map((kept) => ({
    id: kept.publicId,
    name: kept.name,
    place: [kept.city, `${kept.state} ${kept.zipCode}`.trim()].filter(Boolean).join(', '),
    ships_freight: kept.shipsFreight,
    is_chosen: warehouseIds.length === 1 && warehouseIds[0] === kept.id,
  }))
}

type Wanted = { itemId: number; shipFrom: string | null; byTruck: boolean }

/** Null where nobody chose one and the goods lie in several. A truck does not come to a warehouse that ships no pallets. */
export const shipFromOf = async (
  tx: Queries,
  { itemId, shipFrom, byTruck }: Wanted,
): Promise<number | null> => {
  const { vendorId, warehouseIds } = await sendingOf(tx, itemId)
  const open = await warehousesOf(tx, vendorId)
  const chosen = open.find(({ publicId }) => publicId === shipFrom)
  if (shipFrom !== null && !chosen) refuseInvalid({ ship_from: [say.unknown] })
  const places = chosen ? [chosen] : open.filter(({ id }) => warehouseIds.includes(id))
  const closedToTrucks = places.find(({ shipsFreight }) => !shipsFreight)
  if (byTruck && closedToTrucks) refuseInvalid({ ship_from: [say.noFreight(closedToTrucks.name)] })
  // Where it left from stays known, wherever such goods lie later.
  return chosen?.id ?? (places.length === 1 ? (places[0]?.id ?? null) : null)
}
