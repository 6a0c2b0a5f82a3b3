import { warehouseMessages as say } from '@showroom/contract/vendor-goods/warehouse.messages'
import { writeAudit } from '../../audit/audit.store.ts'
import { lockVendor } from '../../catalogue/vendor/vendor.store.ts'
import { openWarehouse } from '../../catalogue/warehouse/warehouse.store.ts'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { readRowId } from '../inventory/row-id.ts'
import { type StockedRow, stockOfOne } from '../inventory/inventory.store.ts'
import { accountName } from '../../account/account.ts'
import type { OwnGoods } from '../viewer.ts'
import type { WarehouseDeps } from './edit-warehouses.ts'
import { savePlace } from './warehouse-edit.store.ts'

/** The vendor is locked, so that no warehouse is closed meanwhile. Counts and promises stay as they are. */
export const moveStock = (
  { db, now }: WarehouseDeps,
  own: OwnGoods,
  { id, warehouse }: { id: string; warehouse: string },
): Promise<StockedRow> =>
  db.transaction(async (tx) => {
    await lockVendor(tx, own.vendorId)
    const of = { vendorId: own.vendorId, ...readRowId(id) }
    const found = (await stockOfOne(tx, of)) ?? refuseUnknown()
    const place =
      (await openWarehouse(tx, { vendorId: own.vendorId, publicId: warehouse })) ??
      refuseInvalid({ warehouse: [say.unknown] })
    if (place.publicId === found.warehouseId) return found
    await tx.query(savePlace({ ...found, warehouseId: place.id }))
    await writeAudit(tx, {
      at: now(),
      accountId: own.account.id,
      who: accountName(own.account),
      place: own.place,
      action: 'moved',
      entity: 'stock',
      entityId: found.lot === null ? found.sku : `${found.sku} ${found.lot}`,
      before: { warehouse: found.warehouse },
      after: { warehouse: place.name },
    })
    return (await stockOfOne(tx, of)) ?? refuseUnknown()
  })
