import { documentOf } from '../../catalogue/documents/document.ts'
import { readDocumentedProduct } from '../../catalogue/documents/document.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { BuiltIn } from './binder.store.ts'
import type { Kept } from './binder.ts'

/** Of each material once; one that the catalogue no longer has is on its own box. */
export const readKept = async (db: Queries, materials: readonly BuiltIn[]): Promise<Kept[]> => {
  const kept: Kept[] = []
  for (const productId of new Set(materials.map((material) => material.productId))) {
    const product = await readDocumentedProduct(db, productId)
    if (product)
      kept.push({
        names: [product.name],
        care: documentOf(product, 'care'),
        warranty: documentOf(product, 'warranty'),
      })
  }
  return kept
}
