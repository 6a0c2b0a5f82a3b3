import type { DesignerCard } from '@showroom/contract/designer/designer'
import { designerMessages as messages } from './messages.ts'

/** Hundredths of a star as `4.7`. */
export const starsText = (hundredths: number): string => (hundredths / 100).toFixed(1)

export const ratingOf = ({ stars: { average, count } }: Pick<DesignerCard, 'stars'>): string =>
  average === null ? messages.noReviews : messages.rated(starsText(average), count)

export const replyOf = ({ answers_in_hours: hours }: Pick<DesignerCard, 'answers_in_hours'>): string =>
  hours === null ? messages.notAskedYet : messages.repliesIn(hours)

export const priceOf = ({ from_cents: cents }: Pick<DesignerCard, 'from_cents'>): string =>
  cents === null ? messages.byQuote : messages.from(cents)

export const placeOf = ({ city, state }: Pick<DesignerCard, 'city' | 'state'>): string => `${city}, ${state}`
