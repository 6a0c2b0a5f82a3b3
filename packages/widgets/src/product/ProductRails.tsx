import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { useState } from 'react'
import type { CardLinks } from '../catalogue-kit/ProductLink.tsx'
import { Rail } from '../catalogue-kit/Rail.tsx'
import { useRail } from '../catalogue-kit/useRail.ts'
import { useShop } from '../shop/context.ts'
import { recentlyViewed } from '../shop/recently-viewed.ts'
import { laterMessages } from './later-messages.ts'

export type ProductRailsProps = { product: ProductDetail; links: CardLinks; wasKnown: boolean }

export function ProductRails({ product, ...rail }: ProductRailsProps) {
  const also = useRail('POST /api/customer_also_viewed/', { product: product.id })
  const recent = useRecentlyViewed(product.id)
  return (
    <>
      <Rail title={laterMessages.matching} cards={product.matching} {...rail} />
      <Rail title={laterMessages.also} cards={also} {...rail} />
      <Rail title={laterMessages.recent} cards={recent} {...rail} />
    </>
  )
}

/** The product itself leads the list that is asked about, and is left out of what is shown. */
function useRecentlyViewed(id: string) {
  const shop = useShop()
  const [before] = useState(() => recentlyViewed(shop))
  const others = before.filter((other) => other !== id)
  const cards = useRail(
    'POST /api/recently_viewed/',
    others.length > 0 ? { products: [id, ...others] } : null,
  )
  return cards.filter((card) => card.id !== id)
}
