import { messages } from '@showroom/contract/shared/messages'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import type { Progress } from '../../../kit/form/send-file.ts'
import { sendAsPerson } from '../../../session/send-as-person.ts'
import { publishMessages } from './messages.ts'

const largestPhoto = 10 * 1_024 * 1_024

type Reply = { success: boolean; message: string; errors?: Record<string, string[]> }

/** Sends a Pro's own picture of a template. The answer is why it was not taken; null: it was. */
export const sendTemplatePhoto = async (
  id: string,
  file: File,
  onProgress: Progress,
): Promise<string | null> => {
  if (file.size > largestPhoto) return say.photoTooLarge
  const form = new FormData()
  form.append('file', file, file.name)
  try {
    const path = `/api/visualization/template/${encodeURIComponent(id)}/photo`
    const reply = await sendAsPerson(path, { form, onProgress })
    if (!isReply(reply)) return messages.internal
    return reply.success ? null : (reply.errors?.file?.[0] ?? reply.message)
  } catch {
    return publishMessages.notSent
  }
}

const isReply = (reply: unknown): reply is Reply =>
  typeof reply === 'object' && reply !== null && 'success' in reply
