import type { MarkupBook, MarkupSums } from '@showroom/contract/pricing/markup'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { shareOf } from '@showroom/contract/shared/money'
import { dollars } from '@showroom/contract/shared/money-text'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { proPricingMessages as messages } from './messages.ts'

export type Asked = { product?: string; markup_bps?: number; on?: string }
type Props = { asked: Asked; couponBps: number }

/** What the server reckons for one unit. */
export const SimulatedSums = ({ asked, couponBps }: Props) => {
  const read = useRead('GET /api/markup', { query: asked })
  return (
    <Loaded read={read} rows={2}>
      {({ data: { simulation, simulated_since: since } }) =>
        simulation ? (
          <div aria-live="polite">
            <p className="pricing-named">{simulation.product.name}</p>
            {asked.on !== undefined && <p>{ruleWords(simulation, since)}</p>}
            <Sums sums={simulation} couponBps={couponBps} />
          </div>
        ) : (
          <p>{messages.nothingShown}</p>
        )
      }
    </Loaded>
  )
}

const ruleWords = ({ markup_bps }: MarkupSums, since: MarkupBook['simulated_since']): string =>
  since === null
    ? messages.byRules(shownPercent(markup_bps))
    : messages.byPlan(shownPercent(markup_bps), shownDay(since))

const Sums = ({ sums, couponBps }: { sums: MarkupSums; couponBps: number }) => {
  const isLimited = couponBps > sums.largest_coupon_bps
  const off = Math.min(shareOf(sums.price_cents, couponBps), sums.largest_coupon_cents)
  const isAbove = sums.msrp_cents !== null && sums.price_cents > sums.msrp_cents
  return (
    <>
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
    </>
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
