import type { PriceFileRow } from '@showroom/contract/vendor-goods/scheduled-price'
import { scheduledPriceMessages as say } from '@showroom/contract/vendor-goods/scheduled-price.messages'
import type { Progress } from '../../../kit/form/send-file.ts'
import { sendOneFile } from '../../../session/send-one-file.ts'
import { priceMessages } from './messages.ts'

/** Sends a file of prices; what stands in it, or why it was not taken. Nothing is saved. */
export const sendPrices = (file: File, onProgress: Progress) =>
  sendOneFile<PriceFileRow[]>('/api/vendor_price_file', file, {
    onProgress,
    tooLarge: say.fileTooLarge,
    notSent: priceMessages.notSent,
  })
