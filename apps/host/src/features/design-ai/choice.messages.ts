import type {
  AiConfidence,
  AiDislike,
  AiReportReason,
  AiRoom,
  AiStyle,
  AiSurface,
  AiTone,
} from '@showroom/contract/design-ai/ai-choices'
import type { AiWish } from '@showroom/contract/design-ai/design-ai'

export const styleWords: Record<AiStyle, string> = {
  modern: 'Modern',
  scandinavian: 'Scandinavian',
  japandi: 'Japandi',
  farmhouse: 'Farmhouse',
  industrial: 'Industrial',
  'mid-century': 'Mid-century',
  coastal: 'Coastal',
  traditional: 'Traditional',
  transitional: 'Transitional',
  mediterranean: 'Mediterranean',
  rustic: 'Rustic',
  bohemian: 'Bohemian',
}

export const roomWords: Record<AiRoom, string> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  living: 'Living room',
  outdoor: 'Patio',
}

export const surfaceWords: Record<AiSurface, string> = {
  floor: 'Floor',
  backsplash: 'Backsplash',
  counter: 'Countertop',
  wall_tile: 'Wall tile',
  fireplace: 'Feature wall',
  paving: 'Paving',
  garden_wall: 'Garden wall',
}

export const toneWords: Record<AiTone, string> = { warm: 'Warm', neutral: 'Neutral', cool: 'Cool' }

export const dislikeWords: Record<AiDislike, string> = {
  wood: 'Wood',
  marble: 'Marble',
  terrazzo: 'Terrazzo',
  patterned: 'Patterns',
  glossy: 'Glossy surfaces',
  dark: 'Dark colors',
}

export const reasonWords: Record<AiReportReason, string> = {
  wrong_products: 'The products are not what is shown',
  offensive: 'It is offensive',
  not_mine: 'It is not what I asked for',
  other: 'Something else',
}

export const confidenceWords: Record<AiConfidence, string> = {
  certain: 'The very product',
  high: 'Near to what is shown',
  fair: 'Something like it',
  idea: 'Idea only',
}

/** What an idea is called where it is kept: “Coastal bathroom”. */
export const jobName = ({ wish: { room, styles } }: { wish: Pick<AiWish, 'room' | 'styles'> }): string =>
  `${styles.map((style) => styleWords[style]).join(', ')} ${roomWords[room].toLowerCase()}`
