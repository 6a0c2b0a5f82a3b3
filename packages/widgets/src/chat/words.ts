import type { ChatMessage, ChatPerson } from '@showroom/contract/chat/chat'
import { chatWords } from './messages.ts'

/** The reader's own calendar day, to tell days apart. */
export const dayOf = (at: string): string => {
  const moment = new Date(at)
  return `${moment.getFullYear()}-${moment.getMonth()}-${moment.getDate()}`
}

export const dayText = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { weekday: 'long', month: 'short', day: 'numeric' })

export const timeText = (at: string): string =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

export const nameOf = ({ author, kind }: Pick<ChatMessage, 'author' | 'kind'>, me: string): string => {
  if (kind === 'assistant') return chatWords.automatic
  if (!author) return chatWords.somebody
  return author.id === me ? chatWords.you : author.name
}

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Who of the others has read this far. */
export const seenBy = (people: readonly ChatPerson[], me: string, no: number): string[] =>
  people.filter(({ id, seen_no: seen }) => id !== me && seen >= no).map(({ name }) => name)

/** It has come to a device of somebody, whether they have looked at it or not. */
export const hasCome = (people: readonly ChatPerson[], me: string, no: number): boolean =>
  people.some(({ id, delivered_no: come = 0 }) => id !== me && come >= no)

export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
