import type { PriceChange } from '@showroom/contract/order/price-change'
import type { PriceAnswer } from '@showroom/contract/order/price-change.rules'

/** What somebody is about to say, by the id of the change. What is not in here is decided later. */
export type Chosen = Readonly<Record<string, PriceAnswer>>

export type ReviewSums = { totalCents: number; extraHoldCents: number; cancelledCents: number }

/** What the chosen answers come to: of amounts that the server has given for each. */
export const reviewSums = (
  totalCents: number,
  changes: readonly PriceChange[],
  chosen: Chosen,
): ReviewSums => {
  const said = (answer: PriceAnswer) => changes.filter(({ id }) => chosen[id] === answer)
  const extraHoldCents = said('accept').reduce((sum, { difference_cents }) => sum + difference_cents, 0)
  const cancelledCents = said('reject').reduce((sum, change) => sum + change.total_before_cents, 0)
  return { totalCents: totalCents + extraHoldCents - cancelledCents, extraHoldCents, cancelledCents }
}
