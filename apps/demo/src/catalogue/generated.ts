import type { Appearance } from '@showroom/contract/catalogue/appearance'
import type { Attributes, Packing } from '@showroom/api/catalogue/product/packing'
import type { GeneratedStock } from './stock.ts'

export type GeneratedProduct = {
  publicId: string
  sku: string
  mpn: string
  upc: string
  name: string
  variant: Record<string, string>
  colorWord: string | null
  colorHex: string | null
  sizeLabel: string
  packing: Packing
  /** What the vendor is paid per unit. */
  finalPriceCents: number
  msrpCents: number
  stock: GeneratedStock
  leadDaysMin: number
  leadDaysMax: number
  attributes: Attributes
  facets: string[]
  certifications: string[]
  restrictedStates: string[]
  prop65: boolean
  documents: string[]
  appearance: Appearance
  placeholder: string
  part: string | null
  needs: string | null
  popularity: number
  searchText: string
}

export type GeneratedFamily = {
  vendorCode: string
  /** Slugs of one of the 21, and of the subcategory below it. */
  category: string
  subcategory: string
  handle: string
  brand: string
  collection: string
  name: string
  description: string
  axes: string[]
  products: GeneratedProduct[]
}
