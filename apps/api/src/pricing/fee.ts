import { type Priced, standardFeeBps, winningRule } from '@showroom/contract/pricing/pricing.rules'
import type { FeeRule } from './price-list/priced-product.store.ts'

export const feeFor = (fees: readonly FeeRule[], product: Priced): number =>
  winningRule(fees, product)?.fee_bps ?? standardFeeBps
