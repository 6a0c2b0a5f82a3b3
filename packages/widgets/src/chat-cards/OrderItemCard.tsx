import type { ChatCardOf } from '@showroom/contract/chat/chat-card'
import { CardFrame } from './CardFrame.tsx'
import { cardWords, shortDays } from './words.ts'

/** What was ordered, and when it comes. */
export const OrderItemCard = ({ view }: { view: ChatCardOf<'order_item'> }) => (
  <CardFrame
    label={cardWords.order(view.order_number)}
    picture={view.picture}
    above={cardWords.order(view.order_number)}
    title={view.product_name}
  >
    <span>
      <bdi>{cardWords.units(view.qty, view.uom)}</bdi>
    </span>
    <span>
      <span className="chat-card-state">{view.client_sees}</span>{' '}
      {view.status !== 'delivered' && cardWords.arrives(shortDays(view.arrives))}
    </span>
  </CardFrame>
)
