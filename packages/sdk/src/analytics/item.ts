/** A product in the words of GA4; prices in dollars. */
export type AnalyticsItem = {
  item_id: string
  item_name?: string
  item_brand?: string
  item_category?: string
  price?: number
  quantity?: number
}

type EventItem = { product_id: string; name: string; brand?: string; qty?: number; unit_price_cents: number }

export const itemOf = ({ product_id, name, brand, qty, unit_price_cents }: EventItem): AnalyticsItem => ({
  item_id: product_id,
  item_name: name,
  ...(brand && { item_brand: brand }),
  price: unit_price_cents / 100,
  ...(qty !== undefined && { quantity: qty }),
})

/** Summed in cents, because dollars do not sum. */
export const valueOf = (items: AnalyticsItem[]) =>
  items.reduce((cents, { price = 0, quantity = 1 }) => cents + Math.round(price * 100) * quantity, 0) / 100
