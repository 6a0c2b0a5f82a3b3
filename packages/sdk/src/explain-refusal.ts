import type { Shop } from '@showroom/widgets/shop'

const explained = new WeakSet<Shop>()

/** Visitors see a polite card; whoever builds the page looks here. */
export const explainRefusal = (shop: Shop) => {
  if (explained.has(shop)) return
  explained.add(shop)
  console.error(
    `Showroom: ${location.origin} is not among the verified websites of showroom ${shop.showroom}, or its plan ` +
      'does not include other websites. Its owner adds and verifies them: docs/embedding/domains.md.',
  )
}
