import type { RatePlan } from '@showroom/contract/rates/rate'
import { percentOf, rateKindLabels, rateStateLabels } from '@showroom/contract/rates/rate.rules'
import { call } from '../../data/call.ts'
import type { useRead } from '../../data/useRead.ts'
import { PlanHistory } from '../../kit/PlanHistory.tsx'
import { ratePageMessages as messages } from './messages.ts'

type Props = {
  read: ReturnType<typeof useRead<'GET /api/admin/rate_plans'>>
  onPage: (page: number) => void
}

/** What is planned and what took effect, with who planned it. */
export const RatePlans = ({ read, onPage }: Props) => (
  <PlanHistory
    title={messages.history}
    nothing={messages.nothing}
    read={read}
    onPage={onPage}
    nameOf={nameOf}
    stateOf={({ state }) => rateStateLabels[state]}
    cancel={(id) => call('DELETE /api/admin/rate_plans/{id}', { params: { id } })}
    columns={[
      { title: messages.for, cell: nameOf },
      { title: messages.rate, isNumber: true, cell: ({ rate_bps }) => percentOf(rate_bps) },
      {
        title: messages.was,
        isNumber: true,
        cell: ({ before_bps }) => (before_bps === null ? '—' : percentOf(before_bps)),
      },
    ]}
  />
)

const nameOf = (plan: RatePlan) => `${rateKindLabels[plan.kind]}: ${plan.for}`
