import type { Project } from '@showroom/contract/project/project'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { messages } from '@showroom/contract/shared/messages'
import type { Progress } from '../../kit/form/send-file.ts'
import { fetchAsPerson } from '../../session/fetch-as-person.ts'
import { saveAsFile } from '../../kit/save-as-file.ts'
import { sendAsPerson } from '../../session/send-as-person.ts'
import { projectMessages } from './messages.ts'

const largestFile = 10 * 1_024 * 1_024

export type Uploaded = { project: Project } | { sentence: string }

type Reply =
  | { success: true; data: Project }
  | { success: false; message: string; errors?: Record<string, string[]> }

/** Sends one file. The answer is the whole project, or why the file was not taken. */
export const uploadFile = async (projectId: string, file: File, onProgress?: Progress): Promise<Uploaded> => {
  if (file.size > largestFile) return { sentence: say.fileTooLarge }
  const form = new FormData()
  form.append('file', file, file.name)
  try {
    const reply = await sendAsPerson(`/api/project_file/${projectId}`, { form, onProgress })
    if (!isReply(reply)) return { sentence: messages.internal }
    if (reply.success) return { project: reply.data }
    return { sentence: reply.errors?.file?.[0] ?? reply.message }
  } catch {
    return { sentence: projectMessages.fileNotSent }
  }
}

const isReply = (reply: unknown): reply is Reply =>
  typeof reply === 'object' && reply !== null && 'success' in reply

export const downloadFile = async (id: string, fileName: string): Promise<boolean> => {
  const answer = await fetchAsPerson(`/api/project_file/${id}`, {}).catch(() => null)
  if (!answer?.ok) return false
  saveAsFile(await answer.blob(), fileName)
  return true
}
