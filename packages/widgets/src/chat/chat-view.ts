import type { ChatMessage, ProjectChat } from '@showroom/contract/chat/chat'
import type { CardKind } from '@showroom/contract/chat/chat-choices'

/** What somebody has written that the server has not answered for yet. */
export type Pending = {
  clientId: string
  body: string
  card?: { kind: CardKind; id: string } | undefined
  files: readonly { id: string; file_name: string }[]
  replyTo: number | null
  mentions: readonly string[]
  /** Whether it was tried long enough to say so. */
  isFailed: boolean
  /** What the server has said against it. */
  why?: string | undefined
}

export type ChatView = {
  chat: ProjectChat | null
  /** In their order, each once. */
  messages: readonly ChatMessage[]
  /** Changed ones from before the first of them: a search or the pins may show them. */
  apart: readonly ChatMessage[]
  pending: readonly Pending[]
  /** Who is writing, by public id, until when. */
  typing: ReadonlyMap<string, { name: string; until: number }>
  hasOlder: boolean
  connection: 'live' | 'waiting' | 'gone'
  failure: unknown
  isLoadingOlder: boolean
  isOlderFailed: boolean
}

export const emptyView: ChatView = {
  chat: null,
  messages: [],
  apart: [],
  pending: [],
  typing: new Map(),
  hasOlder: false,
  connection: 'live',
  failure: null,
  isLoadingOlder: false,
  isOlderFailed: false,
}

/** Of two copies of a message the later version is right; the rest come in between by their numbers. */
export const merged = (
  known: readonly ChatMessage[],
  come: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const byNo = new Map(known.map((message) => [message.no, message]))
  for (const message of come) {
    const before = byNo.get(message.no)
    if (!before || before.version < message.version) byNo.set(message.no, message)
  }
  return [...byNo.values()].sort((one, other) => one.no - other.no)
}

/** Puts messages in, wherever they come from. A change far back must not stand beside what it does not follow. */
export const taken = (
  { messages, apart }: Pick<ChatView, 'messages' | 'apart'>,
  come: readonly ChatMessage[],
): Pick<ChatView, 'messages' | 'apart'> => {
  const first = messages[0]?.no ?? 0
  return {
    messages: merged(
      messages,
      come.filter(({ no }) => no >= first),
    ),
    apart: merged(
      apart,
      come.filter(({ no }) => no < first),
    ),
  }
}

/** Each in its latest copy. */
export const latest = (
  shown: readonly ChatMessage[],
  { messages, apart }: Pick<ChatView, 'messages' | 'apart'>,
): readonly ChatMessage[] =>
  shown.map(
    (message) =>
      [...messages, ...apart].find(({ no, version }) => no === message.no && version > message.version) ??
      message,
  )

/** Whether messages between those that are there were never seen. */
export const hasGap = (messages: readonly ChatMessage[]): boolean =>
  messages.some((message, index) => index > 0 && message.no !== (messages[index - 1]?.no ?? 0) + 1)

/** What was answered waits no more. */
export const withoutSent = (
  pending: readonly Pending[],
  messages: readonly ChatMessage[],
  me: string,
): readonly Pending[] => {
  const sent = new Set(messages.filter(({ author }) => author?.id === me).map((message) => message.client_id))
  return pending.filter(({ clientId }) => !sent.has(clientId))
}

/** Where the day changes, and who speaks on. */
export type Spoken = { message: ChatMessage; isNewDay: boolean; isSameAuthor: boolean }

const talkMs = 5 * 60_000

export const spoken = (messages: readonly ChatMessage[], dayOf: (at: string) => string): Spoken[] =>
  messages.map((message, index) => {
    const before = messages[index - 1]
    const isNewDay = !before || dayOf(before.created_at) !== dayOf(message.created_at)
    const isSoon = before && Date.parse(message.created_at) - Date.parse(before.created_at) < talkMs
    const isSameAuthor = !isNewDay && Boolean(isSoon) && before?.author?.id === message.author?.id
    return { message, isNewDay, isSameAuthor: isSameAuthor && message.author !== null }
  })

/** Parts of a message: plain words, addresses that lead somewhere, and names of people. */
export type Part = { kind: 'text' | 'link' | 'mention'; text: string }

/** Addresses of http and https alone: nothing else becomes a link. */
const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g

export const partsOf = (body: string, names: readonly string[]): Part[] => {
  const parts: Part[] = []
  let at = 0
  for (const found of body.matchAll(address)) {
    parts.push(...named(body.slice(at, found.index), names), { kind: 'link', text: found[0] })
    at = found.index + found[0].length
  }
  return [...parts, ...named(body.slice(at), names)].filter(({ text }) => text !== '')
}

const named = (text: string, names: readonly string[]): Part[] => {
  const known = names.filter((name) => name !== '').map((name) => `@${name}`)
  const first = known
    .map((name) => ({ name, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    // Of two that begin at the same place the longer name is meant.
    .sort((one, other) => one.at - other.at || other.name.length - one.name.length)[0]
  if (!first) return [{ kind: 'text', text }]
  const after = text.slice(first.at + first.name.length)
  return [
    { kind: 'text', text: text.slice(0, first.at) },
    { kind: 'mention', text: first.name },
    ...named(after, names),
  ]
}
