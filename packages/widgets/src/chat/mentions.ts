import type { ChatPerson } from '@showroom/contract/chat/chat'
import { partsOf } from './chat-view.ts'

/** What stands behind the @ that is being typed before the caret, in small letters; null where none is. */
export const mentionTyped = (before: string): string | null => {
  const found = /(?:^|\s)@([^\s@]{0,30}(?: [^\s@]{0,30})?)$/.exec(before)
  return found?.[1]?.toLowerCase() ?? null
}

/** Whom the @ could mean: by the beginning of their first name or of any other. Nobody, once a name is whole. */
export const peopleMeant = <Person extends Pick<ChatPerson, 'name'>>(
  people: readonly Person[],
  before: string,
): readonly Person[] => {
  const typed = mentionTyped(before)
  if (typed === null) return []
  const meant = people.filter(({ name }) => name !== '' && ` ${name.toLowerCase()}`.includes(` ${typed}`))
  return meant.length === 1 && meant[0]?.name.toLowerCase() === typed ? [] : meant.slice(0, mostMeant)
}
const mostMeant = 6

/** The @ before the caret and what stands behind it become the whole name; where the caret is then. */
export const withMention = (body: string, caret: number, name: string): { body: string; caret: number } => {
  const head = `${body.slice(0, body.lastIndexOf('@', caret - 1))}@${name} `
  return { body: head + body.slice(caret).replace(/^ /, ''), caret: head.length }
}

/** Public ids of whom it names, as its words are shown: "@Anna" is not "Ann". */
export const mentionsIn = (body: string, people: readonly Pick<ChatPerson, 'id' | 'name'>[]): string[] => {
  const named = partsOf(
    body,
    people.map(({ name }) => name),
  ).map(({ kind, text }) => kind === 'mention' && text)
  return people.filter(({ name }) => named.includes(`@${name}`)).map(({ id }) => id)
}
