import { useCart } from '../shop/index.ts'
import { cartDetailOf } from '../catalogue-kit/event-details.ts'
import { Button } from '../ui/Button.tsx'
import { money } from '../ui/format.ts'
import { checkoutMessages as messages } from './messages.ts'
import { Sums, SumsWaiting } from './Sums.tsx'
import { useEstimate } from './useEstimate.ts'
import { WayOn } from './WayOn.tsx'

/** What the cart comes to, and the way on. */
export const CartSums = () => {
  const { checkout, failure, busy, ask } = useEstimate()
  const cart = useCart((state) => state.cart)
  const isChanging = useCart((state) => state.busy.size > 0)
  if (!cart) return null
  return (
    <div className="to-pay">
      {checkout ? (
        <Sums checkout={checkout} isBusy={isChanging || busy.size > 0} />
      ) : failure === null ? (
        <SumsWaiting merchandiseCents={cart.merchandise_cents} />
      ) : (
        <dl className="sums">
          <div className="sum whole">
            <dt>{messages.merchandise}</dt>
            <dd>{money(cart.merchandise_cents)}</dd>
          </div>
        </dl>
      )}
      {failure === null ? (
        <p className="about">{messages.held}</p>
      ) : (
        <p className="about">
          {messages.later}{' '}
          <Button kind="quiet" onClick={() => void ask()}>
            {messages.retry}
          </Button>
        </p>
      )}
      <WayOn label={messages.checkout} detail={cartDetailOf(cart)} />
    </div>
  )
}
