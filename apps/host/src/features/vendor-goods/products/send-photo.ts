import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { messages } from '@showroom/contract/shared/messages'
import type { Progress } from '../../../kit/form/send-file.ts'
import { sendAsPerson } from '../../../session/send-as-person.ts'
import { productMessages } from './messages.ts'

const largestPhoto = 10 * 1_024 * 1_024

export type SentPhoto = { product: VendorProduct } | { sentence: string }

type Reply =
  | { success: true; data: VendorProduct }
  | { success: false; message: string; errors?: Record<string, string[]> }

/** Sends one photo. The answer is the product with it, or why it was not taken. */
export const sendPhoto = async (id: string, file: File, onProgress: Progress): Promise<SentPhoto> => {
  if (file.size > largestPhoto) return { sentence: say.photoTooLarge }
  const form = new FormData()
  form.append('file', file, file.name)
  try {
    const reply = await sendAsPerson(`/api/vendor_product_photo/${id}`, { form, onProgress })
    if (!isReply(reply)) return { sentence: messages.internal }
    return reply.success ? { product: reply.data } : { sentence: reply.errors?.file?.[0] ?? reply.message }
  } catch {
    return { sentence: productMessages.photoNotSent }
  }
}

const isReply = (reply: unknown): reply is Reply =>
  typeof reply === 'object' && reply !== null && 'success' in reply
