/** Addresses, where the page has them. */
export type OrderLinks = {
  orderHref?: ((orderId: string) => string) | undefined
  /** Called instead of following `orderHref`. */
  onOrder?: ((orderId: string) => void) | undefined
  /** Where shopping goes on when nothing was ordered yet. */
  shopHref?: string | undefined
  /** Called instead of following `shopHref`. */
  onShop?: (() => void) | undefined
}
