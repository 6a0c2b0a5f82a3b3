import type { Shop } from '@showroom/widgets/shop'

const toldOf = new WeakSet<Shop>()

/** Visitors see a polite card; whoever builds the page looks here. */
export const explainRefusal = (shop: Shop) => {
  if (toldOf.has(shop)) return
  toldOf.add(shop)
  console.error(
    `Showroom: ${location.origin} is not among the websites of showroom ${shop.showroom}. ` +
      'Its owner can add it under Showroom settings, Websites.',
  )
}
