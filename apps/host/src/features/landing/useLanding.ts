import type { Landing } from '@showroom/contract/landing/landing'
import { type Answer, type Memory, useAnswer } from '@showroom/widgets/catalogue-kit/useAnswer'
import { useShop } from '@showroom/widgets/shop'

const remembered: Memory<Landing> = new WeakMap()

/** The question of the landing page; a page that was drawn by a server brings its answer under this key. */
export const landingKey = (showroom: string) => `landing/${showroom}`

/** What may be claimed of the open shop. */
export const useLanding = (): Answer<Landing> => {
  const shop = useShop()
  return useAnswer<Landing>({
    key: landingKey(shop.showroom),
    ask: async (signal) =>
      (await shop.call('GET /api/landing', { query: { showroom: shop.showroom }, signal })).data,
    memory: { of: remembered, owner: shop },
  })
}
