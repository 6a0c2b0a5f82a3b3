import type { Order } from '@showroom/contract/order/order'
import { cardLine, cardSaid } from '../card/card-words.ts'
import { cityLine, streetLine } from '../checkout/AddressChoice.tsx'

type Props = { order: Pick<Order, 'ship_to' | 'card'> }

export const WhereItGoes = ({ order: { ship_to, card } }: Props) => (
  <dl className="order-facts">
    {ship_to && (
      <div>
        <dt>Delivered to</dt>
        <dd>
          {ship_to.contact && <span>{ship_to.contact}</span>}
          <span>{streetLine(ship_to)}</span>
          <span>{cityLine(ship_to)}</span>
        </dd>
      </div>
    )}
    {card && (
      <div>
        <dt>Paid with</dt>
        <dd>
          <span role="img" aria-label={cardSaid(card)}>
            {cardLine(card)}
          </span>
        </dd>
      </div>
    )}
  </dl>
)
