import type { NewItems } from '../shop/cart.ts'
import { useEmit, useShop } from '../shop/context.ts'
import type { WidgetEvents } from '../shop/events.ts'
import { addedTo } from './told.ts'
import { refuseAs, useAct } from './useAct.ts'

type Added = WidgetEvents['added-to-cart']

/** Adds after asking the page, and tells it when the lines are in the cart. Null: they are not. */
export function useAddToCart(): (items: NewItems) => Promise<Added | null> {
  const { actions, cart } = useShop()
  const emit = useEmit()
  const act = useAct()
  return (asked) => {
    const items = asked.map(({ product_id, qty }) => ({ product_id, qty: Number(qty) }))
    return act('add-to-cart', { items }, async () => {
      const changed = await actions.addToCart(asked)
      if (!changed) return refuseAs(cart)
      const added = { items: addedTo(changed, asked), count: changed.count }
      emit('added-to-cart', added)
      return added
    })
  }
}
