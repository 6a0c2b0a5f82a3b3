import type { Project } from '@showroom/contract/project/project'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { messages } from '@showroom/contract/shared/messages'
import type { Progress } from '../../kit/form/send-file.ts'
import { fetchAsPerson } from '../../session/fetch-as-person.ts'
import { saveAsFile } from '../../kit/save-as-file.ts'
import { sendAsPerson } from '../../session/send-as-person.ts'
import { projectMessages } from './messages.ts'

const largestFile = 10 * 1_024 * 1_024

export type Sent<Data> = { data: Data; message?: string | undefined } | { sentence: string }

type Reply<Data> =
  | { success: true; data: Data; message?: string }
  | { success: false; message: string; errors?: Record<string, string[]> }

type Sending = { address: string; largest: number; tooLarge: string; onProgress?: Progress | undefined }

/** Sends one file of a project. The answer is what the server says of it, or why the file was not taken. */
export const sendFile = async <Data>(
  file: File,
  { address, largest, tooLarge, onProgress }: Sending,
): Promise<Sent<Data>> => {
  if (file.size > largest) return { sentence: tooLarge }
  const form = new FormData()
  form.append('file', file, file.name)
  try {
    const reply = await sendAsPerson(address, { form, onProgress })
    if (!isReply<Data>(reply)) return { sentence: messages.internal }
    if (reply.success) return { data: reply.data, message: reply.message }
    return { sentence: reply.errors?.['file']?.[0] ?? reply.message }
  } catch {
    return { sentence: projectMessages.fileNotSent }
  }
}

const isReply = <Data>(reply: unknown): reply is Reply<Data> =>
  typeof reply === 'object' && reply !== null && 'success' in reply

type Upload = (projectId: string, file: File, onProgress?: Progress) => Promise<Sent<Project>>

const uploadTo =
  (addressOf: (projectId: string) => string): Upload =>
  (projectId, file, onProgress) =>
    sendFile<Project>(file, {
      address: addressOf(projectId),
      largest: largestFile,
      tooLarge: say.fileTooLarge,
      onProgress,
    })

/** The answer is the whole project. */
export const uploadFile = uploadTo((id) => `/api/project_file/${id}`)

/** Where a photo of a room is asked for, and nothing else will do. */
export const uploadPhoto = uploadTo((id) => `/api/project_file/${id}?field=room`)

export const downloadFile = async (id: string, fileName: string): Promise<boolean> => {
  const answer = await fetchAsPerson(`/api/project_file/${id}`, {}).catch(() => null)
  if (!answer?.ok) return false
  saveAsFile(await answer.blob(), fileName)
  return true
}
