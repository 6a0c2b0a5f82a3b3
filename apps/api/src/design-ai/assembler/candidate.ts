import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { AiSurface } from '@showroom/contract/design-ai/ai-choices'
import type { Lab } from './lab.rules.ts'

/** A product that could lie on a surface: sold in the showroom, and enough of it in stock. */
export type Candidate = {
  productId: string
  name: string
  brand: string
  unit: string
  priceCents: number
  /** Thousandths of a square foot. */
  coverage: number
  minQty: number
  stepQty: number
  wastePct: number
  leadDaysMax: number
  /** What one production run has of it, at most. */
  largestLot: number
  appearance: SurfaceAppearance
  /** Of its base color. */
  lab: Lab
}

/** With what it would come to on this surface. */
export type Priced = Candidate & {
  surface: AiSurface
  area: number
  qty: number
  totalCents: number
  centsPerSqft: number
}
