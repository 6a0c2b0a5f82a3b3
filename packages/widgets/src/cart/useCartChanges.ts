import type { CartLine } from '@showroom/contract/cart/cart'
import { useState } from 'react'
import { itemOf } from '../catalogue-kit/event-details.ts'
import { useAct } from '../catalogue-kit/useAct.ts'
import { useAddToCart } from '../catalogue-kit/useAddToCart.ts'
import { type CartChange, useCart, useEmit, useShop } from '../shop/index.ts'

export type CartChanges = {
  busy: ReadonlySet<string>
  /** Whether this widget has changed the cart: others announce their own changes. */
  hasActed: boolean
  /** Whether the last change was made here: then it is told here. */
  tells: boolean
  setQuantity: (line: CartLine, quantity: number) => void
  mixLots: (line: CartLine) => void
  /** Changing nothing accepts today's price. */
  acceptPrice: (line: CartLine) => void
  addPart: (productId: string) => void
  remove: (line: CartLine) => void
  undo: () => void
}

/** Who says what comes of a change: the part that it was made in. */
const useTelling = () => {
  const { cart } = useShop()
  const [me] = useState({})
  const [hasActed, setActed] = useState(false)
  const tells = useCart((state) => state.teller === me)
  const begin = () => {
    setActed(true)
    cart.setState({ message: null, teller: me })
  }
  return { me, hasActed, tells, begin }
}

/** Asks the page before a line is changed, and tells it after. */
const useLineChange = (begin: () => void) => {
  const emit = useEmit()
  const act = useAct()
  return (line: CartLine, qty: number, work: () => Promise<CartChange>) => {
    const changed = { ...itemOf(line), line_id: line.id, qty, qty_before: line.qty }
    void act('change-line', changed, async () => {
      begin()
      const done = await work()
      if (!done.ok) return done
      emit('line-changed', changed)
      return { ok: true, outcome: changed }
    })
  }
}

/** What a visitor may do to the lines; the page hears of each change. */
export const useCartChanges = (): CartChanges => {
  const { actions, cart } = useShop()
  const emit = useEmit()
  const { me, hasActed, tells, begin } = useTelling()
  const change = useLineChange(begin)
  const add = useAddToCart(me)
  const busy = useCart((state) => state.busy)

  const reorder = (line: CartLine, changed: { qty?: number; lot_choice?: 'mixed' }) => {
    const qty = changed.qty ?? line.qty
    change(line, qty, () => actions.changeLines([{ line_id: line.id, ...changed, qty }]))
  }
  const undo = async () => {
    const line = cart.getState().removed
    begin()
    const changed = await actions.undoRemove()
    if (line && changed.ok) emit('added-to-cart', { items: [itemOf(line)], count: changed.cart.count })
  }
  return {
    busy,
    hasActed,
    tells,
    setQuantity: (line, qty) => reorder(line, { qty }),
    mixLots: (line) => reorder(line, { lot_choice: 'mixed' }),
    acceptPrice: (line) => reorder(line, {}),
    addPart: (productId) => {
      begin()
      void add([{ product_id: productId, qty: 1 }])
    },
    remove: (line) => change(line, 0, () => actions.removeLine(line.id)),
    undo: () => void undo(),
  }
}
