import type { CoverageNote } from '@showroom/contract/cart/cart'
import type { Purchasable } from '../catalogue/product/purchasable.ts'
import type { LotChoice } from './lot.ts'

/** A line as it was saved, with what its product is today. */
export type LineFacts = {
  lineId: string
  qty: number
  /** The price the visitor last accepted. */
  acceptedCents: number
  lotChoice: LotChoice
  coverageNote: CoverageNote | null
  product: Purchasable
}

/** A cart as it was saved. */
export type CartFacts = {
  cartId: string
  projectId: string | null
  version: number
  /** Null for an account's cart, which is kept. */
  expiresAt: Date | null
  extraInfo: Record<string, unknown>
  lines: LineFacts[]
}
