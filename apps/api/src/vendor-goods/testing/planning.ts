import type { PricePreview, ScheduledPrice } from '@showroom/contract/vendor-goods/scheduled-price'
import type { Vendor } from './a-vendor.ts'

type Price = { sku: string; price_cents: number }

/** What a vendor does with new prices. */
export const planning = (vendor: () => Vendor) => ({
  plan: (effective_on: string, ...prices: Price[]) =>
    vendor().ask<{ planned: number }>('POST /api/vendor_prices', { effective_on, prices }),
  preview: (effective_on: string, ...prices: Price[]) =>
    vendor().ask<PricePreview>('POST /api/vendor_prices/preview', { effective_on, prices }),
  list: async (query: string) =>
    (await vendor().ask<ScheduledPrice[]>(`GET /api/vendor_prices${query}`)).data,
})
