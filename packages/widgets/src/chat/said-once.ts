import type { StoreApi } from 'zustand/vanilla'
import type { ChatView } from './chat-view.ts'
import type { ChatPlace } from './place.ts'

const sayTypingMs = 3_000

type Room = { place: ChatPlace; view: StoreApi<ChatView> }

/** Said once for each message, and never back. */
export const seenOnce = ({ place, view }: Room) => {
  let said = 0
  return (no: number) => {
    const { chat } = view.getState()
    if (no <= Math.max(said, chat?.thread.seen_no ?? 0)) return
    said = no
    place.seen(no).catch(() => {
      // The next message says it as well.
      said = 0
    })
  }
}

/** Of what has come while nobody looks. */
export const deliveredOnce = ({ place, view }: Room) => {
  let said = 0
  return (no: number) => {
    if (no <= Math.max(said, view.getState().chat?.thread.seen_no ?? 0)) return
    said = no
    place.delivered?.(no).catch(() => undefined)
  }
}

/** Every few seconds at most; that it did not arrive is no loss. */
export const typingOnce = ({ place }: Pick<Room, 'place'>) => {
  let saidAt = 0
  return () => {
    if (Date.now() - saidAt < sayTypingMs) return
    saidAt = Date.now()
    place.typing?.().catch(() => undefined)
  }
}
