import { fieldWords } from '@showroom/contract/checklist/selection-field.messages'
import type { PresentPerson } from '@showroom/contract/live/presence.rules'

/** What is said of who else is here. */
export const presenceWords = {
  alsoHere: 'Also here:',
  isHere: (name: string) => `${name} is here`,
  isWriting: (name: string, field: string) => `${name} is changing “${field}”`,
} as const

/** Where they are, and which field they write into. */
export const placeText = ({ name, field }: Pick<PresentPerson, 'name' | 'field'>): string => {
  const word = fieldWords[field]
  return word === undefined ? presenceWords.isHere(name) : presenceWords.isWriting(name, word)
}
