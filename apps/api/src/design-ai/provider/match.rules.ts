import type { AiConfidence } from '@showroom/contract/design-ai/ai-choices'
import type { Priced } from '../assembler/candidate.ts'
import { distance, type Lab } from '../assembler/lab.rules.ts'
import { type Preferences, scoreOf } from '../assembler/score.rules.ts'

/** The color of a plane where it shows whole. Null: it does not show. */
export const meanColor = (pixels: Uint8Array, cover: Uint8Array): string | null => {
  const sums = [0, 0, 0]
  let count = 0
  for (const [pixel, covered] of cover.entries()) {
    if (covered < 250) continue
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[pixel * 3 + channel] ?? 0)
    count += 1
  }
  if (count === 0) return null
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** How far two colors may lie apart for the same material in another light, and for one like it. */
const same = 6
const alike = 12

export const confidenceOf = (apart: number): AiConfidence => {
  if (apart < same) return 'high'
  return apart < alike ? 'fair' : 'idea'
}

export type Match = { priced: Priced; confidence: AiConfidence }

/** The product that comes nearest to what was painted; of those as near the one that suits the wish. */
export const matchOf = (candidates: readonly Priced[], painted: Lab, wish: Preferences): Match | null => {
  const rated = candidates.map((priced) => ({ priced, apart: distance(priced.lab, painted) }))
  const nearest = Math.min(...rated.map(({ apart }) => apart))
  const [best] = rated
    .filter(({ apart }) => apart <= nearest + 1)
    .toSorted(
      (one, other) =>
        scoreOf(other.priced, wish) - scoreOf(one.priced, wish) ||
        (one.priced.productId < other.priced.productId ? -1 : 1),
    )
  return best ? { priced: best.priced, confidence: confidenceOf(best.apart) } : null
}
