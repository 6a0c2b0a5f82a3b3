import type { Scope } from '@showroom/contract/pricing/pricing.rules'

/** As a rule is stored: null where it does not ask. */
export type ScopeColumns = {
  product_id?: number | null
  category_id?: number | null
  vendor_id?: number | null
  client_id?: number | null
}

export const scopeOf = ({ product_id, category_id, vendor_id, client_id }: ScopeColumns): Scope => ({
  ...(product_id == null ? {} : { product_id }),
  ...(category_id == null ? {} : { category_id }),
  ...(vendor_id == null ? {} : { vendor_id }),
  ...(client_id == null ? {} : { is_client: true as const }),
})
