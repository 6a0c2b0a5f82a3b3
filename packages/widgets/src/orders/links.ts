import type { OrderSummary } from '@showroom/contract/order/order'
import type { ReactNode } from 'react'

/** Addresses, where the page has them, and what it says in its own way. */
export type OrderLinks = {
  orderHref?: ((orderId: string) => string) | undefined
  /** Called instead of following `orderHref`. */
  onOrder?: ((orderId: string) => void) | undefined
  /** Where shopping goes on when nothing was ordered yet. */
  shopHref?: string | undefined
  /** Called instead of following `shopHref`. */
  onShop?: (() => void) | undefined
  /** How the page writes the day of a moment. */
  dayOf?: ((moment: string) => string) | undefined
  /** What else an order leads to. */
  waysOf?: ((order: OrderSummary) => ReactNode) | undefined
}
