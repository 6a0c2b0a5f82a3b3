import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { useEffect } from 'react'
import { shownOf } from '../catalogue-kit/event-details.ts'
import { type Answer, askFirst, type Memory, type Question, useAnswer } from '../catalogue-kit/useAnswer.ts'
import { useEmit, useShop } from '../shop/context.ts'
import type { Shop } from '../shop/open-shop.ts'
import { rememberViewed } from '../shop/recently-viewed.ts'

const lately: Memory<ProductDetail> = new WeakMap()

const questionOf = (shop: Shop, id: string | undefined): Question<ProductDetail> => ({
  key: id === undefined ? null : `${shop.showroom} ${id}`,
  ask: async (signal) => {
    const query = { pid: id ?? '', showroom: shop.showroom }
    return (await shop.call('GET /api/public', { query, signal })).data
  },
  memory: { of: lately, owner: shop },
})

export const askForProduct = (shop: Shop, id: string | undefined) => askFirst(questionOf(shop, id))

/** One product; when it has come, the visitor's browser remembers that it was seen. */
export function useProduct(id: string | undefined): Answer<ProductDetail> {
  const shop = useShop()
  const emit = useEmit()
  const answer = useAnswer(questionOf(shop, id))
  const seen = answer.isCurrent ? answer.value : null
  useEffect(() => {
    if (!seen) return
    rememberViewed(shop, seen.id)
    emit('product-shown', { ...shownOf(seen), category: seen.category.slug_url })
  }, [shop, emit, seen])
  return answer
}
