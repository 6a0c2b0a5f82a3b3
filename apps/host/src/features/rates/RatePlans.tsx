import type { RatePlan } from '@showroom/contract/rates/rate'
import { percentOf, rateKindLabels, rateStateLabels } from '@showroom/contract/rates/rate.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { call } from '../../data/call.ts'
import type { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { Section } from '../../kit/Section.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { ratePageMessages as messages } from './messages.ts'

type Props = {
  read: ReturnType<typeof useRead<'GET /api/admin/rate_plans'>>
  onPage: (page: number) => void
}

/** What is planned and what took effect, with who planned it. */
export const RatePlans = ({ read, onPage }: Props) => {
  const { run } = useSubmit(async (id: string) => {
    const { message } = await call('DELETE /api/admin/rate_plans/{id}', { params: { id } })
    if (message) toast.success(message)
    read.retry()
  })
  return (
    <Section title={messages.history}>
      <Loaded read={read} rows={3}>
        {({ data, current_page, last_page }) => (
          <>
            <Plans plans={data} onCancel={(id) => void run(id)} />
            <Pagination of={messages.history} page={current_page} lastPage={last_page} onPage={onPage} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

const nameOf = (plan: RatePlan) => `${rateKindLabels[plan.kind]}: ${plan.for}`

const Plans = ({ plans, onCancel }: { plans: readonly RatePlan[]; onCancel: (id: string) => void }) => (
  <RowTable
    caption={messages.history}
    rows={plans}
    nothing={messages.nothing}
    columns={[
      { title: messages.for, cell: nameOf },
      { title: messages.rate, isNumber: true, cell: ({ rate_bps }) => percentOf(rate_bps) },
      {
        title: messages.was,
        isNumber: true,
        cell: ({ before_bps }) => (before_bps === null ? '—' : percentOf(before_bps)),
      },
      { title: messages.startsOn, cell: ({ starts_on }) => shownDay(starts_on) },
      { title: messages.standing, cell: ({ state }) => rateStateLabels[state] },
      { title: messages.by, cell: ({ planned_by }) => planned_by || '—' },
      { title: messages.note, cell: ({ note }) => note || '—' },
      {
        title: messages.cancel,
        cell: (plan) =>
          plan.state === 'planned' && (
            <button
              type="button"
              className="form-link"
              aria-label={messages.cancelOf(nameOf(plan), shownDay(plan.starts_on))}
              onClick={() => onCancel(plan.id)}
            >
              {messages.cancel}
            </button>
          ),
      },
    ]}
  />
)
