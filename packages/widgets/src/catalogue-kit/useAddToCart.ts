import type { NewItems } from '../shop/cart.ts'
import { useEmit, useShop, useWidgetHost } from '../shop/context.ts'
import type { Acted } from '../shop/events.ts'
import { addedTo } from './event-details.ts'
import { useAct } from './useAct.ts'

/** Adds after asking the page, and tells it when the lines are in the cart. `teller` says what came of it. */
export function useAddToCart(teller?: object): (items: NewItems) => Promise<Acted<'add-to-cart'>> {
  const { actions, cart } = useShop()
  const host = useWidgetHost()
  const emit = useEmit()
  const act = useAct()
  return (asked) => {
    const items = asked.map(({ product_id, qty }) => ({ product_id, qty: Number(qty) }))
    // What was said before is over, also where the page takes this one over.
    cart.setState({ message: null, teller: teller ?? host })
    return act('add-to-cart', { items }, async () => {
      const changed = await actions.addToCart(asked)
      if (!changed.ok) return changed
      const outcome = { items: addedTo(changed.cart, asked), count: changed.cart.count }
      emit('added-to-cart', outcome)
      return { ok: true, outcome }
    })
  }
}
