import type { RequestFor } from '@showroom/contract/endpoints'
import type { AiRoom, AiStyle, AiSurface } from '@showroom/contract/design-ai/ai-choices'

/** The form as it is typed; it stays when somebody has to sign in first. */
export type TypedWish = {
  room: AiRoom
  styles: AiStyle[]
  area: string
  budget: string
  keep: AiSurface[]
  text: string
}

export type SentWish = RequestFor<'POST /api/AI/job'>['body']['wish']

export const nothingTyped: TypedWish = {
  room: 'kitchen',
  styles: [],
  area: '',
  budget: '',
  keep: [],
  text: '',
}

const numberIn = (typed: string): number | null => {
  const plain = typed.replaceAll(/[$,\s]/g, '')
  if (plain === '') return null
  // What is no number is sent as one that the server refuses, in its words.
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : 0
}

export const centsTyped = (typed: string): number | null => {
  const amount = numberIn(typed)
  return amount === null ? null : Math.round(amount * 100)
}

export const wishOf = ({ area, budget, ...wish }: TypedWish, showroom: string): SentWish => {
  const feet = numberIn(area)
  return {
    ...wish,
    showroom,
    budget_cents: centsTyped(budget),
    ...(feet === null ? {} : { area: Math.round(feet * 1_000) }),
  }
}

/** At most three; the newest one pushes nothing out. */
export const toggledStyle = (styles: readonly AiStyle[], style: AiStyle, most: number): AiStyle[] => {
  if (styles.includes(style)) return styles.filter((each) => each !== style)
  return styles.length < most ? [...styles, style] : [...styles]
}
