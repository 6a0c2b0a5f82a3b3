import type { ChatFile } from '@showroom/contract/chat/chat'
import { mostFilesOfMessage } from '@showroom/contract/chat/chat-choices'
import { useState } from 'react'
import { type FileTalk, uploadFile } from './chat-files.ts'
import { chatWords } from './messages.ts'

export type Attachments = {
  files: readonly ChatFile[]
  /** Names of those that are on their way. */
  loading: readonly string[]
  isLoading: boolean
  /** Why one was not taken. */
  refused: string | null
  add: (files: readonly File[]) => Promise<void>
  remove: (file: ChatFile) => void
  clear: () => void
}

/** Files go ahead one by one; the message names them. */
export const useAttachments = (talk: FileTalk): Attachments => {
  const [files, setFiles] = useState<readonly ChatFile[]>([])
  const [loading, setLoading] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<string | null>(null)

  const addOne = async (file: File) => {
    const sent = await uploadFile(talk, file)
    setLoading((names) => names.filter((_name, index) => index !== names.indexOf(file.name)))
    if (typeof sent === 'string') setRefused(`${file.name}: ${sent}`)
    else setFiles((before) => [...before, sent])
  }
  return {
    files,
    loading,
    isLoading: loading.length > 0,
    refused,
    add: async (chosen) => {
      setRefused(null)
      const room = mostFilesOfMessage - files.length - loading.length
      if (chosen.length > room) setRefused(chatWords.tooManyFiles)
      const taken = chosen.slice(0, Math.max(0, room))
      // Those that wait take their places, too.
      setLoading((names) => [...names, ...taken.map(({ name }) => name)])
      for (const file of taken) await addOne(file)
    },
    remove: (file) => {
      setFiles((before) => before.filter(({ id }) => id !== file.id))
      // Nobody has seen it; where this does not arrive it goes by itself after a day.
      talk.place.files.discard(file.id).catch(() => undefined)
    },
    clear: () => setFiles([]),
  }
}
