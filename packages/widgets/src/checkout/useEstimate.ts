import { useShop, useStore } from '../shop/index.ts'
import { type Estimate, estimateOf } from './estimate.ts'

/** What the cart would cost as an order, and the ways to change it. */
export const useEstimate = (): Estimate & Pick<ReturnType<typeof estimateOf>, 'ask' | 'choose'> => {
  const { store, ask, choose } = estimateOf(useShop())
  return { ...useStore(store, (state) => state), ask, choose }
}
