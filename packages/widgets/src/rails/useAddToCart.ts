import type { Cart } from '@showroom/contract/cart/cart'
import type { NewItems } from '../shop/cart.ts'
import { useEmit, useShop } from '../shop/context.ts'

/** Adds after asking the page, which may take over, and tells it when the lines are in the cart. */
export function useAddToCart(): (items: NewItems) => Promise<Cart | null> {
  const { actions } = useShop()
  const emit = useEmit()
  return async (items) => {
    const told = items.map(({ product_id, qty }) => ({ product_id, qty: Number(qty) }))
    if (!emit('add-to-cart', { items: told }, { cancelable: true })) return null
    const cart = await actions.addToCart(items)
    if (cart) emit('added-to-cart', { items: told, count: cart.count })
    return cart
  }
}
