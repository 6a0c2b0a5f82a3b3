import type { Order } from '@showroom/contract/order/order'
import { useState } from 'react'
import { CancelDialog } from './CancelDialog.tsx'
import { ChangeAddressDialog } from './ChangeAddressDialog.tsx'
import { clockOf, useTimeLeft } from './useTimeLeft.ts'
import { orderMessages as messages } from './messages.ts'

type Props = { order: Order; onChanged: (order: Order) => void }

/** For 60 minutes by the server’s clock a click cancels, or sends it elsewhere. */
export const ChangeOrder = ({ order, onChanged }: Props) => {
  const [open, setOpen] = useState<'cancel' | 'address' | null>(null)
  const left = useTimeLeft(order.cancel_until)
  const items = order.deliveries.flatMap((delivery) => delivery.items).filter(({ can }) => can.cancel)
  const changed = (after: Order) => {
    setOpen(null)
    onChanged(after)
  }
  const close = () => setOpen(null)
  const isTime = left > 0 && items.length > 0
  return (
    <>
      {isTime && (
        <div className="order-change">
          <p>
            {messages.youCanStill} {order.can.change_address && messages.changeTheAddressOr}
            {messages.cancelFor} <strong role="timer">{clockOf(left)}</strong>
            {messages.cancellingCostsNothing}
          </p>
          <div className="order-change-ways">
            {order.can.change_address && (
              <button type="button" className="button quiet" onClick={() => setOpen('address')}>
                {messages.changeAddress}
              </button>
            )}
            <button type="button" className="button quiet danger" onClick={() => setOpen('cancel')}>
              {messages.cancelOrderOrItems}
            </button>
          </div>
        </div>
      )}
      {open === 'cancel' && isTime && (
        <CancelDialog
          orderId={order.id}
          number={order.number}
          items={items}
          onCancelled={changed}
          onClose={close}
        />
      )}
      {/* What was typed into it stays, whatever the clock says meanwhile. */}
      {open === 'address' && <ChangeAddressDialog order={order} onChanged={changed} onClose={close} />}
    </>
  )
}
