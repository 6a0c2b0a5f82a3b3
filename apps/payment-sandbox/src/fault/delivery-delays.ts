import type { Behavior } from '../card/test-cards.ts'

const lateMs = 60_000
const stepMs = 1_000
const overtaking = 5

/** When an event is delivered, how often, and after how long; `place`: how many of its payment were before it. */
export const deliveryDelays = (behavior: Behavior | null, place: number): number[] => {
  if (behavior === 'webhooks_twice') return [0, stepMs]
  if (behavior === 'webhooks_late') return [lateMs]
  if (behavior === 'webhooks_reordered') return [Math.max(overtaking - place, 0) * stepMs]
  return [0]
}
