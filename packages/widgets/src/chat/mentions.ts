import type { ChatPerson } from '@showroom/contract/chat/chat'
import { partsOf } from './chat-view.ts'

/** What stands behind the @ that is being typed at the end, in small letters; null where none is. */
export const mentionTyped = (body: string): string | null => {
  const found = /(?:^|\s)@([^\s@]{0,30}(?: [^\s@]{0,30})?)$/.exec(body)
  return found?.[1]?.toLowerCase() ?? null
}

/** The @ and what stands behind it become the whole name. */
export const withMention = (body: string, name: string): string =>
  `${body.slice(0, body.lastIndexOf('@'))}@${name} `

/** Public ids of whom it names, as its words are shown: "@Anna" is not "Ann". */
export const mentionsIn = (body: string, people: readonly Pick<ChatPerson, 'id' | 'name'>[]): string[] => {
  const named = partsOf(
    body,
    people.map(({ name }) => name),
  ).map(({ kind, text }) => kind === 'mention' && text)
  return people.filter(({ name }) => named.includes(`@${name}`)).map(({ id }) => id)
}
