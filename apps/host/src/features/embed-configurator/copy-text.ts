import { toast } from '../../kit/toast/toast.ts'
import { embedMessages as messages } from './messages.ts'

export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(messages.copied)
  } catch {
    toast.error(messages.canNotCopy)
  }
}
