import type { StoreApi } from 'zustand/vanilla'
import type { CartState } from '../shop/cart-view.ts'
import { useEmit } from '../shop/context.ts'
import type { Action, Outcomes, Refusal, WidgetEvents } from '../shop/events.ts'

export type Act = <Name extends Action>(
  name: Name,
  detail: WidgetEvents[Name],
  work: () => Promise<Outcomes[Name]>,
) => Promise<Outcomes[Name] | null>

/** Acts after asking the page, which may take over; whoever listens finds the outcome in the event's `promise`. */
export function useAct(): Act {
  const emit = useEmit()
  return (name, detail, work) => {
    let goesOn = false
    // Begins when all listeners have been asked.
    const promise = Promise.resolve().then(() => (goesOn ? work() : refuse(taken)))
    const outcome = promise.catch(ignoreRefusal)
    goesOn = emit(name, detail, { cancelable: true, promise })
    return outcome
  }
}

const taken: Refusal = { code: 'prevented', message: 'The page has taken over.' }

/** Plain JSON, as all that the page is told; a bug stays an Error. */
const refuse = (refusal: Refusal): Promise<never> => Promise.reject(refusal)

/** For a change that the cart has just not taken. */
export const refuseAs = (cart: StoreApi<CartState>): Promise<never> => {
  const { code, message } = cart.getState()
  return refuse({ code: code ?? 'failed', message: message ?? '' })
}

const ignoreRefusal = (failure: unknown) => {
  if (failure instanceof Error) throw failure
  return null
}
