import type { AiWish } from '@showroom/contract/design-ai/design-ai'
import { styleBook } from '../assembler/style-book.ts'

/** What rooms are called where a model is asked. */
export const roomNames: Record<AiWish['room'], string> = {
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  living: 'living room',
  outdoor: 'patio',
}

export const styleNames = ({ styles }: Pick<AiWish, 'styles'>): string =>
  styles.map((style) => styleBook[style].name.toLowerCase()).join(', ')
