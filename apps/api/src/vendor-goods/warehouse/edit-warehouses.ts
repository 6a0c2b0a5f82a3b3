import { mostWarehouses, type WarehouseForm } from '@showroom/contract/vendor-goods/warehouse'
import { warehouseMessages as say } from '@showroom/contract/vendor-goods/warehouse.messages'
import { lockVendor } from '../../catalogue/vendor/vendor.store.ts'
import { type KeptWarehouse, openWarehouse, warehousesOf } from '../../catalogue/warehouse/warehouse.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import {
  closeWarehouse,
  insertWarehouse,
  isNameTaken,
  saveMain,
  updateWarehouse,
} from './warehouse-edit.store.ts'

export type WarehouseDeps = { db: Db; now: () => Date }
type Of = { vendorId: number; publicId: string }

const refuseTaken = async (tx: Queries, wanted: Parameters<typeof isNameTaken>[1]) => {
  if (await isNameTaken(tx, wanted)) refuseInvalid({ name: [say.nameTaken] })
}

/** Changes of one vendor's warehouses wait for each other. */
const locked = async <Done>(
  db: Db,
  of: Of,
  change: (tx: Queries, known: KeptWarehouse) => Promise<Done>,
): Promise<Done> =>
  db.transaction(async (tx) => {
    await lockVendor(tx, of.vendorId)
    return change(tx, (await openWarehouse(tx, of)) ?? refuseUnknown())
  })

export const addWarehouse = ({ db }: WarehouseDeps, vendorId: number, form: WarehouseForm): Promise<void> =>
  db.transaction(async (tx) => {
    await lockVendor(tx, vendorId)
    if ((await warehousesOf(tx, vendorId)).length >= mostWarehouses)
      refuse(409, 'too_many', say.many(mostWarehouses))
    await refuseTaken(tx, { vendorId, name: form.name, exceptId: 0 })
    await insertWarehouse(tx, vendorId, form)
  })

export const editWarehouse = ({ db }: WarehouseDeps, of: Of, form: WarehouseForm): Promise<void> =>
  locked(db, of, async (tx, { id }) => {
    await refuseTaken(tx, { vendorId: of.vendorId, name: form.name, exceptId: id })
    await updateWarehouse(tx, id, form)
  })

export const makeMain = ({ db }: WarehouseDeps, of: Of): Promise<void> =>
  locked(db, of, async (tx, { id, isMain }) => {
    if (!isMain) await saveMain(tx, { vendorId: of.vendorId, id })
  })

export const closeOne = ({ db, now }: WarehouseDeps, of: Of): Promise<void> =>
  locked(db, of, async (tx, { id, isMain }) => {
    if (isMain) refuse(409, 'main_warehouse', say.closeDefault)
    await closeWarehouse(tx, { vendorId: of.vendorId, id }, now())
  })
