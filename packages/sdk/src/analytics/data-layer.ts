import type { Page } from '../page.ts'
import type { Undo } from '../watch-for-tags.ts'
import { itemOf, type AnalyticsItem, valueOf } from './item.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Google's names for what our events tell (GA4, e-commerce), on the page's `dataLayer`: made of the events only, so
 * that nothing is measured that a page could not hear by itself.
 */
export const feedDataLayer = (page: Page): Undo => {
  const known = new Map<string, AnalyticsItem>()
  const undos = [
    page.on('products-shown', ({ detail: { category, search, items } }) => {
      const shown = items.map(itemOf)
      for (const item of shown) known.set(item.item_id, item)
      tell('view_item_list', { ...listOf(category), ...(search && { search_term: search }), items: shown })
    }),
    page.on('product-chosen', ({ detail: { product, category } }) =>
      tell('select_item', { ...listOf(category), items: [known.get(product) ?? { item_id: product }] }),
    ),
    page.on('product-shown', ({ detail }) => {
      const item = { ...itemOf(detail), item_category: detail.category }
      known.set(item.item_id, item)
      tell('view_item', priced([item]))
    }),
    page.on('added-to-cart', ({ detail }) => tell('add_to_cart', priced(detail.items.map(itemOf)))),
    page.on('line-changed', ({ detail }) => {
      const more = detail.qty - detail.qty_before
      const items = [itemOf({ ...detail, qty: Math.abs(more) })]
      if (more !== 0) tell(more > 0 ? 'add_to_cart' : 'remove_from_cart', priced(items))
    }),
    page.on('cart-shown', ({ detail }) => tell('view_cart', priced(detail.items.map(itemOf)))),
    page.on('checkout-started', ({ detail }) => tell('begin_checkout', priced(detail.items.map(itemOf)))),
  ]
  return () => {
    for (const undo of undos) undo()
  }
}

const listOf = (category: string | null) => (category ? { item_list_id: category } : {})

const priced = (items: AnalyticsItem[]) => ({ currency: 'USD', value: valueOf(items), items })

const tell = (event: string, ecommerce: object) => {
  window.dataLayer ??= []
  // Tag managers merge what they are given: without this the last event's items would stay.
  window.dataLayer.push({ ecommerce: null })
  window.dataLayer.push({ event, ecommerce })
}
