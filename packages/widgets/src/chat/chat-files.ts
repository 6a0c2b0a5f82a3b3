import type { ChatFile } from '@showroom/contract/chat/chat'
import { largestChatFile } from '@showroom/contract/chat/chat-choices'
import { chatMessages } from '@showroom/contract/chat/chat.messages'
import { useEffect, useState } from 'react'
import type { Shop } from '../shop/index.ts'
import { chatWords } from './messages.ts'
import { asDataUrl } from '../ui/as-data-url.ts'
import type { ChatPlace } from './place.ts'

/** The talk that a file is of. */
export type FileTalk = { shop: Shop; place: Pick<ChatPlace, 'files'> }

const path = ({ shop: { apiBase, showroom }, place: { files } }: FileTalk, id: string, more = '') =>
  `${apiBase}/api/${files.call}/${id}?showroom=${showroom}${more}`

type Reply = { success: boolean; data?: ChatFile; errors?: { file?: string[] }; message?: string }

/** Sends one file ahead of its message. The file, or why it was not taken. */
export const uploadFile = async (talk: FileTalk, file: File): Promise<ChatFile | string> => {
  if (file.size > largestChatFile) return chatMessages.fileTooLarge
  const body = new FormData()
  body.append('file', file, file.name)
  try {
    const answer = await talk.shop.wire.fetch(path(talk, talk.place.files.to), { method: 'POST', body })
    // What the server writes is of the contract’s shapes.
    const reply = (await answer.json()) as Reply
    return reply.data ?? reply.errors?.file?.[0] ?? reply.message ?? chatWords.fileNotSent
  } catch {
    return chatWords.fileNotSent
  }
}

const fetched = async (talk: FileTalk, id: string, more = ''): Promise<Blob | null> => {
  const answer = await talk.shop.wire.fetch(path(talk, id, more), {}).catch(() => null)
  return answer?.ok ? answer.blob() : null
}

const keep = (blob: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** False where it did not come. */
export const downloadFile = async (talk: FileTalk, { id, file_name: name }: ChatFile): Promise<boolean> => {
  const blob = await fetched(talk, id)
  if (blob) keep(blob, name)
  return blob !== null
}

/** Everything that was sent in a project's chat, in one archive. Null: it came; or why it did not. */
export const downloadAll = async ({ shop, place }: FileTalk, name: string): Promise<string | null> => {
  const { apiBase, showroom, wire } = shop
  try {
    const answer = await wire.fetch(
      `${apiBase}/api/projectChat_files/${place.files.to}?showroom=${showroom}`,
      {},
    )
    if (answer.ok) {
      keep(await answer.blob(), chatMessages.zipName(name))
      return null
    }
    const { message } = (await answer.json()) as Reply
    return message ?? chatWords.notDone
  } catch {
    return chatWords.notDone
  }
}

/** Its picture as text: it comes with the session's token, which an address in a page could not carry. Null: there is none. */
export const usePreview = (
  talk: FileTalk,
  { id, has_preview: hasPreview }: ChatFile,
): string | null | undefined => {
  const [preview, setPreview] = useState<string | null>()
  useEffect(() => {
    let isOver = false
    const show = async () => {
      const blob = hasPreview ? await fetched(talk, id, '&preview=1') : null
      const shown = blob && (await asDataUrl(blob))
      if (!isOver) setPreview(shown)
    }
    void show().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [talk, id, hasPreview])
  return preview
}
