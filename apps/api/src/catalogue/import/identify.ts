import type { Queries } from '../../platform/db/db.ts'
import type { FeedItem } from './feed-item.ts'
import { handleOf, variantOf, variantSkuOf } from './identity.ts'
import { skusOfVariants } from './identity.store.ts'

/** An item under the SKU that it is kept by, and the one that it went by before its vendor gave it this. */
export type Identified = { item: FeedItem; formerSku: string | null }

/**
 * A variant without a SKU goes by its handle and option values, or by the SKU that it is known by. One that is given
 * a SKU later takes it over, so that links, carts and orders of the product stay.
 */
export const identified = async (
  db: Queries,
  vendorId: number,
  items: readonly FeedItem[],
): Promise<Identified[]> => {
  const variants = items.flatMap((item, index) =>
    item.isKnownByVariant ? [{ index, handle: handleOf(item), variant: variantOf(item) }] : [],
  )
  const known = await skusOfVariants(db, vendorId, variants)
  const taken = new Set(items.map(({ sku }) => sku))
  return items.map((item, index) => {
    if (!item.isKnownByVariant) return { item, formerSku: null }
    const variantSku = variantSkuOf(item)
    const skus = known.get(index) ?? []
    if (item.sku === '')
      return { item: { ...item, sku: skus.find((sku) => !taken.has(sku)) ?? variantSku }, formerSku: null }
    const isNew = !skus.includes(item.sku) && skus.includes(variantSku)
    return { item, formerSku: isNew ? variantSku : null }
  })
}
