import { readPlaces } from '../../catalogue/import/places.store.ts'
import type { VariantForm } from '@showroom/contract/vendor-goods/vendor-product'
import { canEdit } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { mostVariants } from '@showroom/contract/vendor-goods/variant.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { raiseVersion } from '../../catalogue/catalogue-version.store.ts'
import { lockVendor } from '../../catalogue/vendor/vendor.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { EditDeps } from '../product/edit-product.ts'
import { insertProduct, isSkuTaken, lockProduct, updateProduct } from '../product/product-edit.store.ts'
import { type EditedProduct, productOf, productsOfFamily } from '../product/product-list.store.ts'
import { plannedVariants, type Planned, type Typed } from './planned-variants.ts'
import { saveAxes, saveVariant } from './variant.store.ts'

type Of = { publicId: string; vendorId: number }

/**
 * Rows of a grid as they were typed: what stands there is changed, what does not is added as a draft that is like the
 * product otherwise. All of them or none; each mistake is told at its row. Whoever else changes the vendor's goods waits.
 */
export const saveVariants = ({ db, now }: EditDeps, of: Of, rows: readonly VariantForm[]): Promise<void> =>
  db.transaction(async (tx) => {
    await lockVendor(tx, of.vendorId)
    const source = (await productOf(tx, of)) ?? refuseUnknown()
    const family = await productsOfFamily(tx, source.familyId, mostVariants)
    const typed = rows.map((row, at) => ({ row, known: knownIn(family, row, at) }))
    if (family.length + typed.filter(({ known }) => !known).length > mostVariants)
      refuseInvalid({ variants: [say.variantsMany] })
    await refuseTakenSkus(tx, of.vendorId, typed)
    const planned = plannedVariants({ source, family, typed, placeNamed: await readPlaces(tx) })
    for (const row of planned.rows) await write(tx, row, { source, now: now() })
    for (const other of planned.others) await saveVariant(tx, other)
    await saveAxes(tx, { familyId: source.familyId })
    await raiseVersion(tx)
  })

const refuseAt = (at: number, field: string, sentence: string): never =>
  refuseInvalid({ [`variants.${at}.${field}`]: [sentence] })

/** Nothing is saved over what somebody else has changed meanwhile. */
const knownIn = (
  family: readonly EditedProduct[],
  { id, revision }: VariantForm,
  at: number,
): EditedProduct | null => {
  if (id === null) return null
  const found = family.find(({ publicId }) => publicId === id)
  if (!found) return refuseAt(at, 'sku', say.variantUnknown)
  if (!canEdit(found.status)) refuseAt(at, 'sku', say.notEditable)
  return found.revision === revision ? found : refuse(409, 'stale', say.stale)
}

/** A SKU is free once whatever has it has been saved with another. */
const refuseTakenSkus = async (tx: Queries, vendorId: number, typed: readonly Typed[]) => {
  const errors: Record<string, string[]> = {}
  const seen = new Set<string>()
  for (const [at, { row, known }] of typed.entries()) {
    const isTaken = await isSkuTaken(tx, { vendorId, sku: row.sku, exceptId: known?.id ?? 0 })
    if (isTaken || seen.has(row.sku)) errors[`variants.${at}.sku`] = [say.skuTaken]
    seen.add(row.sku)
  }
  if (Object.keys(errors).length > 0) refuseInvalid(errors)
}

const write = async (
  tx: Queries,
  { known, written }: Planned['rows'][number],
  { source, now }: { source: EditedProduct; now: Date },
) => {
  const { vendorId, familyId } = source
  if (known === null)
    return insertProduct(tx, written, { publicId: newPublicId(), vendorId, familyId, stockQty: 0, now })
  const locked = (await lockProduct(tx, { publicId: known.publicId, vendorId })) ?? refuseUnknown()
  return updateProduct(tx, written, { id: locked.id, now })
}
