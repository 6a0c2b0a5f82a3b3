import type { Appearance } from '@showroom/contract/catalogue/appearance'
import { blend } from './color.ts'

const ground = '#efece6'

/** Four corner colours of the card, row by row, lit from the upper left. */
export const placeholderOf = (appearance: Appearance): string => {
  const base =
    appearance.kind === 'surface'
      ? (appearance.colors[0] ?? ground)
      : blend(ground, appearance.color ?? ground, 0.25)
  return [blend(base, '#ffffff', 0.12), base, base, blend(base, '#000000', 0.1)]
    .map((hex) => hex.slice(1))
    .join('')
}
