import { money } from '@showroom/widgets/ui/format.ts'
import { priceWord } from './checkout-words.ts'
import { checkoutMessages as messages } from './messages.ts'

type Sums = {
  merchandise_cents: number
  discount_cents: number
  shipping_cents: number
  tax_cents: number | null
  total_cents: number
}

type Props = {
  of: Sums
  coupon?: string | null
  totalLabel?: string
  /** The lines above it say already what the coupon took off. */
  isOfLines?: boolean
}

/** Each sum as the server says it; before the coupon and after it. */
export const Totals = ({ of: sums, coupon, totalLabel = messages.total, isOfLines = false }: Props) => (
  <dl className="totals">
    {!isOfLines && sums.discount_cents > 0 && (
      <>
        <Row label={messages.items} cents={sums.merchandise_cents + sums.discount_cents} />
        <Row label={coupon ? messages.couponCode(coupon) : messages.coupon} cents={-sums.discount_cents} />
      </>
    )}
    <Row label={messages.merchandise} cents={sums.merchandise_cents} />
    <div>
      <dt>{messages.delivery}</dt>
      <dd>{priceWord(sums.shipping_cents)}</dd>
    </div>
    <div>
      <dt>{messages.tax}</dt>
      <dd>{sums.tax_cents === null ? messages.onceAddressKnown : money(sums.tax_cents)}</dd>
    </div>
    <div className="totals-total">
      <dt>{totalLabel}</dt>
      <dd>{money(sums.total_cents)}</dd>
    </div>
  </dl>
)

const Row = ({ label, cents }: { label: string; cents: number }) => (
  <div>
    <dt>{label}</dt>
    <dd className={cents < 0 ? 'totals-less' : undefined}>{money(cents)}</dd>
  </div>
)
