import type { RatesInEffect } from '@showroom/contract/rates/rate'
import { percentOf } from '@showroom/contract/rates/rate.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { Section } from '../../kit/Section.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { FreshCode } from '../../session/FreshCode.tsx'
import { PlanForm } from './PlanForm.tsx'
import { RatePlans } from './RatePlans.tsx'
import { ratePageMessages as messages } from './messages.ts'
import './Rates.css'

/** /account/rates: what the marketplace takes, and will take. */
export const Rates = () => {
  const read = useRead('GET /api/admin/rates', {})
  const { page, show } = useAddress<'page'>()
  const plans = useRead('GET /api/admin/rate_plans', { query: { page } })
  return (
    <div className="rates">
      <FreshCode />
      <Loaded read={read} rows={6}>
        {({ data }) => (
          <>
            <PlanForm choices={data} onPlanned={plans.retry} />
            <RatePlans read={plans} onPage={(next) => show({ page: String(next) })} />
            <InEffect rates={data} />
          </>
        )}
      </Loaded>
    </div>
  )
}

const InEffect = ({ rates: { fees, taxes } }: { rates: RatesInEffect }) => (
  <>
    <Section title={messages.fees} about={messages.inEffect}>
      <RowTable
        caption={messages.fees}
        rows={fees.map((fee) => ({ ...fee, id: fee.for }))}
        nothing={messages.nothing}
        columns={[
          { title: messages.for, cell: (fee) => fee.for },
          { title: messages.rate, isNumber: true, cell: (fee) => percentOf(fee.rate_bps) },
        ]}
      />
    </Section>
    <Section title={messages.taxes} about={messages.inEffect}>
      <RowTable
        caption={messages.taxes}
        rows={taxes.map((tax) => ({ ...tax, id: tax.for }))}
        nothing={messages.nothing}
        columns={[
          { title: messages.for, cell: (tax) => tax.for },
          { title: messages.rate, isNumber: true, cell: (tax) => percentOf(tax.rate_bps) },
          {
            title: messages.delivery,
            cell: (tax) => (tax.taxes_shipping ? messages.yes : messages.no),
          },
          { title: messages.since, cell: (tax) => shownDay(tax.starts_on) },
        ]}
      />
    </Section>
  </>
)
