import type { PortfolioPicture } from '@showroom/contract/designer/designer'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { messages } from '@showroom/contract/shared/messages'
import type { Progress } from '../../../kit/form/send-file.ts'
import { sendAsPerson } from '../../../session/send-as-person.ts'
import { ownPageMessages } from './messages.ts'

const largestPicture = 10 * 1_024 * 1_024

export type SentPicture = { pictures: PortfolioPicture[] } | { sentence: string }

type Reply =
  | { success: true; data: PortfolioPicture[] }
  | { success: false; message: string; errors?: Record<string, string[]> }

/** Sends one picture. The answer is all of them, or why it was not taken. */
export const sendPicture = async (file: File, onProgress: Progress): Promise<SentPicture> => {
  if (file.size > largestPicture) return { sentence: say.pictureTooLarge }
  const form = new FormData()
  form.append('file', file, file.name)
  try {
    const reply = await sendAsPerson('/api/designer_portfolio', { form, onProgress })
    if (!isReply(reply)) return { sentence: messages.internal }
    if (reply.success) return { pictures: reply.data }
    return { sentence: reply.errors?.file?.[0] ?? reply.message }
  } catch {
    return { sentence: ownPageMessages.pictureNotSent }
  }
}

const isReply = (reply: unknown): reply is Reply =>
  typeof reply === 'object' && reply !== null && 'success' in reply
