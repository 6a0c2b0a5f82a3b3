import type { VendorScore } from '@showroom/contract/vendor-goods/score-card'
import {
  type Scored,
  type ScoreMeasure,
  scoreMeasures,
} from '@showroom/contract/vendor-goods/score-card.rules'
import { scoreMessages as messages } from './messages.ts'

/** A figure as people read it; null where too few were counted. */
export const scoreText = (measure: ScoreMeasure, { value }: Scored): string | null => {
  if (value === null) return null
  return measure === 'response' ? messages.duration(value) : messages.percent(value)
}

/** What is said of a vendor where one is chosen. */
export const scoreHint = ({ score }: Pick<VendorScore, 'score'>): string =>
  messages.hint(
    scoreMeasures.flatMap((measure) => {
      const text = scoreText(measure, score[measure])
      return text === null ? [] : [messages.hintOf(measure, text)]
    }),
  )
