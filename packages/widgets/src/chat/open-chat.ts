import type { ChatFile, ChatMessage, ProjectChat } from '@showroom/contract/chat/chat'
import type { CardKind } from '@showroom/contract/chat/chat-choices'
import type { LiveEvent } from '@showroom/contract/live/live'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { openLive, type Whisper } from '../live/index.ts'
import type { Shop } from '../shop/index.ts'
import { type ChatView, emptyView, hasGap, merged, taken, withoutSent } from './chat-view.ts'
import { loadOlder } from './load-older.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import type { ChatPlace } from './place.ts'
import { seenOnce, typingOnce } from './said-once.ts'

const typingMs = 5_000
const againMs = 3_000

export type Draft = {
  body: string
  card?: { kind: CardKind; id: string }
  files: readonly ChatFile[]
  replyTo: number | null
  mentions: readonly string[]
}

export type Chat = {
  shop: Shop
  place: ChatPlace
  view: StoreApi<ChatView>
  load: () => Promise<void>
  loadOlder: () => Promise<void>
  send: (draft: Draft) => void
  outbox: Outbox
  /** Puts in what a change has answered. */
  take: (message: ChatMessage) => void
  seen: (no: number) => void
  /** Tells of what happens beside the talk. Answers what ends it. */
  hear: (listener: Hearing) => () => void
  typing: () => void
  close: () => void
}

type Hearing = (event: LiveEvent) => void
type Room = { shop: Shop; place: ChatPlace; view: StoreApi<ChatView> }

/** What came is no longer on its way. */
const takingInto =
  ({ view }: Pick<Room, 'view'>) =>
  (...come: ChatMessage[]) => {
    const before = view.getState()
    const after = taken(before, come)
    view.setState({ ...after, pending: withoutSent(before.pending, after.messages, before.chat?.me ?? '') })
  }

const hearingInto =
  ({ view, place }: Room, take: (message: ChatMessage) => void) =>
  (event: LiveEvent) => {
    // What the server writes is of the contract’s shapes.
    const { kind } = event
    if (kind === 'chat.seen' || kind === 'chat.delivered') return heardReading(view, event.payload as Reading)
    if (kind !== 'chat.message') return
    const message = event.payload as ChatMessage
    const typing = new Map(view.getState().typing)
    typing.delete(message.author?.id ?? '')
    view.setState({ typing })
    // It has come, and nobody looks at it yet.
    if (document.hidden) place.delivered?.(message.no).catch(() => undefined)
    take(message)
  }

/** Loads, and from then on listens: the stream goes on where the first answer had been read. */
const openLoading = ({ shop, place, view }: Room, hear: (event: LiveEvent) => void) => {
  let live: { close: () => void } | null = null
  let isClosed = false

  const listen = ({ live: cursor }: ProjectChat) => {
    live ??= openLive({
      fetch: (url, init) => shop.wire.fetch(url, init),
      url: `${shop.apiBase}/api/live?showroom=${shop.showroom}&${place.live}`,
      cursor,
      onEvent: hear,
      onWhisper: (kind, whisper) =>
        kind === 'typing'
          ? heardTyping(view, whisper)
          : hear({ kind, subject: whisper.from, payload: whisper.data }),
      onReset: () => void loadAnew(),
      onState: (connection) => view.setState({ connection }),
    })
  }
  const load = async (isAnew = false) => {
    try {
      const data = await place.read({})
      if (isClosed) return
      const messages = newestWithoutGap(merged(isAnew ? [] : view.getState().messages, data.Project_chats))
      view.setState({ chat: data, hasOlder: (messages[0]?.no ?? 1) > 1, failure: null, messages })
      listen(data)
    } catch (failure) {
      view.setState({ failure })
    }
  }
  /** The stream has gone on: what it has passed over comes by this or not at all. */
  const loadAnew = async () => {
    await load(true)
    if (view.getState().failure === null || isClosed) return
    view.setState({ connection: 'waiting' })
    setTimeout(() => void loadAnew(), againMs)
  }
  const close = () => {
    isClosed = true
    live?.close()
  }
  return { load, close }
}

/** A project's chat as one page has it: loaded once, kept right by what happens, and written to. */
export const openChat = (shop: Shop, place: ChatPlace): Chat => {
  const view = createStore<ChatView>(() => emptyView)
  const room = { shop, place, view }
  const listeners = new Set<Hearing>()
  const take = takingInto(room)
  const hearChat = hearingInto(room, take)
  const { load, close } = openLoading(room, (event) => {
    hearChat(event)
    for (const listener of listeners) listener(event)
  })
  const outbox = openOutbox(shop, { place, view, onSent: (messages) => take(...messages) })
  return {
    shop,
    place,
    view,
    outbox,
    hear: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take: (message) => take(message),
    load: async () => {
      await load()
      outbox.resume()
    },
    loadOlder: () => loadOlder(room),
    send: outbox.add,
    seen: seenOnce(view, place),
    typing: typingOnce(place),
    close: () => {
      close()
      outbox.close()
    },
  }
}

/** What stands before a gap is asked for again by who looks back. */
const newestWithoutGap = (messages: readonly ChatMessage[]): readonly ChatMessage[] => {
  const after = messages.findLastIndex((_message, at) => at > 0 && hasGap(messages.slice(at - 1, at + 1)))
  return after < 0 ? messages : messages.slice(after)
}

type Reading = { by: string; no?: number; delivered_no?: number }

const heardReading = (view: StoreApi<ChatView>, { by, no, ...come }: Reading) => {
  const { chat } = view.getState()
  if (!chat) return
  const mark = no ? { seen_no: no } : come
  const people = chat.people.map((person) => (person.id === by ? { ...person, ...mark } : person))
  view.setState({ chat: { ...chat, people } })
}

const heardTyping = (view: StoreApi<ChatView>, { from, data }: Whisper) => {
  const { name } = data as { name: string }
  const typing = new Map(view.getState().typing).set(from, { name, until: Date.now() + typingMs })
  view.setState({ typing })
  setTimeout(() => {
    const left = [...view.getState().typing].filter(([, { until }]) => until > Date.now())
    view.setState({ typing: new Map(left) })
  }, typingMs + 50)
}
