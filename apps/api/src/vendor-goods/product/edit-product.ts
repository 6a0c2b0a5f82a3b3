import type { ProductForm } from '@showroom/contract/vendor-goods/vendor-product'
import { canEdit } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { raiseVersion } from '../../catalogue/catalogue-version.store.ts'
import { lockVendor } from '../../catalogue/vendor/vendor.store.ts'
import { readPlaces } from '../../catalogue/import/places.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { OwnGoods } from '../viewer.ts'
import {
  insertFamily,
  insertProduct,
  isSkuTaken,
  lockProduct,
  saveFamily,
  updateProduct,
} from './product-edit.store.ts'
import { productOf } from './product-list.store.ts'
import { refuseUnfinished } from './refuse-unfinished.ts'
import { writtenOf } from './written-product.ts'

export type EditDeps = { db: Db; now: () => Date }

/** The id of a new draft. */
export const createProduct = async (
  { db, now }: EditDeps,
  { vendorId }: OwnGoods,
  { quantity, ...form }: ProductForm & { quantity: number },
): Promise<string> => {
  const placeNamed = await readPlaces(db)
  const written = writtenOf(form, { stockQty: quantity, known: null, placeNamed })
  const publicId = newPublicId()
  await db.transaction(async (tx) => {
    await lockVendor(tx, vendorId)
    await refuseTaken(tx, { vendorId, sku: form.sku, exceptId: 0 })
    const familyId = await insertFamily(tx, {
      vendorId,
      // No vendor's own handle has a space in front.
      handle: ` ${publicId}`,
      slug: form.category,
      brand: form.brand,
      name: form.name,
      description: form.description,
      axes: Object.keys(written.variant),
    })
    await insertProduct(tx, written, { publicId, vendorId, familyId, stockQty: quantity, now: now() })
  })
  return publicId
}

const refuseTaken = async (tx: Queries, wanted: Parameters<typeof isSkuTaken>[1]) => {
  if (await isSkuTaken(tx, wanted)) refuseInvalid({ sku: [say.skuTaken] })
}

type Saved = ProductForm & { revision: number }

/** Nothing is saved over what somebody else has changed meanwhile. */
export const editProduct = (
  { db, now }: EditDeps,
  of: { publicId: string; vendorId: number },
  { revision, ...form }: Saved,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockVendor(tx, of.vendorId)
    const locked = (await lockProduct(tx, of)) ?? refuseUnknown()
    const known = (await productOf(tx, of)) ?? refuseUnknown()
    if (!canEdit(locked.status)) refuse(409, 'not_editable', say.notEditable)
    if (locked.revision !== revision) refuse(409, 'stale', say.stale)
    // What an Admin has let in stays what an Admin would let in.
    if (locked.status === 'active' || locked.status === 'hidden') refuseUnfinished(form)
    await refuseTaken(tx, { vendorId: of.vendorId, sku: form.sku, exceptId: locked.id })
    const placeNamed = await readPlaces(tx)
    const written = writtenOf(form, { stockQty: locked.stockQty, known, placeNamed })
    await updateProduct(tx, written, { id: locked.id, now: now() })
    await saveFamily(tx, {
      id: known.familyId,
      name: known.variants === 1 ? form.name : null,
      description: form.description,
      brand: form.brand,
      axes: Object.keys(written.variant),
    })
    await raiseVersion(tx)
  })
