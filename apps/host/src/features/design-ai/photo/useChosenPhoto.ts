import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import { useEffect, useRef } from 'react'

type Choosing = {
  /** Undefined: not read yet. */
  photos: readonly AiPhoto[] | undefined
  chosen: AiPhoto | null
  onRead: (photo: AiPhoto | null) => void
}

/** What was chosen before a reload is taken as the list has it: with an address of today, or not at all. */
export const useChosenPhoto = ({ photos, chosen, onRead }: Choosing) => {
  const sent = useRef<string | null>(null)
  useEffect(() => {
    if (!photos || !chosen) return
    const found = photos.find(({ id }) => id === chosen.id) ?? null
    // The list may be older than what was sent a moment ago.
    const isAwaited = found === null && sent.current === chosen.id
    if (!isAwaited && found?.src !== chosen.src) onRead(found)
  }, [photos, chosen, onRead])
  const onSent = ({ id }: AiPhoto) => {
    sent.current = id
  }
  return { onSent }
}
