import { useState } from 'react'
import { type ImageRule, imageRefusal, imageSizeOf } from './image-rule.ts'
import type { Progress } from './send-file.ts'
import { kitMessages as messages } from '../messages.ts'

/** Answers why a file was not taken; null when it was. */
export type AddFile = (file: File, onProgress: Progress) => Promise<string | null>

type Sending = { name: string; percent: number; nth: number; count: number }

/** Files go one after the other; the first that is not taken says why, and the rest waits to be chosen again. */
export const useAddingFiles = (onAdd: AddFile, rule: ImageRule | undefined) => {
  const [sentence, setSentence] = useState<string | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)

  const refusalOf = async (file: File): Promise<string | null> =>
    rule ? imageRefusal(file.name, await imageSizeOf(file), rule) : null

  const send = async (files: File[]): Promise<string | null> => {
    for (const [index, file] of files.entries()) {
      const told = { name: file.name, nth: index + 1, count: files.length }
      setSending({ ...told, percent: 0 })
      const refusal =
        (await refusalOf(file)) ?? (await onAdd(file, (percent) => setSending({ ...told, percent })))
      if (refusal !== null) return files.length > 1 ? `${file.name}: ${refusal}` : refusal
    }
    return null
  }

  const add = async (files: File[]) => {
    if (files.length === 0 || sending) return
    setSentence(null)
    try {
      setSentence(await send(files))
    } finally {
      setSending(null)
    }
  }
  return { sentence, sending, add }
}

export const sendingWords = ({ name, percent, nth, count }: Sending): string =>
  count > 1 ? messages.sendingOneOf({ name, percent, nth, count }) : messages.sendingFile(name, percent)
