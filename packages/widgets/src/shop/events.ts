import type { ShowroomHit } from '@showroom/contract/showroom/showroom'

/** What widgets tell the page, as `showroom:{name}`. The details are plain JSON; before the fact means cancelable. */
export type WidgetEvents = {
  selected: ShowroomHit
  'category-chosen': { slug_url: string; name: string; menu_slug: string | null }
  'product-chosen': { product: string; category: string | null }
  'add-to-cart': { items: { product_id: string; qty: number }[] }
  'added-to-cart': { items: { product_id: string; qty: number }[]; count: number }
  'cart-opened': { count: number }
  'line-changed': { line_id: string; product_id: string; qty: number }
  'checkout-started': { cart_id: string | null; count: number; merchandise_cents: number }
}

export type WidgetEvent = keyof WidgetEvents
export type Emit = <Name extends WidgetEvent>(
  name: Name,
  detail: WidgetEvents[Name],
  options?: { cancelable?: boolean },
) => boolean

/** False when the page has called `preventDefault()`: it takes over. */
export const emitFrom =
  (host: EventTarget): Emit =>
  (name, detail, { cancelable = false } = {}) =>
    host.dispatchEvent(
      new CustomEvent(`showroom:${name}`, { detail, cancelable, bubbles: true, composed: true }),
    )
