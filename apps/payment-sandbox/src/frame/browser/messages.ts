import { type CardErrors, type CardField, cardFields } from '../../card/card-entry.rules.ts'
import type { KeptCard } from '../keep-card.ts'

// What the frame and the page around it say to each other. A number or a CVC is in none of it.

/** To the page: asks for a channel. From the page: brings it, as the one port that comes along. */
export const helloKind = 'showroom-card:hello'
export const channelKind = 'showroom-card:channel'

export type Theme = Partial<Record<'surface' | 'ink' | 'ink-soft' | 'danger' | 'focus', string>>

export type FromPage =
  | { kind: 'theme'; theme: Theme }
  | { kind: 'tokenize'; id: number }
  | { kind: 'errors'; errors: CardErrors }
  | { kind: 'focus' }
  | { kind: 'clear' }

export type FromFrame =
  | { kind: 'height'; px: number }
  | { kind: 'typed'; isEmpty: boolean }
  | { kind: 'submit' }
  | { kind: 'card'; id: number; card: KeptCard }
  | { kind: 'refused'; id: number; errors: CardErrors }
  | { kind: 'failed'; id: number }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const themeNames = ['surface', 'ink', 'ink-soft', 'danger', 'focus'] as const
/** A colour and nothing else: no address that could be fetched. */
const color = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab|lab|lch|color)a?\([^()]{1,80}\)|[a-z]{3,20})$/i

const themeIn = (value: unknown): Theme => {
  const theme: Theme = {}
  if (!isObject(value)) return theme
  for (const name of themeNames) {
    const given = value[name]
    if (typeof given === 'string' && color.test(given.trim())) theme[name] = given.trim()
  }
  return theme
}

const isField = (name: string): name is CardField => cardFields.some((field) => field === name)
const mostSentences = 5
const longestSentence = 200

const errorsIn = (value: unknown): CardErrors => {
  const errors: CardErrors = {}
  if (!isObject(value)) return errors
  for (const [name, sentences] of Object.entries(value)) {
    if (!isField(name) || !Array.isArray(sentences)) continue
    errors[name] = sentences
      .filter((one): one is string => typeof one === 'string' && one.length <= longestSentence)
      .slice(0, mostSentences)
  }
  return errors
}

/** What the page may ask for; anything else is nothing. */
export const readMessage = (value: unknown): FromPage | null => {
  if (!isObject(value)) return null
  if (value.kind === 'theme') return { kind: 'theme', theme: themeIn(value.theme) }
  if (value.kind === 'errors') return { kind: 'errors', errors: errorsIn(value.errors) }
  if (value.kind === 'focus' || value.kind === 'clear') return { kind: value.kind }
  if (value.kind === 'tokenize' && typeof value.id === 'number') return { kind: 'tokenize', id: value.id }
  return null
}
