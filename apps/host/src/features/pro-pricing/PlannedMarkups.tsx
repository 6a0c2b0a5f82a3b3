import type { MarkupPlan } from '@showroom/contract/pricing/markup-plan'
import { markupPlanStateWords } from '@showroom/contract/pricing/markup-plan.messages'
import { type MarkupPlanState, markupPlanStates } from '@showroom/contract/pricing/markup-plan.rules'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { dayOf } from '../../kit/moments.ts'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { StatusChip, type StatusTone } from '../../kit/StatusChip.tsx'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { scopeText } from './scope.ts'
import type { PlannedMarkupList } from './usePlannedMarkups.ts'
import { proPricingMessages as messages } from './messages.ts'

type Props = { list: PlannedMarkupList; onCancelled: () => void }

/** Changes of markups that wait for their day, each with a way to cancel it, and what became of the others. */
export const PlannedMarkups = ({ list, onCancelled }: Props) => {
  const { table, read, view, counts } = list
  const { run, isBusy } = useSubmit(async (ids: string[]) => {
    const { message } = await call('POST /api/markup/plans/cancel', { body: { plans: ids } })
    table.tick(ids, false)
    onCancelled()
    if (message) toast.success(message)
  })
  const isComing = view === 'coming'
  return (
    <>
      <PressedTabs
        label={messages.planned}
        tabs={[
          { key: 'coming', name: messages.coming, count: counts?.coming },
          { key: 'past', name: messages.past, count: counts?.past },
        ]}
        pressed={view}
        onPress={list.onView}
      />
      <ListTable
        table={table}
        read={read}
        caption={messages.planned}
        one={messages.plannedOne}
        many={messages.plannedMany}
        searchFor={messages.searchPlanned}
        filters={isComing ? [] : filters}
        columns={isComing ? [...columns, cancelColumn((id) => void run([id]))] : [...columns, ...pastColumns]}
        nothing={isComing ? messages.nothingComing : messages.nothingPast}
        collect={async () => (await call('GET /api/markup/plans/export', { query: list.query })).data}
        isOpened={false}
        {...(isComing && {
          bulk: (ids) => (
            <button
              type="button"
              className="button quiet"
              aria-disabled={isBusy || undefined}
              onClick={() => void run([...ids])}
            >
              {messages.cancelTicked(ids.length)}
            </button>
          ),
        })}
      />
    </>
  )
}

const endedStates = markupPlanStates.filter((state) => state !== 'planned')

const filters = [
  {
    name: 'state',
    label: messages.state,
    all: messages.everyState,
    options: endedStates.map((value) => ({ value, label: markupPlanStateWords[value] })),
  },
]

const shown = (bps: number | null): string =>
  bps === null ? messages.noOwnRule : messages.inPercent(shownPercent(bps))

const columns: readonly ListColumn<MarkupPlan>[] = [
  { key: 'rule', title: messages.rule, cell: scopeText },
  {
    key: 'day',
    title: messages.firstDay,
    sort: 'day',
    isWhole: true,
    cell: ({ effective_on: day }) => shownDay(day),
  },
  {
    key: 'markup',
    title: messages.markup,
    isWhole: true,
    cell: ({ before_bps: before, markup_bps: after }) => messages.fromTo(shown(before), shown(after)),
  },
  {
    key: 'planned',
    title: messages.plannedBy,
    sort: 'planned',
    cell: ({ planned_by: name, planned_at: at }) => (
      <>
        {name} <span className="markup-day">{dayOf(at)}</span>
      </>
    ),
  },
]

const cancelColumn = (onCancel: (id: string) => void): ListColumn<MarkupPlan> => ({
  key: 'act',
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

const pastColumns: readonly ListColumn<MarkupPlan>[] = [
  {
    key: 'ended',
    title: messages.ended,
    sort: 'ended',
    isWhole: true,
    cell: ({ ended_at: at }) => (at === null ? '—' : dayOf(at)),
  },
  {
    key: 'state',
    title: messages.state,
    cell: ({ state, reason }) => (
      <>
        <StatusChip tone={tones[state]}>{markupPlanStateWords[state]}</StatusChip>
        {reason && <span className="markup-reason"> {reason}</span>}
      </>
    ),
  },
]
