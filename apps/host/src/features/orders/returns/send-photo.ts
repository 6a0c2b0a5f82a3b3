import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { messages } from '@showroom/contract/shared/messages'
import type { Progress } from '../../../kit/form/send-file.ts'
import { saveAsFile } from '../../../kit/save-as-file.ts'
import { fetchAsPerson } from '../../../session/fetch-as-person.ts'
import { sendAsPerson } from '../../../session/send-as-person.ts'
import { returnMessages } from './messages.ts'

const largestPhoto = 10 * 1_024 * 1_024

type Reply =
  | { success: true; data: { id: string } }
  | { success: false; message: string; errors?: Record<string, string[]> }

/** Sends one photo. The answer is its id, or why it was not taken. */
export const sendPhoto = async (
  orderId: string,
  file: File,
  onProgress: Progress,
): Promise<{ id: string } | { sentence: string }> => {
  if (file.size > largestPhoto) return { sentence: say.photoTooLarge }
  const form = new FormData()
  form.append('file', file, file.name)
  try {
    const reply = await sendAsPerson(`/api/return_photo/${orderId}`, { form, onProgress })
    if (!isReply(reply)) return { sentence: messages.internal }
    return reply.success ? reply.data : { sentence: reply.errors?.['file']?.[0] ?? reply.message }
  } catch {
    return { sentence: returnMessages.photoNotSent }
  }
}

const isReply = (reply: unknown): reply is Reply =>
  typeof reply === 'object' && reply !== null && 'success' in reply

/** Whether it came. */
export const downloadPhoto = async (id: string, name: string): Promise<boolean> => {
  const answer = await fetchAsPerson(`/api/return_photo/${id}`, {}).catch(() => null)
  if (!answer?.ok) return false
  saveAsFile(await answer.blob(), name)
  return true
}
