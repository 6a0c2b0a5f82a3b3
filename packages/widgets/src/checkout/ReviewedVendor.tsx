import type { CheckoutDelivery, CheckoutLine } from '@showroom/contract/checkout/checkout'
import { money } from '../ui/format.ts'
import { Picture } from '../ui/Picture.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { checkoutMessages as messages } from './messages.ts'

type ReviewedVendorProps = { delivery: CheckoutDelivery; lines: CheckoutLine[] }

/** What one vendor would deliver. */
export const ReviewedVendor = ({ delivery: { vendor_id, vendor }, lines }: ReviewedVendorProps) => (
  <section className="vendor" part="vendor" aria-label={messages.vendorLabel(vendor)}>
    <h3>{vendor}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line.line_id} className="reviewed" part="line">
          <Picture picture={line.picture} sizes="64px" isDecorative />
          <div>
            <p className="maker">{line.brand}</p>
            <p className="name">{line.name}</p>
            <p className="about">
              <bdi>{messages.each(line.qty, money(line.unit_price_cents), line.uom)}</bdi>
            </p>
            {line.discount_cents > 0 && <p className="about">{messages.saves(money(line.discount_cents))}</p>}
          </div>
          <p className="amount">{money(line.merchandise_cents)}</p>
        </li>
      ))}
    </ul>
    <DeliveryChoice vendorId={vendor_id} />
  </section>
)
