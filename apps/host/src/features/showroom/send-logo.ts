import type { OwnShowroom } from '@showroom/contract/showroom/own-showroom'
import { ownShowroomMessages as say } from '@showroom/contract/showroom/own-showroom.messages'
import { messages } from '@showroom/contract/shared/messages'
import type { Progress } from '../../kit/form/send-file.ts'
import { sendAsPerson } from '../../session/send-as-person.ts'
import { showroomPageMessages } from './messages.ts'

const largestLogo = 10 * 1_024 * 1_024

type Sent = { own: OwnShowroom } | { sentence: string }
type Reply =
  | { success: true; data: OwnShowroom }
  | { success: false; message: string; errors?: Record<string, string[]> }

/** Sends the logo. The answer is the showroom with it, or why it was not taken. */
export const sendLogo = async (file: File, onProgress: Progress): Promise<Sent> => {
  if (file.size > largestLogo) return { sentence: say.fileTooLarge }
  const form = new FormData()
  form.append('file', file, file.name)
  try {
    const reply = await sendAsPerson('/api/showroom/logo', { form, onProgress })
    if (!isReply(reply)) return { sentence: messages.internal }
    return reply.success ? { own: reply.data } : { sentence: reply.errors?.file?.[0] ?? reply.message }
  } catch {
    return { sentence: showroomPageMessages.logoNotSent }
  }
}

const isReply = (reply: unknown): reply is Reply =>
  typeof reply === 'object' && reply !== null && 'success' in reply
