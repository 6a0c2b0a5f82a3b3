import type { Checkout as Order } from '@showroom/contract/checkout/checkout'
import { itemOf } from '../catalogue-kit/event-details.ts'
import { useShop, useStore } from '../shop/index.ts'
import type { CartDetail } from '../shop/events.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Choices } from './Choices.tsx'
import { checkoutMessages as messages } from './messages.ts'
import { ReviewedVendor } from './ReviewedVendor.tsx'
import { Sums } from './Sums.tsx'
import { useEstimate } from './useEstimate.ts'
import { WayOn } from './WayOn.tsx'
import { windowOf } from './window.ts'

export type CheckoutProps = {
  /** Where shopping goes on from an empty cart. */
  shopHref?: string | undefined
}

/** The order as it would be, on the page; address and card are asked for in a window of our own. */
export const Checkout = ({ shopHref }: CheckoutProps) => {
  const { checkout, failure, busy, ask } = useEstimate()
  const number = useStore(windowOf(useShop()), (state) => state.number)

  if (number !== null) return <Placed number={number} />
  if (!checkout)
    return failure === null ? (
      <Waiting />
    ) : (
      <ErrorState title={messages.failed} text={messages.failedText} onRetry={() => void ask()} />
    )
  if (checkout.lines.length === 0)
    return (
      <EmptyState title={messages.empty} text={messages.emptyText}>
        {shopHref !== undefined && (
          <Button kind="primary" href={shopHref}>
            {messages.continueShopping}
          </Button>
        )}
      </EmptyState>
    )
  return (
    <div className="review" part="checkout">
      <div className="vendors">
        {checkout.deliveries.map((delivery) => (
          <ReviewedVendor
            key={delivery.vendor_id}
            delivery={delivery}
            lines={checkout.lines.filter(({ line_id }) => delivery.line_ids.includes(line_id))}
          />
        ))}
      </div>
      <aside className="to-pay" part="summary" aria-label={messages.title}>
        <Choices />
        <Sums checkout={checkout} isBusy={busy.size > 0} />
        <p className="about">{checkout.hold_message || messages.held}</p>
        <WayOn label={messages.goOn} detail={orderDetailOf(checkout)} />
        <p className="about">{messages.secret}</p>
      </aside>
    </div>
  )
}

const orderDetailOf = ({ cart_id, lines, merchandise_cents, discount_cents }: Order): CartDetail => ({
  cart_id,
  count: lines.length,
  merchandise_cents: merchandise_cents + discount_cents,
  items: lines.map(itemOf),
})

const Placed = ({ number }: { number: string }) => (
  <div className="placed" role="status">
    <p className="title">{messages.placed(number)}</p>
    <p>{messages.placedText}</p>
  </div>
)

const Waiting = () => (
  <div className="review" role="status" aria-label={messages.loading}>
    <div className="vendors">
      <Skeleton width="160px" height="22px" />
      <Skeleton height="96px" />
      <Skeleton height="96px" />
    </div>
    <div className="to-pay">
      <Skeleton height="220px" />
    </div>
  </div>
)
