import type { StoreApi } from 'zustand/vanilla'
import type { ChatView } from './chat-view.ts'
import type { ChatPlace } from './place.ts'

const sayTypingMs = 3_000

/** How far somebody has read: said once for each message, and never back. */
export const seenOnce = (view: StoreApi<ChatView>, { seen }: ChatPlace) => {
  let said = 0
  return (no: number) => {
    if (no <= Math.max(said, view.getState().chat?.thread.seen_no ?? 0)) return
    said = no
    seen(no).catch(() => {
      // The next message says it as well.
      said = 0
    })
  }
}

/** Every few seconds at most; that it did not arrive is no loss. */
export const typingOnce = ({ typing }: ChatPlace) => {
  let saidAt = 0
  return () => {
    if (Date.now() - saidAt < sayTypingMs) return
    saidAt = Date.now()
    typing?.().catch(() => undefined)
  }
}
