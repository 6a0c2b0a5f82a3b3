import type { CommissionReport } from '@showroom/contract/commission/commission'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { Link } from 'react-router'
import { Section } from '../../kit/Section.tsx'
import { paths } from '../../paths.ts'
import { reportMessages as messages } from './messages.ts'

/** Of all rows, with whether the ledger says the same. */
export const CommissionSums = ({
  report: { totals, is_reconciled, from, to },
}: {
  report: CommissionReport
}) => (
  <section aria-label={messages.total}>
    <dl className="report-sums">
      <Sum title={messages.gross} cents={totals.gross_cents} />
      <Sum title={messages.coupons} cents={-totals.coupon_cents} />
      <Sum title={messages.profit} cents={totals.profit_cents} />
      <Sum title={messages.returned} cents={-totals.returned_cents} />
      <Sum title={messages.net} cents={totals.net_cents} />
    </dl>
    <p className={is_reconciled ? 'report-soft' : 'report-differs'} role="status">
      {messages.days(shownDay(from), shownDay(to))}. {messages.aboutSums}{' '}
      {is_reconciled ? messages.agrees : messages.differs}
    </p>
  </section>
)

const Sum = ({ title, cents }: { title: string; cents: number }) => (
  <div>
    <dt>{title}</dt>
    <dd>{dollars(cents)}</dd>
  </div>
)

const percentOf = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)} %`

/** How many came, put something in a cart, and ordered. */
export const Funnel = ({ report: { funnel } }: { report: CommissionReport }) => {
  const { visits, carts, orders } = funnel
  const most = Math.max(visits, carts, orders, 1)
  const steps = [
    { name: messages.visits, count: visits, share: null },
    {
      name: messages.carts,
      count: carts,
      share: messages.share(percentOf(carts, visits), messages.visits.toLowerCase()),
    },
    {
      name: messages.orders,
      count: orders,
      share: messages.share(percentOf(orders, carts), messages.carts.toLowerCase()),
    },
  ]
  return (
    <Section title={messages.funnel} about={messages.aboutFunnel}>
      <dl className="report-funnel">
        {steps.map(({ name, count, share }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{count.toLocaleString('en-US')}</strong> {share && <small>{share}</small>}
              <i aria-hidden="true" style={{ inlineSize: `${(count / most) * 100}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** What else changed the balance, so that these figures and the statement are seen to be one. */
export const MeetsBalance = ({ report }: { report: CommissionReport }) => {
  const { totals, elsewhere, balance_change_cents: change } = report
  return (
    <Section title={messages.balance} about={messages.aboutBalance}>
      <dl className="report-account">
        <Sum title={messages.net} cents={totals.net_cents} />
        <Sum title={messages.design} cents={elsewhere.design_cents} />
        <Sum title={messages.adjustments} cents={elsewhere.adjustment_cents} />
        <Sum title={messages.payouts} cents={elsewhere.payout_cents} />
        <Sum title={messages.change} cents={change} />
      </dl>
      <Link className="form-link" to={paths.accountPanel('balance')}>
        {messages.statement}
      </Link>
    </Section>
  )
}
