import type { GoodsImport } from '@showroom/contract/vendor-goods/goods-import'
import { goodsImportMessages as say } from '@showroom/contract/vendor-goods/goods-import.messages'
import { messages } from '@showroom/contract/shared/messages'
import type { Progress } from '../../../kit/form/send-file.ts'
import { sendAsPerson } from '../../../session/send-as-person.ts'
import { importMessages } from './messages.ts'

const largestFile = 10 * 1_024 * 1_024

type Reply =
  | { success: true; data: GoodsImport }
  | { success: false; message: string; errors?: Record<string, string[]> }

/** Sends a file; the id of the import that it begins, or why it was not taken. */
export const sendGoods = async (
  file: File,
  onProgress: Progress,
): Promise<{ id: string } | { sentence: string }> => {
  if (file.size > largestFile) return { sentence: say.fileTooLarge }
  const form = new FormData()
  form.append('file', file, file.name)
  try {
    const reply = await sendAsPerson('/api/vendor_import_file', { form, onProgress })
    if (!isReply(reply)) return { sentence: messages.internal }
    return reply.success ? { id: reply.data.id } : { sentence: reply.errors?.file?.[0] ?? reply.message }
  } catch {
    return { sentence: importMessages.notSent }
  }
}

const isReply = (reply: unknown): reply is Reply =>
  typeof reply === 'object' && reply !== null && 'success' in reply
