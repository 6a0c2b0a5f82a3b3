import type { Order } from '@showroom/contract/order/order'
import { useState } from 'react'
import { CancelDialog } from './CancelDialog.tsx'
import { clockOf, useTimeLeft } from './useTimeLeft.ts'

type Props = { order: Order; onChanged: (order: Order) => void }

/** For 60 minutes by the server’s clock a click cancels. */
export const CancelOrder = ({ order, onChanged }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const left = useTimeLeft(order.cancel_until)
  const items = order.deliveries.flatMap((delivery) => delivery.items).filter(({ can }) => can.cancel)
  if (left === 0 || items.length === 0) return null
  return (
    <div className="order-cancel">
      <p>
        You can still cancel for <strong role="timer">{clockOf(left)}</strong>. Every hold is let go, and
        nothing is charged.
      </p>
      <button type="button" className="button quiet danger" onClick={() => setOpen(true)}>
        Cancel order or items
      </button>
      {isOpen && (
        <CancelDialog
          orderId={order.id}
          number={order.number}
          items={items}
          onCancelled={(after) => {
            setOpen(false)
            onChanged(after)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
