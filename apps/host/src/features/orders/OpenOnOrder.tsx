import type { Order } from '@showroom/contract/order/order'
import type { ClientReturn } from '@showroom/contract/order/return'
import { isOpenReturn } from '@showroom/contract/order/return.rules'
import { useId } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../data/useRead.ts'
import { paths } from '../../paths.ts'
import { returnMessages } from './returns/messages.ts'
import { orderMessages as messages } from './messages.ts'

/** That something of an order waits for somebody: returns and claims, and wishes to cancel. New prices stand above it. */
export const OpenOnOrder = ({ order }: { order: Order }) => {
  const heading = useId()
  const wishes = order.deliveries
    .flatMap(({ items }) => items)
    .filter(({ cancel_request: wish }) => wish?.state === 'asked')
  return (
    <>
      {wishes.length > 0 && (
        <section className="order-open" aria-labelledby={heading}>
          <h2 id={heading}>{messages.cancelWaits}</h2>
          <ul>
            {wishes.map(({ id, product_name }) => (
              <li key={id}>{product_name}</li>
            ))}
          </ul>
          <p>{messages.goesOnMeanwhile}</p>
        </section>
      )}
      {/* What has not left can not come back. */}
      {order.ways.invoice && <OpenReturns orderId={order.id} />}
    </>
  )
}

const OpenReturns = ({ orderId }: { orderId: string }) => {
  const read = useRead('GET /api/order/{id}/return', { params: { id: orderId } })
  const heading = useId()
  // The link to all of them stands below: a banner that could not be read is none.
  const open = read.last?.data.returns.filter(({ state }) => isOpenReturn(state)) ?? []
  if (open.length === 0) return null
  return (
    <section className="order-open" aria-labelledby={heading}>
      <h2 id={heading}>{returnMessages.openOnOrder(open.length)}</h2>
      <ul>
        {open.map((one) => (
          <li key={one.id}>{wordsOf(one)}</li>
        ))}
      </ul>
      <Link className="button quiet" to={paths.orderReturn(orderId)}>
        {returnMessages.seeThem(open.length)}
      </Link>
    </section>
  )
}

/** “1 × Oak plank · A box is missing · Waits for the vendor” */
const wordsOf = ({ lines, reason_label, state_label }: ClientReturn): string => {
  const goods = lines.map(({ qty, product_name }) => `${qty} × ${product_name}`).join(', ')
  return [goods, reason_label, state_label].join(' · ')
}
