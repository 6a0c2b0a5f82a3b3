import type { MarkupPlan } from '@showroom/contract/pricing/markup-plan'
import type { MarkupPlanState, MarkupPlanView } from '@showroom/contract/pricing/markup-plan.rules'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { call } from '../../data/call.ts'
import type { Read } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { dayOf } from '../../kit/moments.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { type Column, RowTable } from '../../kit/RowTable.tsx'
import { StatusChip, type StatusTone } from '../../kit/StatusChip.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { useTicked } from '../../kit/useTicked.ts'
import { scopeText } from './scope.ts'
import { proPricingMessages as messages } from './messages.ts'

type Page = { data: readonly MarkupPlan[]; current_page: number; last_page: number }

type Props = {
  read: Read<Page>
  view: MarkupPlanView
  onView: (view: MarkupPlanView) => void
  onPage: (page: number) => void
  onCancelled: () => void
}

/** Changes of markups that wait for their day, each with a way to cancel it, and what became of the others. */
export const PlannedMarkups = ({ read, view, onView, onPage, onCancelled }: Props) => (
  <>
    <PressedTabs
      label={messages.planned}
      tabs={[
        { key: 'coming', name: messages.coming },
        { key: 'past', name: messages.past },
      ]}
      pressed={view}
      onPress={onView}
    />
    <Loaded read={read} rows={2}>
      {({ data, current_page, last_page }) => (
        <>
          {view === 'coming' ? (
            <Coming plans={data} onCancelled={onCancelled} />
          ) : (
            <RowTable
              caption={messages.planned}
              rows={data}
              nothing={messages.nothingPast}
              columns={pastColumns}
            />
          )}
          <Pagination of={messages.planned} page={current_page} lastPage={last_page} onPage={onPage} />
        </>
      )}
    </Loaded>
  </>
)

type ComingProps = { plans: readonly MarkupPlan[]; onCancelled: () => void }

const Coming = ({ plans, onCancelled }: ComingProps) => {
  const { chosen: ticked, tick } = useTicked()
  const { run, isBusy } = useSubmit(async (ids: string[]) => {
    const { message } = await call('POST /api/markup/plans/cancel', { body: { plans: ids } })
    tick(ids, false)
    onCancelled()
    if (message) toast.success(message)
  })
  const chosen = plans.filter(({ id, can_cancel }) => can_cancel && ticked.has(id)).map(({ id }) => id)
  return (
    <>
      {chosen.length > 0 && (
        <p className="account-actions">
          <button type="button" className="button quiet" disabled={isBusy} onClick={() => void run(chosen)}>
            {messages.cancelTicked(chosen.length)}
          </button>
        </p>
      )}
      <RowTable
        caption={messages.planned}
        rows={plans}
        nothing={messages.nothingComing}
        columns={[...columns, cancelColumn((id) => void run([id]))]}
        ticking={{ chosen: ticked, onTick: tick }}
      />
    </>
  )
}

const shown = (bps: number | null): string =>
  bps === null ? messages.noOwnRule : messages.inPercent(shownPercent(bps))

const columns: readonly Column<MarkupPlan>[] = [
  { title: messages.rule, cell: scopeText },
  {
    title: messages.firstDay,
    isWhole: true,
    cell: ({ effective_on: day }) => shownDay(day),
  },
  {
    title: messages.markup,
    cell: ({ before_bps: before, markup_bps: after }) => messages.fromTo(shown(before), shown(after)),
  },
  {
    title: messages.plannedBy,
    cell: ({ planned_by: name, planned_at: at }) => (
      <>
        {name} <span className="markup-day">{dayOf(at)}</span>
      </>
    ),
  },
]

const cancelColumn = (onCancel: (id: string) => void): Column<MarkupPlan> => ({
  title: messages.actions,
  short: '',
  cell: (plan) =>
    plan.can_cancel && (
      <button
        type="button"
        className="form-link"
        aria-label={messages.cancelThis(scopeText(plan), shownDay(plan.effective_on))}
        onClick={() => onCancel(plan.id)}
      >
        {messages.cancel}
      </button>
    ),
})

const tones: Record<MarkupPlanState, StatusTone> = {
  planned: 'moving',
  applied: 'done',
  failed: 'bad',
  cancelled: 'waiting',
  replaced: 'waiting',
}

const pastColumns: readonly Column<MarkupPlan>[] = [
  ...columns,
  {
    title: messages.state,
    cell: ({ state, reason }) => (
      <>
        <StatusChip tone={tones[state]}>{messages.planStates[state]}</StatusChip>
        {reason && <span className="markup-reason"> {reason}</span>}
      </>
    ),
  },
]
