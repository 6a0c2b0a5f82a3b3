/** Addresses, where the page has them. */
export type CartLinks = {
  productHref?: ((productId: string) => string) | undefined
  onProduct?: ((productId: string) => void) | undefined
  /** Where shopping goes on from an empty cart. */
  shopHref?: string | undefined
  /** Called instead of following `shopHref`; a drawer just closes. */
  onShop?: (() => void) | undefined
}
