import type { WidgetEvents } from '@showroom/widgets/shop'
import type { DeviceType } from '../../layout/device-type.ts'

type Item = { id: string; quantity: number; cents: number }

/** What a collector is told: nothing of who it was, and of an address only which page it is. */
export type AnalyticsEvent = {
  event:
    | 'page_view'
    | 'view_item'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'view_cart'
    | 'begin_checkout'
    | 'purchase'
  /** The page without its query, which may hold what somebody searched for or a link's secret. */
  page: string
  showroom: string
  device: DeviceType
  items?: Item[]
}

type Shown = { product_id: string; unit_price_cents: number; qty?: number }
const itemOf = ({ product_id, unit_price_cents, qty = 1 }: Shown): Item => ({
  id: product_id,
  quantity: qty,
  cents: unit_price_cents,
})

export type Told = Pick<AnalyticsEvent, 'event' | 'items'>

/** What widgets tell, in the collector's words; null where nothing changed. */
export const toldOf: {
  [Name in 'product-shown' | 'added-to-cart' | 'line-changed' | 'cart-shown' | 'checkout-started']: (
    detail: WidgetEvents[Name],
  ) => Told | null
} = {
  'product-shown': (product) => ({ event: 'view_item', items: [itemOf(product)] }),
  'added-to-cart': ({ items }) => ({ event: 'add_to_cart', items: items.map(itemOf) }),
  'line-changed': (line) => {
    const more = line.qty - line.qty_before
    const items = [itemOf({ ...line, qty: Math.abs(more) })]
    return more === 0 ? null : { event: more > 0 ? 'add_to_cart' : 'remove_from_cart', items }
  },
  'cart-shown': ({ items }) => ({ event: 'view_cart', items: items.map(itemOf) }),
  'checkout-started': ({ items }) => ({ event: 'begin_checkout', items: items.map(itemOf) }),
}

type Ordered = { deliveries: readonly { items: readonly Shown[] }[] }

/** What was ordered, and not by which number: that would say who it was. */
export const purchaseOf = ({ deliveries }: Ordered): Told => ({
  event: 'purchase',
  items: deliveries.flatMap(({ items }) => items.map(itemOf)),
})

/** Ids, numbers and links that open something stand in addresses: of such a page only what kind it is. */
export const pageOf = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (/\d|[A-Z]/.test(part) || part.length > 40 ? ':id' : part))
    .join('/')
