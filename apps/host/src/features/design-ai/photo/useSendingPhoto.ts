import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import { useEffect, useRef, useState } from 'react'
import { sendPhoto } from './send-photo.ts'

/** One photo on its way: how much of it has left, why it was not taken, and how to give it up. */
export const useSendingPhoto = (onSent: (photo: AiPhoto) => void) => {
  const [percent, setPercent] = useState<number | null>(null)
  const [failure, setFailure] = useState<{ sentence: string; file: File } | null>(null)
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])
  const send = async (file: File | undefined): Promise<void> => {
    if (!file || underWay.current) return
    const sending = new AbortController()
    underWay.current = sending
    setFailure(null)
    setPercent(0)
    const sent = await sendPhoto(file, { onProgress: setPercent, signal: sending.signal })
    underWay.current = null
    setPercent(null)
    if ('photo' in sent) onSent(sent.photo)
    else setFailure({ sentence: sent.sentence, file })
  }
  return { percent, failure, send, cancel: () => underWay.current?.abort() }
}

export type SendingPhoto = ReturnType<typeof useSendingPhoto>
