import type { Checkout, CheckoutDelivery, CheckoutLine } from '@showroom/contract/checkout/checkout'
import { Picture } from '@showroom/widgets/ui/Picture.tsx'
import { money } from '@showroom/widgets/ui/format.ts'
import { arrivalWords, quantityWords } from './checkout-words.ts'
import { Totals } from './Totals.tsx'
import { checkoutMessages as messages } from './messages.ts'

/** What comes from whom, and what it costs: each vendor's part is held and charged by itself. */
export const ReviewLines = ({ checkout }: { checkout: Checkout }) => (
  <>
    {checkout.deliveries.map((delivery) => (
      <VendorLines
        key={delivery.vendor_id}
        delivery={delivery}
        lines={checkout.lines.filter(({ line_id }) => delivery.line_ids.includes(line_id))}
      />
    ))}
  </>
)

const VendorLines = ({ delivery, lines }: { delivery: CheckoutDelivery; lines: CheckoutLine[] }) => {
  const label = delivery.services.find(({ service }) => service === delivery.service)?.label
  return (
    <section className="checkout-vendor" aria-label={messages.fromVendor(delivery.vendor)}>
      <header>
        <h3>{delivery.vendor}</h3>
        <p>{[label, arrivalWords(delivery.arrives)].filter(Boolean).join(' · ')}</p>
      </header>
      <ul className="item-rows">
        {lines.map((line) => (
          <li key={line.line_id}>
            <Picture picture={line.picture} sizes="72px" isDecorative />
            <p>
              <strong>{line.name}</strong>
              <span>{line.brand}</span>
              <span>
                <bdi>
                  {messages.quantityAtPrice(quantityWords(line.qty, line.uom), money(line.unit_price_cents))}
                </bdi>
              </span>
              {line.discount_cents > 0 && <span>{messages.couponSaves(money(-line.discount_cents))}</span>}
            </p>
            <strong className="item-sum">{money(line.merchandise_cents)}</strong>
          </li>
        ))}
      </ul>
      <Totals of={delivery} totalLabel={messages.heldForThisDelivery} isOfLines />
    </section>
  )
}
