import { useState } from 'react'
import { type ImageRule, imageRefusal } from '@showroom/contract/shared/image.rules'
import { imageSizeOf } from './image-rule.ts'
import type { Progress } from './send-file.ts'
import type { Sending } from '../messages.ts'

/** Answers why a file was not taken; null when it was. */
export type AddFile = (file: File, onProgress: Progress) => Promise<string | null>

/** Files go one after the other; the first that is not taken says why, and the rest waits to be chosen again. */
export const useAddingFiles = (onAdd: AddFile, rule: ImageRule | undefined) => {
  const [sentence, setSentence] = useState<string | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)

  const refusalOf = async (file: File): Promise<string | null> =>
    rule ? imageRefusal(file.name, await imageSizeOf(file), rule) : null

  const send = async (files: File[]): Promise<string | null> => {
    for (const [index, file] of files.entries()) {
      const shown = { name: file.name, nth: index + 1, count: files.length }
      setSending({ ...shown, percent: 0 })
      const refusal =
        (await refusalOf(file)) ?? (await onAdd(file, (percent) => setSending({ ...shown, percent })))
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
