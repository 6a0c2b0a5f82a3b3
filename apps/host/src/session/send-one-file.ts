import { messages } from '@showroom/contract/shared/messages'
import type { Progress } from '../kit/form/send-file.ts'
import { sendAsPerson } from './send-as-person.ts'

const largestFile = 10 * 1_024 * 1_024

type Sending = {
  onProgress: Progress
  tooLarge: string
  notSent: string
  /** In bytes, where a field takes more. */
  largest?: number
}
type Reply<Data> =
  | { success: true; data: Data }
  | { success: false; message: string; errors?: Record<string, string[]> }

/** What the server makes of a file, or the sentence why it was not taken. */
export const sendOneFile = async <Data>(
  address: string,
  file: File,
  { onProgress, tooLarge, notSent, largest = largestFile }: Sending,
): Promise<{ data: Data } | { sentence: string }> => {
  if (file.size > largest) return { sentence: tooLarge }
  const form = new FormData()
  form.append('file', file, file.name)
  try {
    const reply = await sendAsPerson(address, { form, onProgress })
    if (!isReply<Data>(reply)) return { sentence: messages.internal }
    return reply.success ? { data: reply.data } : { sentence: reply.errors?.file?.[0] ?? reply.message }
  } catch {
    return { sentence: notSent }
  }
}

const isReply = <Data>(reply: unknown): reply is Reply<Data> =>
  typeof reply === 'object' && reply !== null && 'success' in reply
