import type { Order } from '@showroom/contract/order/order'
import { useState } from 'react'
import { PriceDrawer } from './PriceDrawer.tsx'
import './Prices.css'
import { priceMessages as messages } from './messages.ts'

/** On the page of an order: that new prices wait for its client. */
export const PriceAsked = ({ order, onAnswered }: { order: Order; onAnswered: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const asked = order.deliveries.flatMap(({ items }) => items).filter(({ is_price_asked }) => is_price_asked)
  return (
    <>
      {asked.length > 0 && (
        <section className="order-needed" aria-labelledby="price-asked">
          <h2 id="price-asked">{messages.newPrices}</h2>
          <p>{`${messages.asked(asked.length)} ${messages.nothingChanges}`}</p>
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {messages.look}
          </button>
        </section>
      )}
      {/* What was answered is read there until it is closed. */}
      {isOpen && <PriceDrawer orderId={order.id} onAnswered={onAnswered} onClose={() => setOpen(false)} />}
    </>
  )
}
