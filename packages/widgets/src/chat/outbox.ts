import type { ChatMessage } from '@showroom/contract/chat/chat'
import type { StoreApi } from 'zustand/vanilla'
import { type Shop, ShopError } from '../shop/index.ts'
import type { ChatView, Pending } from './chat-view.ts'
import type { Draft } from './open-chat.ts'
import type { ChatPlace } from './place.ts'

export type Outbox = {
  add: (draft: Draft) => void
  /** Sends what a page before this one did not get through. */
  resume: () => void
  again: (clientId: string) => void
  throwAway: (clientId: string) => void
  close: () => void
}

type Deps = {
  place: ChatPlace
  view: StoreApi<ChatView>
  onSent: (messages: readonly ChatMessage[]) => void
}

/** So long it is tried before it is said that it does not work. */
const patienceMs = 30_000
const mostKept = 50
const pauses = [500, 1_000, 2_000, 4_000, 8_000]

const isPending = (one: unknown): one is Pending =>
  typeof one === 'object' && one !== null && 'clientId' in one && 'body' in one

const kept = (key: string): Pending[] => {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(read) ? read.filter(isPending) : []
  } catch {
    return []
  }
}

const keep = (key: string, pending: readonly Pending[]) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(pending.slice(-mostKept)))
  } catch {
    // A page that may keep nothing sends as long as it is open.
  }
}

/** Whether the same, sent again, may be taken. */
const isWorthAgain = (failure: unknown) =>
  failure instanceof ShopError && (failure.status === 0 || failure.status === 429 || failure.status >= 500)

type Box = Deps & { keyOf: () => string }

/** What waits, on the page and in the browser’s memory of this tab. */
const changing = ({ view, keyOf }: Pick<Box, 'view' | 'keyOf'>) => {
  const set = (pending: readonly Pending[]) => {
    view.setState({ pending })
    keep(keyOf(), pending)
  }
  return {
    set,
    change: (clientId: string, to: Partial<Pending>) =>
      set(view.getState().pending.map((one) => (one.clientId === clientId ? { ...one, ...to } : one))),
    drop: (clientId: string) => set(view.getState().pending.filter((one) => one.clientId !== clientId)),
  }
}

const post = ({ place, view }: Box, message: Pending) =>
  place.post(message, view.getState().messages.at(-1)?.no)

/** There is no field here that could say it. */
const reasonOf = (failure: unknown) =>
  failure instanceof ShopError ? (Object.values(failure.errors)[0]?.[0] ?? failure.message) : undefined

type Outcome = { sent: readonly ChatMessage[] } | { why: string | undefined }

/** Tries until it is answered, or it makes no sense any more: with what the server has said against it. */
const postUntilAnswered = async (box: Box, message: Pending, isClosed: () => boolean): Promise<Outcome> => {
  const since = Date.now()
  for (let tried = 0; ; tried += 1) {
    try {
      return { sent: await post(box, message) }
    } catch (failure) {
      if (!isWorthAgain(failure)) return { why: reasonOf(failure) }
      if (isClosed() || Date.now() - since > patienceMs) return { why: undefined }
      await new Promise((resolve) => setTimeout(resolve, pauses[tried] ?? pauses.at(-1)))
    }
  }
}

/** One after the other, so that their order stays; what could not be sent lets the next one go. */
const sending = (box: Box, { change, drop }: ReturnType<typeof changing>) => {
  let isSending = false
  let isClosed = false
  const flush = async () => {
    if (isSending || isClosed) return
    isSending = true
    for (;;) {
      const next = box.view.getState().pending.find(({ isFailed }) => !isFailed)
      if (!next || isClosed) break
      const answered = await postUntilAnswered(box, next, () => isClosed)
      if (isClosed) break
      if ('sent' in answered) {
        drop(next.clientId)
        box.onSent(answered.sent)
      } else change(next.clientId, { isFailed: true, ...answered })
    }
    isSending = false
  }
  return {
    flush,
    close: () => {
      isClosed = true
    },
  }
}

/** Messages on their way. The one write that is repeated by itself, because it may be. */
export const openOutbox = (shop: Shop, deps: Deps): Outbox => {
  const { view, place } = deps
  // Of who writes: nobody sends what another has left in this browser.
  const keyOf = () => `${shop.prefix}:chat:${view.getState().chat?.me}:${place.key}`
  const box = { ...deps, keyOf }
  const pending = changing(box)
  const { flush, close } = sending(box, pending)
  const tryAll = () => {
    pending.set(view.getState().pending.map((one) => ({ ...one, isFailed: false })))
    void flush()
  }
  addEventListener('online', tryAll)
  return {
    add: ({ body, card, files, replyTo, mentions }) => {
      const named = files.map(({ id, file_name }) => ({ id, file_name }))
      const about = { body, card, files: named, replyTo, mentions, isFailed: false }
      pending.set([...view.getState().pending, { clientId: crypto.randomUUID(), ...about }])
      void flush()
    },
    resume: () => {
      if (!view.getState().chat) return
      const here = new Set(view.getState().pending.map(({ clientId }) => clientId))
      const waiting = kept(keyOf()).filter(({ clientId }) => !here.has(clientId))
      if (waiting.length > 0) view.setState({ pending: [...waiting, ...view.getState().pending] })
      void flush()
    },
    again: (clientId) => {
      pending.change(clientId, { isFailed: false })
      void flush()
    },
    throwAway: pending.drop,
    close: () => {
      close()
      removeEventListener('online', tryAll)
    },
  }
}
