import type { Delivery, Order } from '@showroom/contract/order/order'
import { Button } from '../ui/Button.tsx'
import { dayText, money } from '../ui/format.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ordersMessages } from './messages.ts'
import { OrderedItem } from './OrderedItem.tsx'
import { moneyOf, placedOn } from './order-words.ts'
import { useOrder } from './useOrders.ts'

type DayOf = (moment: string) => string
type Props = { id: string /** How the page writes the day of a moment. */; dayOf?: DayOf | undefined }

/** What each vendor delivers, and what is held and charged. */
export const OrderDetails = ({ id, dayOf = placedOn }: Props) => {
  const { value, failure, retry } = useOrder(id)
  if (!value && failure)
    return (
      <div className="details failed" role="alert">
        <p>{ordersMessages.itemsFailed}</p>
        <p>{failure}</p>
        <Button kind="quiet" onClick={retry}>
          {ordersMessages.retry}
        </Button>
      </div>
    )
  if (!value)
    return (
      <div className="details" role="status" aria-label={ordersMessages.itemsLoading}>
        <Skeleton height="72px" />
      </div>
    )
  return <Details order={value.data} dayOf={dayOf} />
}

const Details = ({ order, dayOf }: { order: Order; dayOf: DayOf }) => (
  <div className="details">
    {order.deliveries.map((delivery) => (
      <DeliveryPart key={delivery.id} delivery={delivery} />
    ))}
    <dl className="sums">
      {moneyOf(order, dayOf).map(({ label, cents, days }) => (
        <div key={label}>
          <dt>
            {label} {days && <small>{days}</small>}
          </dt>
          <dd>{money(cents)}</dd>
        </div>
      ))}
    </dl>
    {order.held_cents > 0 && <p className="hint">{ordersMessages.heldHint}</p>}
  </div>
)

const DeliveryPart = ({ delivery }: { delivery: Delivery }) => {
  const { vendor, service_label, arrives, items } = delivery
  return (
    <section className="delivery" part="vendor" aria-label={ordersMessages.from(vendor)}>
      <header>
        <h4>{vendor}</h4>
        <p>
          {service_label}. {ordersMessages.arrives(dayText(arrives.from), dayText(arrives.to))}
        </p>
      </header>
      <ul>
        {items.map((item) => (
          <OrderedItem key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}
