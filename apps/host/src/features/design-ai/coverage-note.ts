import type { AiChoice } from '@showroom/contract/design-ai/design-ai'
import { surfaceWords } from './choice.messages.ts'

/** How the quantity came about, as the calculator of a product’s page would note it. */
export const coverageNoteOf = ({ surface, area, waste_pct }: AiChoice, room: string) => ({
  rooms: [{ name: `${room}, ${surfaceWords[surface].toLowerCase()}`, area }],
  waste_pct,
})
