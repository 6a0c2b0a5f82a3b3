import type { ShowroomHit } from '@showroom/contract/showroom/showroom'

/** A product with what one of it costs here. */
export type ShownProduct = { product_id: string; name: string; brand: string; unit_price_cents: number }
type Wanted = { product_id: string; qty: number }
export type CartItem = Wanted & { name: string; unit_price_cents: number }
export type ChangedLine = CartItem & { line_id: string; qty_before: number }
export type CartDetail = {
  cart_id: string | null
  count: number
  merchandise_cents: number
  items: CartItem[]
}

/** What widgets tell the page, as `showroom:{name}`. The details are plain JSON; before the fact means cancelable. */
export type WidgetEvents = {
  selected: ShowroomHit
  'category-chosen': { slug_url: string; name: string; menu_slug: string | null }
  'products-shown': { category: string | null; search: string; total: number; items: ShownProduct[] }
  'product-chosen': { product: string; category: string | null }
  'product-shown': ShownProduct & { category: string }
  'add-to-cart': { items: Wanted[] }
  'added-to-cart': { items: CartItem[]; count: number }
  'cart-opened': { count: number }
  'cart-shown': CartDetail
  'change-line': ChangedLine
  'line-changed': ChangedLine
  'checkout-started': CartDetail
  /** The window of ours is there, and is gone. */
  'checkout-opened': { showroom: string }
  'checkout-closed': { showroom: string }
  /** The number that its client knows it by, and nothing else of it. */
  'order-placed': { number: string }
  /** Nothing of the person: the page may not know who it is. */
  'signed-in': { showroom: string }
  'signed-out': { showroom: string }
}

/** What comes of the actions that the page is told of beforehand. */
export type Outcomes = {
  'add-to-cart': WidgetEvents['added-to-cart']
  'change-line': WidgetEvents['line-changed']
  'checkout-started': { url: string }
}

/** Why an action has not happened: `code` for programs, `message` for people. */
export type Refusal = { code: string; message: string }
export type Refused = { ok: false } & Refusal

export type WidgetEvent = keyof WidgetEvents
export type Action = keyof Outcomes
/** What came of an action, for the widget that asked for it. */
export type Acted<Name extends Action> = { ok: true; outcome: Outcomes[Name] } | Refused

/** The event before an action carries what comes of it; the promise is rejected with a `Refusal`. */
export type EventOf<Name> = Name extends Action
  ? CustomEvent<WidgetEvents[Name]> & { readonly promise: Promise<Outcomes[Name]> }
  : Name extends WidgetEvent
    ? CustomEvent<WidgetEvents[Name]>
    : never

export type Emit = <Name extends WidgetEvent>(
  name: Name,
  detail: WidgetEvents[Name],
  options?: { cancelable?: boolean; promise?: Promise<unknown> },
) => boolean

/** False when the page has called `preventDefault()`: it takes over. */
export const emitFrom =
  (host: EventTarget): Emit =>
  (name, detail, { cancelable = false, ...also } = {}) =>
    host.dispatchEvent(
      Object.assign(
        new CustomEvent(`showroom:${name}`, { detail, cancelable, bubbles: true, composed: true }),
        also,
      ),
    )
