import { useEffect } from 'react'
import { useCheckoutErrand } from './checkout-errand.ts'
import { tell } from './tell.ts'

/** The website that has sent the visitor hears the number of the order, once it is placed. */
export const useTellPlaced = (number: string | null): void => {
  const errand = useCheckoutErrand((state) => state.errand)
  useEffect(() => {
    if (errand && number !== null) tell(errand.asked, { order: number })
  }, [errand, number])
}
