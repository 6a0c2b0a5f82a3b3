import type { Shop } from '@showroom/widgets/shop'

const toldOf = new WeakSet<Shop>()

/** Visitors see a polite card; whoever builds the page looks here. */
export const explainRefusal = (shop: Shop) => {
  if (toldOf.has(shop)) return
  toldOf.add(shop)
  console.error(
    `Showroom: ${location.origin} is not among the verified websites of showroom ${shop.showroom}, or its plan ` +
      'does not include other websites. Its owner adds and verifies them: docs/embedding/domains.md.',
  )
}
