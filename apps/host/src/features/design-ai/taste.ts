import type { AiRoom, AiStyle } from '@showroom/contract/design-ai/ai-choices'

type Side = { style: AiStyle; room: AiRoom }
export type TastePair = readonly [Side, Side]

const pair = (room: AiRoom, left: AiStyle, right: AiStyle): TastePair => [
  { style: left, room },
  { style: right, room },
]

/** Eight rooms, each in two styles: every style stands in one of them at least. */
export const tastePairs: readonly TastePair[] = [
  pair('kitchen', 'modern', 'farmhouse'),
  pair('bathroom', 'coastal', 'industrial'),
  pair('living', 'scandinavian', 'traditional'),
  pair('outdoor', 'mediterranean', 'japandi'),
  pair('kitchen', 'mid-century', 'transitional'),
  pair('bathroom', 'bohemian', 'scandinavian'),
  pair('living', 'rustic', 'modern'),
  pair('kitchen', 'japandi', 'coastal'),
]

/** How often each style was chosen. */
export const stylesChosen = (chosen: readonly AiStyle[]): Partial<Record<AiStyle, number>> => {
  const counts: Partial<Record<AiStyle, number>> = {}
  for (const style of chosen) counts[style] = (counts[style] ?? 0) + 1
  return counts
}

export const stylePicture = (style: AiStyle, room: AiRoom): string =>
  `/showroom/ai-styles/${style}_${room}.webp`
