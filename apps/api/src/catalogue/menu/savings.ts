import type { SavingSums } from '@showroom/contract/landing/savings.rules'

/** A department by its slug; null for the whole catalogue. */
export type SavingRow = SavingSums & {
  menu_slug: string | null
  name: string | null
  brands: number
  vendors: number
  categories: number
  msrp_from: string | null
  msrp_to: string | null
}
