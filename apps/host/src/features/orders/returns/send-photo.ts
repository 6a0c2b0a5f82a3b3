import { returnMessages as say } from '@showroom/contract/order/return.messages'
import type { Progress } from '../../../kit/form/send-file.ts'
import { saveAsFile } from '../../../kit/save-as-file.ts'
import { fetchAsPerson } from '../../../session/fetch-as-person.ts'
import { sendOneFile } from '../../../session/send-one-file.ts'
import { returnMessages } from './messages.ts'

/** Sends one photo. The answer is its id, or why it was not taken. */
export const sendPhoto = (orderId: string, file: File, onProgress: Progress) =>
  sendOneFile<{ id: string }>(`/api/return_photo/${orderId}`, file, {
    onProgress,
    tooLarge: say.photoTooLarge,
    notSent: returnMessages.photoNotSent,
  })

/** Whether it came. */
export const downloadPhoto = async (id: string, name: string): Promise<boolean> => {
  const answer = await fetchAsPerson(`/api/return_photo/${id}`, {}).catch(() => null)
  if (!answer?.ok) return false
  saveAsFile(await answer.blob(), name)
  return true
}
