import { useId } from 'react'
import { toldOf } from '../rails/told.ts'
import { useAct } from '../rails/useAct.ts'
import { useCart, useShop } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { money } from '../ui/format.ts'
import { cartMessages } from './messages.ts'

/** What it comes to, and the way on. */
export const CartSummary = () => {
  const { apiBase } = useShop()
  const act = useAct()
  const reasonId = useId()
  const cart = useCart((state) => state.cart)
  const isBusy = useCart((state) => state.busy.size > 0)
  if (!cart || cart.Project_tans.length === 0) return null

  const { merchandise_cents, can } = cart
  // The address and the card are typed on the marketplace's own origin, never here.
  const checkOut = () => {
    void act('checkout-started', toldOf(cart), async () => {
      const url = `${apiBase}/showroom/checkout`
      location.assign(url)
      return { url }
    })
  }
  return (
    <div className="summary" part="summary" aria-busy={isBusy}>
      <p className="merchandise">
        {cartMessages.merchandise} <strong>{money(merchandise_cents)}</strong>
      </p>
      <p className="later">{cartMessages.later}</p>
      <Button kind="primary" isWide disabled={!can.checkout} describedBy={reasonId} onClick={checkOut}>
        {cartMessages.checkout}
      </Button>
      <p className="reason" id={reasonId} hidden={can.checkout}>
        {can.reason ?? cartMessages.closed}
      </p>
    </div>
  )
}
