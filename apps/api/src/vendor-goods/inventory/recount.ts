import { availabilityOf, stockStatusOf } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { raiseVersion } from '../../catalogue/catalogue-version.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { saveProductCount, unitsAfter } from './inventory.store.ts'

type Recounted = {
  productId: number
  /** Null: the product has no lots. */
  lotId: number | null
  count: number
  /** What shops said of the product before. */
  stockStatus: string
  at: Date
}

/** A product’s units after one of its lots was counted, or the product itself; shops say at once what is left. */
export const recount = async (
  tx: Queries,
  { productId, lotId, count, stockStatus, at }: Recounted,
): Promise<number> => {
  const units = await unitsAfter(tx, { productId, lotId, count })
  const next = stockStatusOf(availabilityOf(stockStatus), units)
  await saveProductCount(tx, { productId, units, stockStatus: next, now: at })
  await raiseVersion(tx)
  return units
}
