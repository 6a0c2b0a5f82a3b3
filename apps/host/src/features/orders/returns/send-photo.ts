import { returnMessages as say } from '@showroom/contract/order/return.messages'
import type { Progress } from '../../../kit/form/send-file.ts'
import { sendOneFile } from '../../../session/send-one-file.ts'
import { returnMessages } from './messages.ts'

/** Sends one photo. The answer is its id, or why it was not taken. */
export const sendPhoto = (orderId: string, file: File, onProgress: Progress) =>
  sendOneFile<{ id: string }>(`/api/return_photo/${orderId}`, file, {
    onProgress,
    tooLarge: say.photoTooLarge,
    notSent: returnMessages.photoNotSent,
  })

export const photoPath = (id: string) => `/api/return_photo/${id}`
