import type { LiveEvent } from '@showroom/contract/live/live'
import type { Shop } from '../shop/index.ts'

/** The talk that cards are shown in, as far as they need to know it. */
export type Talk = {
  shop: Shop
  place: { project: string | null }
  hear: (listener: (event: LiveEvent) => void) => () => void
}
