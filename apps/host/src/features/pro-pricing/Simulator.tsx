import type { MarkupSums } from '@showroom/contract/pricing/markup'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { largestMarkupBps, standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'
import { shareOf } from '@showroom/contract/shared/money'
import { dollars } from '@showroom/contract/shared/money-text'
import { useState } from 'react'
import { useRead } from '../../data/useRead.ts'
import { TextField } from '../../kit/form/TextField.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { bpsIn, isPercentOff } from './percent.ts'
import type { ChosenScope } from './scope.ts'
import { ProductChoice } from './ScopeFields.tsx'
import { proPricingMessages as messages } from './messages.ts'

/** What one unit would bring at a markup, and after a coupon. */
export const Simulator = () => {
  const [product, setProduct] = useState<ChosenScope['product']>(null)
  const [markup, setMarkup] = useState(shownPercent(standardMarkupBps))
  const [coupon, setCoupon] = useState('5')
  const markupBps = bpsIn(markup)
  const couponBps = bpsIn(coupon)
  const isMarkup = markupBps !== null && markupBps >= standardMarkupBps && markupBps <= largestMarkupBps
  return (
    <div className="form pricing-simulator">
      <ProductChoice product={product} none={messages.bestKnown} onChange={setProduct} />
      <TextField
        name="simulated_markup"
        label={messages.markupPercent}
        value={markup}
        onChange={setMarkup}
        error={isMarkup ? undefined : messages.typeAPercent}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
      />
      <TextField
        name="simulated_coupon"
        label={messages.coupon}
        value={coupon}
        onChange={setCoupon}
        error={coupon !== '' && !isPercentOff(couponBps) ? messages.typePercentOff : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        required={false}
      />
      {isMarkup && (
        <Outcome
          product={product}
          markupBps={markupBps}
          couponBps={isPercentOff(couponBps) ? (couponBps ?? 0) : 0}
        />
      )}
    </div>
  )
}

type OutcomeProps = { product: ChosenScope['product']; markupBps: number; couponBps: number }

const Outcome = ({ product, markupBps, couponBps }: OutcomeProps) => {
  const query = { markup_bps: markupBps, ...(product ? { product: product.id } : {}) }
  const read = useRead('GET /api/markup', { query })
  return (
    <Loaded read={read} rows={2}>
      {({ data: { simulation } }) =>
        simulation ? <Sums sums={simulation} couponBps={couponBps} /> : <p>{messages.nothingShown}</p>
      }
    </Loaded>
  )
}

const Sums = ({ sums, couponBps }: { sums: MarkupSums; couponBps: number }) => {
  const isLimited = couponBps > sums.largest_coupon_bps
  const off = Math.min(shareOf(sums.price_cents, couponBps), sums.largest_coupon_cents)
  const isAbove = sums.msrp_cents !== null && sums.price_cents > sums.msrp_cents
  return (
    <div aria-live="polite">
      <p className="pricing-named">{sums.product.name}</p>
      <dl className="pricing-sums">
        <Fact name={messages.clientPays} value={dollars(sums.price_cents)} />
        <Fact name={messages.youPay} value={dollars(sums.wholesale_cents)} />
        <Fact
          name={messages.youEarn}
          value={dollars(sums.markup_cents)}
          note={messages.margin(shownPercent(sums.margin_bps))}
        />
        {sums.msrp_cents !== null && <Fact name={messages.vendorsPrice} value={dollars(sums.msrp_cents)} />}
        {couponBps > 0 && (
          <Fact
            name={messages.afterCoupon(shownPercent(couponBps))}
            value={messages.paysAndEarn(dollars(sums.price_cents - off), dollars(sums.markup_cents - off))}
            note={isLimited ? messages.limitedCoupon(shownPercent(sums.largest_coupon_bps)) : undefined}
          />
        )}
      </dl>
      {isAbove && <p className="form-hint pricing-above">{messages.aboveMsrp}</p>}
    </div>
  )
}

const Fact = ({ name, value, note }: { name: string; value: string; note?: string | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {note && <small>{note}</small>}
    </dd>
  </div>
)
