import { useEffect } from 'react'
import { useCheckoutIntent } from './checkout-intent.ts'
import { tell } from './tell.ts'

/** The website that has sent the visitor hears the number of the order, once it is placed. */
export const useTellPlaced = (number: string | null): void => {
  const intent = useCheckoutIntent((state) => state.intent)
  useEffect(() => {
    if (intent && number !== null) tell(intent.asked, { order: number })
  }, [intent, number])
}
