import type { Application } from '@showroom/contract/application/application'
import type { DocumentKind } from '@showroom/contract/application/choices'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { type Progress, sendFile } from '../../../kit/form/send-file.ts'
import { messages } from '@showroom/contract/shared/messages'
import { applyMessages } from './messages.ts'

const largestFile = 10 * 1_024 * 1_024
/** More than the server keeps anyway; a phone's photo is several times as large and as slow to send. */
const longestEdge = 3_000
const smallEnough = 1_500_000

export type Uploaded = { application: Application } | { sentence: string }

export type Purpose = { kind: DocumentKind; requestId?: string | undefined; onProgress?: Progress }

/** Sends one file. The answer is the whole application, or why the file was not taken. */
export const upload = async (file: File, { kind, requestId, onProgress }: Purpose): Promise<Uploaded> => {
  const ready = await smaller(file)
  if (ready.size > largestFile) return { sentence: say.fileTooLarge }
  const form = new FormData()
  form.append('kind', kind)
  if (requestId) form.append('request_id', requestId)
  form.append('file', ready, file.name)
  try {
    const { reply } = await sendFile('/api/application/document', { form, onProgress })
    return answerOf(reply)
  } catch {
    return { sentence: applyMessages.fileNotSent }
  }
}

type Reply =
  | { success: true; data: Application }
  | { success: false; message: string; errors?: Record<string, string[]> }

const answerOf = (reply: unknown): Uploaded => {
  if (!isReply(reply)) return { sentence: messages.internal }
  if (reply.success) return { application: reply.data }
  return { sentence: reply.errors?.file?.[0] ?? reply.message }
}

const isReply = (reply: unknown): reply is Reply =>
  typeof reply === 'object' && reply !== null && 'success' in reply

/** A large photo is drawn smaller before it leaves; what is no picture goes as it is. */
const smaller = async (file: File): Promise<Blob> => {
  if (file.size <= smallEnough || !file.type.startsWith('image/')) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
  return drawn && drawn.size < file.size ? drawn : file
}
