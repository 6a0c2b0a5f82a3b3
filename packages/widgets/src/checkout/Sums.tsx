import type { Checkout } from '@showroom/contract/checkout/checkout'
import type { ReactNode } from 'react'
import { money } from '../ui/format.ts'
import { priceOf } from './DeliveryChoice.tsx'
import { checkoutMessages as messages } from './messages.ts'

type SumsProps = { checkout: Checkout; isBusy: boolean }

/** What it comes to: each row an amount of the server's, none computed here. */
export const Sums = ({ checkout, isBusy }: SumsProps) => {
  const { coupon, discount_cents, shipping_cents, tax_cents, total_cents } = checkout
  return (
    <dl className="sums" aria-busy={isBusy}>
      <Row label={messages.merchandise}>{money(checkout.merchandise_cents + discount_cents)}</Row>
      {discount_cents > 0 && (
        <Row label={coupon ? messages.couponOf(coupon.code) : messages.coupon}>{money(-discount_cents)}</Row>
      )}
      <Row label={messages.shipping}>{priceOf(shipping_cents)}</Row>
      <Row label={taxLabel(checkout)}>
        {tax_cents === null ? <span className="unknown">{messages.taxUnknown}</span> : money(tax_cents)}
      </Row>
      <Row label={tax_cents === null ? messages.totalBeforeTax : messages.total} isTotal>
        {money(total_cents)}
      </Row>
    </dl>
  )
}

/** As high as what is on its way: the button below does not move from under a hand. */
export const SumsWaiting = ({ merchandiseCents }: { merchandiseCents: number }) => (
  <dl className="sums" aria-busy>
    <Row label={messages.merchandise}>{money(merchandiseCents)}</Row>
    <Row label={messages.shipping}>…</Row>
    <Row label={messages.tax}>…</Row>
    <Row label={messages.total} isTotal>
      …
    </Row>
  </dl>
)

const taxLabel = ({ tax_cents, zip_code, state }: Checkout) => {
  const place = [zip_code, state].filter(Boolean).join(', ')
  return tax_cents !== null && place ? messages.taxOf(place) : messages.tax
}

type RowProps = { label: string; isTotal?: boolean; children: ReactNode }

const Row = ({ label, isTotal = false, children }: RowProps) => (
  <div className={isTotal ? 'sum whole' : 'sum'}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
