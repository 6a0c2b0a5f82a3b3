import { type Describable, isPacked } from '@showroom/contract/vendor-goods/completeness.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { refuseInvalid } from '../../platform/http/domain-error.ts'

type Finished = Pick<Describable, 'description' | 'unit' | 'coverage' | 'length' | 'pieces'>

/** Without these nobody could judge it, or buy the right number. */
export const refuseUnfinished = (product: Finished) => {
  const errors = {
    ...(product.description.trim() === '' ? { description: [say.describe] } : {}),
    ...(isPacked(product) ? {} : { coverage: [say.packaging] }),
  }
  if (Object.keys(errors).length > 0) refuseInvalid(errors)
}
