import type { ReplyFor } from '@showroom/contract/endpoints'
import { type Memory, useAnswer } from '@showroom/widgets/catalogue-kit/useAnswer'
import { useShop } from '@showroom/widgets/shop'

type Counts = ReplyFor<'GET /api/visualization/counts'>['data']
const remembered: Memory<Counts> = new WeakMap()

/** How many plans and templates everybody can choose from, as they are counted now; null until that is known. */
export const useCounts = (): Counts | null => {
  const shop = useShop()
  const { value } = useAnswer<Counts>({
    key: 'visualizer counts',
    ask: async (signal) => (await shop.call('GET /api/visualization/counts', { signal })).data,
    memory: { of: remembered, owner: shop },
  })
  return value
}
