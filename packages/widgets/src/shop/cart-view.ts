import type { Cart, CartLine } from '@showroom/contract/cart/cart'
import type { StoreApi } from 'zustand/vanilla'

export type CartState = {
  status: 'waiting' | 'ready' | 'failed'
  cart: Cart | null
  /** Number of lines; known from the shop's summary before the cart itself is. */
  count: number
  /** Ids of the lines and products with a change under way. */
  busy: ReadonlySet<string>
  /** The last thing to say: shown in a toast and spoken. */
  message: string | null
  tone: 'good' | 'bad'
  /** Who asked for the last change, and says what came of it: a widget, by its element, or a part of one. */
  teller?: object | undefined
  /** Id of the product that was added last, for the badge and the drawer to show. */
  lastAdded: string | null
  /** The line that was removed last, until it is put back or another change is made. */
  removed: CartLine | null
}

/** What the lines will probably be once the server has answered. */
export type Guess = (lines: CartLine[]) => CartLine[]

export type CartView = {
  /** A late answer never overwrites a newer one of the same cart. */
  accept: (cart: Cart) => void
  /** Shows the guess until the returned undo is called: taking it back is the whole roll-back. */
  guess: (guess: Guess) => () => void
}

/** What is shown is the last cart the server sent, with the guesses of the changes under way laid over it. */
export const cartView = (store: StoreApi<CartState>): CartView => {
  let known: Cart | null = null
  const guesses = new Set<Guess>()

  const draw = () => {
    if (!known) return
    const lines = [...guesses].reduce((drawn, guess) => guess(drawn), known.Project_tans)
    store.setState({ status: 'ready', cart: { ...known, Project_tans: lines }, count: known.count })
  }

  return {
    accept: (cart) => {
      if (known && known.cart_id === cart.cart_id && cart.version < known.version) return
      known = cart
      draw()
    },
    guess: (guess) => {
      guesses.add(guess)
      draw()
      return () => {
        guesses.delete(guess)
        draw()
      }
    },
  }
}
