import type { ChatPerson } from '@showroom/contract/chat/chat'
import { peopleMeant, withMention } from './mentions.ts'
import { type Suggestions, useSuggestions, type Writing } from './useSuggestions.ts'

/** Whom an @ could mean. */
export const useMentions = ({
  others,
  ...writing
}: Writing & { others: readonly ChatPerson[] }): Suggestions =>
  useSuggestions({
    ...writing,
    meant: (before) => peopleMeant(others, before),
    take: ({ name }, caret) => withMention(writing.body, caret, name),
  })
