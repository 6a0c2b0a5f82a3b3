import { parseColor } from '@showroom/contract/showroom/color'

export type Notation = 'hex' | 'rgba'

/** How a colour was written; hex where there is nothing to tell by. */
export const notationOf = (text: string): Notation => (/^\s*rgba?\(/i.test(text) ? 'rgba' : 'hex')

/** The same colour, written as asked; what is no colour stays as it was typed. */
export const inNotation = (text: string, notation: Notation): string => {
  const hex = parseColor(text)
  if (hex === null) return text
  return notation === 'hex' ? hex : `rgba(${channelsOf(hex).join(', ')}, 1)`
}

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
