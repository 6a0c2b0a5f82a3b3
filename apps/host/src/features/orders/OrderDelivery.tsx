import type { Delivery, OrderItem } from '@showroom/contract/order/order'
import { hasComeToNothing } from '@showroom/contract/order/order-status.rules'
import { money } from '@showroom/widgets/ui/format.ts'
import { Picture } from '@showroom/widgets/ui/Picture.tsx'
import { Size } from '@showroom/widgets/ui/Size.tsx'
import { Link } from 'react-router'
import { arrivalWords, dateOf, quantityWords } from '../checkout/checkout-words.ts'
import { Totals } from '../checkout/Totals.tsx'
import { paths } from '../../paths.ts'
import { DeliveryTravel } from '../shipments/DeliveryTravel.tsx'
import { OrderStatusChip } from './OrderStatusChip.tsx'
import { orderMessages as messages } from './messages.ts'

type Props = {
  delivery: Delivery
  /** Where its packages are followed; left out where it was placed a moment ago. */
  orderId?: string
}

/** What one vendor delivers: charged by itself, when it leaves the warehouse. */
export const OrderDelivery = ({ delivery, orderId }: Props) => (
  <section className="order-delivery" aria-label={messages.fromVendor(delivery.vendor)}>
    <header>
      <h2>{delivery.vendor}</h2>
      <p>{[delivery.service_label, arrivalWords(delivery.arrives)].join(' · ')}</p>
    </header>
    {orderId !== undefined && <DeliveryTravel orderId={orderId} deliveryId={delivery.id} />}
    <ul className="item-rows">
      {delivery.items.map((item) => (
        <OrderedItem key={item.id} item={item} />
      ))}
    </ul>
    <Totals of={delivery} totalLabel={messages.thisDelivery} isOfLines />
    <p className="order-money-words">{moneyWords(delivery)}</p>
  </section>
)

const OrderedItem = ({ item }: { item: OrderItem }) => (
  <li>
    <Picture picture={item.picture} sizes="72px" isDecorative />
    <p>
      <Link to={paths.product(item.product_id)}>
        <strong>{item.product_name}</strong>
      </Link>
      <Size size={item.size} />
      <span>{[item.brand, item.lot].filter(Boolean).join(' · ')}</span>
      <span>
        <bdi>{messages.quantityAtPrice(quantityWords(item.qty, item.uom), money(item.unit_price_cents))}</bdi>
      </span>
      {item.discount_cents > 0 && <span>{messages.couponSaves(money(-item.discount_cents))}</span>}
      <span className="order-status">
        <OrderStatusChip status={item.status} label={item.client_sees} />
        <time dateTime={item.status_date}>{dateOf(item.status_date)}</time>
      </span>
      <CancelAsked item={item} />
    </p>
    <strong className="item-sum">{money(item.merchandise_cents)}</strong>
  </li>
)

/** What became of the wish to cancel it; that it is cancelled its status says. */
const CancelAsked = ({ item: { cancel_request: wish, status } }: { item: OrderItem }) => {
  if (wish === null || wish.state === 'accepted' || hasComeToNothing(status)) return null
  const said = {
    asked: messages.cancelAsked(dateOf(wish.asked_at)),
    refused: messages.cancelRefused(wish.answer),
    overtaken: messages.cancelOvertaken,
  }[wish.state]
  return <span className="order-wish">{said}</span>
}

/** “$870.85 held.” Only what there is. */
const moneyWords = ({ held_cents, charged_cents, refunded_cents }: Delivery): string => {
  const said = [
    held_cents > 0 && messages.heldAmount(money(held_cents)),
    charged_cents > 0 && messages.chargedAmount(money(charged_cents)),
    refunded_cents > 0 && messages.refundedAmount(money(refunded_cents)),
  ].filter(Boolean)
  return said.length === 0 ? messages.nothingHeld : `${said.join(' · ')}.`
}
