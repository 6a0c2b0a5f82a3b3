import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import type { Progress } from '../../../kit/form/send-file.ts'
import { sendOneFile } from '../../../session/send-one-file.ts'
import { productMessages } from './messages.ts'

/** Sends one photo. The answer is the product with it, or why it was not taken. */
export const sendPhoto = (id: string, file: File, onProgress: Progress) =>
  sendOneFile<VendorProduct>(`/api/vendor_product_photo/${id}`, file, {
    onProgress,
    tooLarge: say.photoTooLarge,
    notSent: productMessages.photoNotSent,
  })
