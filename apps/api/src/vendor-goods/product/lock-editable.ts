import { canEdit } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { lockProduct } from './product-edit.store.ts'

/** A vendor's own product, locked until the transaction ends; refused where nothing of it may change now. */
export const lockEditable = async (tx: Queries, of: { publicId: string; vendorId: number }) => {
  const locked = (await lockProduct(tx, of)) ?? refuseUnknown()
  return canEdit(locked.status) ? locked : refuse(409, 'not_editable', say.notEditable)
}
