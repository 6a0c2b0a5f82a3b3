import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { warehouseMessages as say } from '@showroom/contract/vendor-goods/warehouse.messages'
import { type KeptWarehouse, warehousesOf } from '../../catalogue/warehouse/warehouse.store.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { presentStock } from '../inventory/present-stock.ts'
import { ownGoods, requireVendor } from '../viewer.ts'
import { addWarehouse, closeOne, editWarehouse, makeMain, type WarehouseDeps } from './edit-warehouses.ts'
import { moveStock } from './move-stock.ts'

const present = (kept: KeptWarehouse): Warehouse => ({
  id: kept.publicId,
  name: kept.name,
  street: kept.street,
  city: kept.city,
  state: kept.state,
  zip_code: kept.zipCode,
  ships_freight: kept.shipsFreight,
  is_main: kept.isMain,
})

/** Where a vendor's goods lie. */
export const warehouseRoutes = (serve: Serve, deps: WarehouseDeps) => {
  const { db } = deps
  const shown = async (vendorId: number, message?: string) => ({
    success: true as const,
    data: (await warehousesOf(db, vendorId)).map(present),
    ...(message === undefined ? {} : { message }),
  })

  serve('GET /api/vendor_warehouses', async (_, who) => shown((await ownGoods(db, who)).vendorId))

  serve('POST /api/vendor_warehouses', async ({ body }, who) => {
    const { vendorId } = await requireVendor(db, who)
    await addWarehouse(deps, vendorId, body)
    return shown(vendorId, say.opened)
  })
  serve('PUT /api/vendor_warehouses/{id}', async ({ params, body }, who) => {
    const { vendorId } = await ownGoods(db, who)
    await editWarehouse(deps, { vendorId, publicId: params.id }, body)
    return shown(vendorId, say.saved)
  })
  serve('POST /api/vendor_warehouses/{id}/main', async ({ params }, who) => {
    const { vendorId } = await ownGoods(db, who)
    await makeMain(deps, { vendorId, publicId: params.id })
    return shown(vendorId, say.saved)
  })
  serve('POST /api/vendor_warehouses/{id}/close', async ({ params }, who) => {
    const { vendorId } = await ownGoods(db, who)
    await closeOne(deps, { vendorId, publicId: params.id })
    return shown(vendorId, say.closed)
  })
  serve('PUT /api/vendor_stock/{id}/warehouse', async ({ params, body }, who) => {
    const row = await moveStock(deps, await ownGoods(db, who), { id: params.id, warehouse: body.warehouse })
    return { success: true, data: presentStock(row), message: say.moved(row.warehouse) }
  })
}
