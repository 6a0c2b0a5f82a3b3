import type { Balance as BalanceFacts } from '@showroom/contract/balance/balance'
import { shownDay } from '@showroom/contract/shared/day'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { Amount } from './Amount.tsx'
import { BelowZero } from './BelowZero.tsx'
import { Entries } from './Entries.tsx'
import { Statement } from './Statement.tsx'
import { Releases } from './Releases.tsx'
import './Balance.css'
import { balanceMessages as messages } from './messages.ts'

/** /account/balance: what a vendor or a Pro can be paid, what is pending and until when, and what happened. */
export const Balance = () => {
  const read = useRead('GET /api/balance', {})
  return (
    <div className="balance">
      <Loaded read={read} rows={4}>
        {({ data }) => (
          <>
            <Figures balance={data} />
            {data.negative && (
              <BelowZero negative={data.negative} availableCents={data.available_cents} onPaid={read.retry} />
            )}
            <Section title={messages.whenAvailable} about={messages.aboutReleases}>
              <Releases balance={data} />
            </Section>
            <Section title={messages.statement} about={messages.aboutStatement}>
              <Statement months={data.statement_months} />
            </Section>
          </>
        )}
      </Loaded>
      <Entries />
    </div>
  )
}

const Figures = ({ balance }: { balance: BalanceFacts }) => {
  const next = balance.releases.find(({ on }) => on !== null)
  return (
    <dl className="balance-figures">
      <div>
        <dt>{messages.available}</dt>
        <dd>
          <Amount cents={balance.available_cents} />
        </dd>
      </div>
      <div>
        <dt>{messages.pending}</dt>
        <dd>
          <Amount cents={balance.pending_cents} />
        </dd>
      </div>
      <div>
        <dt>{messages.nextRelease}</dt>
        <dd>{next?.on ? shownDay(next.on) : messages.noRelease}</dd>
      </div>
    </dl>
  )
}
