import type { Appearance } from '@showroom/contract/catalogue/appearance'
import type { SalesUnit, StockStatus } from '@showroom/contract/catalogue/catalogue'
import type { ListPricing } from '../../pricing/price-list/list-pricing.store.ts'
import { type PriceFacts, unitPrices } from '../../pricing/price-list/unit-prices.ts'
import type { Photo } from '../photo/photo.ts'

/** What selling needs to know of a product, in one showroom, now. */
export type Purchasable = {
  productId: number
  publicId: string
  name: string
  brand: string
  sku: string
  vendorPublicId: string
  vendor: string
  vendorState: string
  unit: SalesUnit
  uom: string
  /** The maker's own words for its size; empty where there is none. */
  sizeLabel: string
  priceCents: number
  coverage: number | null
  minQty: number
  stepQty: number
  stockStatus: StockStatus
  /** Units not reserved, over all lots. */
  stockQty: number
  restockOn: string | null
  leadDaysMin: number
  leadDaysMax: number
  cutOffHour: number
  shipClass: string
  /** Active, not hidden by the showroom, and in a category that it shows. */
  isShown: boolean
  /** Its vendor is away: from that day on it is sold again. */
  pausedUntil: string | null
  /** Public id of what is sold in its place. */
  substituteId: string | null
  /** Oldest first. */
  lots: Lot[]
  /** What it does not work without. */
  requiredParts: { id: string; name: string }[]
  appearance: Appearance | null
  placeholder: string
  photos: Photo[]
}

export type Lot = { code: string; available: number }

/** As it is read: its price is computed, and what it is computed from goes no further. */
export type Unpriced = Omit<Purchasable, 'priceCents'> & { priceFacts: PriceFacts }

export const pricedBy = (pricing: ListPricing) => {
  const priceOf = unitPrices(pricing)
  return ({ priceFacts, ...product }: Unpriced): Purchasable => ({
    ...product,
    priceCents: priceOf(priceFacts),
  })
}

export const canBeSold = ({ isShown, stockStatus }: Purchasable): boolean =>
  isShown && stockStatus !== 'discontinued'
