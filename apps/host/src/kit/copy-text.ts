import { kitMessages as messages } from './messages.ts'
import { toast } from './toast/toast.ts'

/** Into the clipboard, and says so; a browser may refuse. */
export const copyText = async (text: string, copied: string = messages.copied): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copied)
  } catch {
    toast.error(messages.canNotCopy)
  }
}
