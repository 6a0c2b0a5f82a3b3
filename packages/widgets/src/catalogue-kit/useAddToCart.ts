import type { NewItems } from '../shop/cart.ts'
import { useEmit, useShop } from '../shop/context.ts'
import type { Acted } from '../shop/events.ts'
import { addedTo } from './event-details.ts'
import { useAct } from './useAct.ts'

/** Adds after asking the page, and tells it when the lines are in the cart. */
export function useAddToCart(): (items: NewItems) => Promise<Acted<'add-to-cart'>> {
  const { actions } = useShop()
  const emit = useEmit()
  const act = useAct()
  return (asked) => {
    const items = asked.map(({ product_id, qty }) => ({ product_id, qty: Number(qty) }))
    return act('add-to-cart', { items }, async () => {
      const changed = await actions.addToCart(asked)
      if (!changed.ok) return changed
      const { cart } = changed
      const outcome = { items: addedTo(cart, asked), count: cart.count }
      emit('added-to-cart', outcome)
      return { ok: true, outcome }
    })
  }
}
