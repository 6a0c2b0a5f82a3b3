import { largestPhotoBytes } from '@showroom/contract/design-ai/ai-choices'
import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import type { AiCredits } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { messages } from '@showroom/contract/shared/messages'
import { type Progress, sendFile } from '../../../kit/form/send-file.ts'
import { aiSessionRefused, keepCredits, useAiSession } from '../ai-session.ts'
import { photoMessages } from './photo.messages.ts'

export type SentPhoto = { photo: AiPhoto } | { sentence: string }

type Reply =
  | { success: true; data: { photo: AiPhoto; credits: AiCredits } }
  | { success: false; message: string; errors?: Record<string, string[]> }

type Sending = { onProgress: Progress; signal: AbortSignal }

/** Sends a photo for the AI account. The answer is the photo, or why it was not taken. */
export const sendPhoto = async (file: File, { onProgress, signal }: Sending): Promise<SentPhoto> => {
  if (file.size > largestPhotoBytes) return { sentence: say.photoTooLarge }
  const { token } = useAiSession.getState()
  const headers: Record<string, string> = token === null ? {} : { 'Showroom-AI': token }
  const form = new FormData()
  form.append('file', file, file.name)
  try {
    const { status, reply } = await sendFile('/api/AI/photo', { form, headers, onProgress, signal })
    if (status === 401 && token !== null) aiSessionRefused(token)
    if (!isReply(reply)) return { sentence: messages.internal }
    if (reply.success) {
      keepCredits(reply.data.credits)
      return { photo: reply.data.photo }
    }
    return { sentence: reply.errors?.file?.[0] ?? reply.message }
  } catch {
    return { sentence: signal.aborted ? photoMessages.cancelled : photoMessages.notSent }
  }
}

const isReply = (reply: unknown): reply is Reply =>
  typeof reply === 'object' && reply !== null && 'success' in reply
