// What the payment sandbox's card frame and the page around it say to each other. A number or a CVC is in none of it.

/** To the page: asks for a channel. From the page: brings it, as the one port that comes along. */
export const helloKind = 'showroom-card:hello'
export const channelKind = 'showroom-card:channel'

/** The specification's names (§3). */
export const cardFields = ['card_number', 'name_on_Card', 'exp_date', 'cvv'] as const
export type CardField = (typeof cardFields)[number]
export type CardErrors = Partial<Record<CardField, string[]>>

/** What leaves the frame: nothing that a card can be charged with. */
export type TokenizedCard = {
  payment_method_id: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
}

export const frameColors = ['surface', 'ink', 'ink-soft', 'danger', 'focus'] as const
export type FrameTheme = Partial<Record<(typeof frameColors)[number], string>>

export type FromPage =
  | { kind: 'theme'; theme: FrameTheme }
  | { kind: 'tokenize'; id: number }
  | { kind: 'errors'; errors: CardErrors }
  | { kind: 'focus' }
  | { kind: 'clear' }

export type FromFrame =
  | { kind: 'height'; px: number }
  | { kind: 'typed'; isEmpty: boolean }
  | { kind: 'submit' }
  | { kind: 'card'; id: number; card: TokenizedCard }
  | { kind: 'refused'; id: number; errors: CardErrors }
  | { kind: 'failed'; id: number }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A colour and nothing else: no address that could be fetched. */
const color = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab|lab|lch|color)a?\([^()]{1,80}\)|[a-z]{3,20})$/i

const themeIn = (value: unknown): FrameTheme => {
  const theme: FrameTheme = {}
  if (!isObject(value)) return theme
  for (const name of frameColors) {
    const given = value[name]
    if (typeof given === 'string' && color.test(given.trim())) theme[name] = given.trim()
  }
  return theme
}

const mostSentences = 5
const longestSentence = 200

const errorsIn = (value: unknown): CardErrors => {
  const errors: CardErrors = {}
  if (!isObject(value)) return errors
  for (const name of cardFields) {
    const sentences = value[name]
    if (!Array.isArray(sentences)) continue
    errors[name] = sentences
      .filter((one): one is string => typeof one === 'string' && one.length <= longestSentence)
      .slice(0, mostSentences)
  }
  return errors
}

/** What the page may ask for; anything else is nothing. */
export const readFromPage = (value: unknown): FromPage | null => {
  if (!isObject(value)) return null
  if (value.kind === 'theme') return { kind: 'theme', theme: themeIn(value.theme) }
  if (value.kind === 'errors') return { kind: 'errors', errors: errorsIn(value.errors) }
  if (value.kind === 'focus' || value.kind === 'clear') return { kind: value.kind }
  if (value.kind === 'tokenize' && typeof value.id === 'number') return { kind: 'tokenize', id: value.id }
  return null
}

const cardIn = (value: unknown): TokenizedCard | null => {
  if (!isObject(value)) return null
  const { payment_method_id, brand, last4, exp_month, exp_year } = value
  const isCard =
    typeof payment_method_id === 'string' &&
    /^pm_\w+$/.test(payment_method_id) &&
    typeof brand === 'string' &&
    typeof last4 === 'string' &&
    /^\d{4}$/.test(last4) &&
    typeof exp_month === 'number' &&
    typeof exp_year === 'number'
  return isCard ? { payment_method_id, brand, last4, exp_month, exp_year } : null
}

const tallest = 2_000

/** What the frame may tell; anything else is nothing. */
export const readFromFrame = (value: unknown): FromFrame | null => {
  if (!isObject(value)) return null
  const { kind, id, px, isEmpty } = value
  if (kind === 'submit') return { kind }
  if (kind === 'height' && typeof px === 'number' && px > 0 && px <= tallest) return { kind, px }
  if (kind === 'typed' && typeof isEmpty === 'boolean') return { kind, isEmpty }
  if (typeof id !== 'number') return null
  if (kind === 'failed') return { kind, id }
  if (kind === 'refused') return { kind, id, errors: errorsIn(value.errors) }
  const card = kind === 'card' ? cardIn(value.card) : null
  return card && { kind: 'card', id, card }
}
