import type { SpotProduct } from '@showroom/contract/landing/landing'
import { type Memory, useAnswer } from '@showroom/widgets/catalogue-kit/useAnswer'
import { useShop } from '@showroom/widgets/shop'
import type { Design, DesignTab } from './designs.ts'

type Products = ReadonlyMap<string, SpotProduct>

const remembered: Memory<Products> = new WeakMap()

/** What lies under the spots of a tab's pictures in the open showroom, by SKU. Asked when the pictures are near. */
export const useSpots = (tab: DesignTab, designs: readonly Design[], isNear: boolean) => {
  const shop = useShop()
  const skus = [...new Set(designs.flatMap(({ spots }) => spots.map(({ sku }) => sku)))]
  const { value, isCurrent, failure, retry } = useAnswer<Products>({
    key:
      isNear && skus.length > 0
        ? `spots/${shop.showroom}/${tab}/${designs.map(({ name }) => name).join()}`
        : null,
    ask: async (signal) => {
      const query = { showroom: shop.showroom, sku: skus }
      const { data } = await shop.call('GET /api/landing/spots', { query, signal })
      return new Map(data.map((product) => [product.sku, product]))
    },
    memory: { of: remembered, owner: shop },
  })
  return { products: isCurrent ? value : null, failure, retry }
}
