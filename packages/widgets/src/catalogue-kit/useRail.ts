import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import { useShop } from '../shop/context.ts'
import { useAnswer } from './useAnswer.ts'

type RailCall = 'POST /api/top_products/' | 'POST /api/customer_also_viewed/' | 'POST /api/recently_viewed/'
type Asked = { product?: string; category?: string; products?: string[] }

/** A rail is an extra: while it is on its way, or when it fails, there is none. */
export function useRail(call: RailCall, asked: Asked | null): readonly ProductCard[] {
  const shop = useShop()
  const answer = useAnswer({
    key: asked && `${shop.showroom} ${call} ${JSON.stringify(asked)}`,
    ask: async (signal) => {
      const reply = await shop.call(call, { body: { showroom: shop.showroom, ...asked }, signal })
      return reply.data
    },
  })
  return answer.isCurrent && answer.value ? answer.value : []
}
