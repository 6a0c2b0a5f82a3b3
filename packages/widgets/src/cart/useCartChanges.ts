import type { CartLine } from '@showroom/contract/cart/cart'
import { useState } from 'react'
import { useAddToCart } from '../rails/useAddToCart.ts'
import { useCart, useEmit, useShop } from '../shop/index.ts'

export type CartChanges = {
  busy: ReadonlySet<string>
  /** Whether this widget has changed the cart: others announce their own changes. */
  hasActed: boolean
  setQuantity: (line: CartLine, quantity: number) => void
  mixLots: (line: CartLine) => void
  /** Changing nothing accepts today's price. */
  acceptPrice: (line: CartLine) => void
  addPart: (productId: string) => void
  remove: (line: CartLine) => void
  undo: () => void
}

/** What a visitor may do to the lines; the page hears of each change. */
export const useCartChanges = (): CartChanges => {
  const { actions } = useShop()
  const emit = useEmit()
  const add = useAddToCart()
  const busy = useCart((state) => state.busy)
  const [hasActed, setActed] = useState(false)

  const change = async (line: CartLine, changed: { qty?: number; lot_choice?: 'mixed' }) => {
    setActed(true)
    const qty = changed.qty ?? line.qty
    const cart = await actions.changeLines([{ line_id: line.id, ...changed, qty }])
    if (cart) emit('line-changed', { line_id: line.id, product_id: line.product_id, qty })
  }
  const remove = async (line: CartLine) => {
    setActed(true)
    const cart = await actions.removeLine(line.id)
    if (cart) emit('line-changed', { line_id: line.id, product_id: line.product_id, qty: 0 })
  }
  return {
    busy,
    hasActed,
    setQuantity: (line, qty) => void change(line, { qty }),
    mixLots: (line) => void change(line, { lot_choice: 'mixed' }),
    acceptPrice: (line) => void change(line, {}),
    addPart: (productId) => {
      setActed(true)
      void add([{ product_id: productId, qty: 1 }])
    },
    remove: (line) => void remove(line),
    undo: () => void actions.undoRemove(),
  }
}
