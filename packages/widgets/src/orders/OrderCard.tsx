import type { OrderSummary } from '@showroom/contract/order/order'
import { statusTones } from '@showroom/contract/order/status-tones'
import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { money } from '../ui/format.ts'
import { Picture } from '../ui/Picture.tsx'
import type { OrderLinks } from './links.ts'
import { ordersMessages } from './messages.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { placedOn } from './order-words.ts'
import { StatusChip } from './StatusChip.tsx'

const mostPictures = 5

export const OrderCard = ({ order, links }: { order: OrderSummary; links: OrderLinks }) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li>
      <article className="order" part="order" aria-labelledby={`${id}-number`}>
        <header>
          <h3 id={`${id}-number`}>{ordersMessages.number(order.number)}</h3>
          <StatusChip tone={statusTones[order.status]}>{order.client_sees}</StatusChip>
        </header>
        <p className="about">{aboutOf(order, links).join(' · ')}</p>
        <p className="pictures">
          {order.pictures.slice(0, mostPictures).map((picture) => (
            <Picture key={picture.url} picture={picture} sizes="64px" isDecorative />
          ))}
        </p>
        {order.next_event !== null && <p className="next">{order.next_event}</p>}
        <p className="total">
          {ordersMessages.total} <strong>{money(order.total_cents)}</strong>
        </p>
        <p className="ways">
          <button
            type="button"
            className="button quiet"
            part="button button-quiet"
            aria-expanded={isOpen}
            aria-controls={`${id}-items`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? ordersMessages.hideItems : ordersMessages.showItems}{' '}
            <span className="said">{ordersMessages.itemsOf(order.number)}</span>
          </button>
          <DetailsLink order={order} links={links} />
          {links.waysOf?.(order)}
        </p>
        <div id={`${id}-items`}>{isOpen && <OrderDetails id={order.id} dayOf={links.dayOf} />}</div>
      </article>
    </li>
  )
}

const aboutOf = (order: OrderSummary, { dayOf = placedOn }: OrderLinks): string[] => [
  ordersMessages.placed(dayOf(order.placed_at)),
  ordersMessages.items(order.item_count),
  order.company_name,
  ...(order.project_name === null ? [] : [ordersMessages.project(order.project_name)]),
]

type DetailsLinkProps = { order: OrderSummary; links: OrderLinks }

const DetailsLink = ({ order: { id, number }, links: { orderHref, onOrder } }: DetailsLinkProps) => {
  if (!orderHref && !onOrder) return null
  const follow = (event: { preventDefault: () => void }) => {
    if (!onOrder) return
    event.preventDefault()
    onOrder(id)
  }
  return (
    <Button kind="quiet" href={orderHref?.(id)} onClick={follow}>
      {ordersMessages.details} <span className="said">{ordersMessages.itemsOf(number)}</span>
    </Button>
  )
}
