import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import type { MarkupPlan } from '@showroom/contract/pricing/markup-plan'
import {
  markupPlanMessages as say,
  markupPlanProblemWords,
  markupPlanStateWords,
} from '@showroom/contract/pricing/markup-plan.messages'
import {
  canCancelMarkupPlan,
  type MarkupPlanState,
  markupPlanStates,
} from '@showroom/contract/pricing/markup-plan.rules'
import { dayAndHour, shownDay, shownMoment } from '@showroom/contract/shared/day'
import type { Queries } from '../../../platform/db/db.ts'
import type { ParsedRequestFor } from '../../../platform/http/serve.ts'
import { csvFile, mostExported } from '../../../shared/csv.ts'
import { tableReply } from '../../../shared/table.ts'
import { countPlans, countSought, type ListedPlan, listedPlans } from './markup-plan.store.ts'

type Query = ParsedRequestFor<'GET /api/markup/plans'>['query']
type Asked = { showroomId: number; query: Query; now: Date }

const soughtIn = (showroomId: number, { s: text, state, view = 'coming' }: Query) => ({
  showroomId,
  view,
  state,
  text,
})

/** Of what is to come the next day first, of what has been the last one. */
const sortOf = ({ sort, view = 'coming' }: Query) => sort ?? (view === 'coming' ? 'day' : '-ended')

/** A page of what is planned or has been, with how many there are of each state. */
export const listPlans = async (db: Queries, { showroomId, query, now }: Asked) => {
  const search = soughtIn(showroomId, query)
  const counted = await countPlans(db, showroomId)
  const reply = await tableReply({
    path: '/api/markup/plans',
    query,
    total: await countSought(db, search),
    read: async (span) =>
      (await listedPlans(db, { ...search, sort: sortOf(query) }, span)).map((plan) => present(plan, now)),
  })
  const counts = Object.fromEntries(markupPlanStates.map((state) => [state, counted.get(state) ?? 0]))
  return { ...reply, counts: counts as Record<MarkupPlanState, number> } // a number for every state
}

/** All that the filters show, as a table that a spreadsheet opens. */
export const plansFile = async (db: Queries, { showroomId, query, now }: Asked) => {
  const search = { ...soughtIn(showroomId, query), sort: sortOf(query) }
  const rows = await listedPlans(db, search, { skip: 0, most: mostExported })
  return csvFile('planned-markups', now, [say.file, ...rows.map(cellsOf)])
}

const percentCell = (bps: number | null): string => (bps === null ? '' : shownPercent(bps))

const reasonOf = ({ problem }: ListedPlan): string => (problem ? markupPlanProblemWords[problem] : '')

const cellsOf = (plan: ListedPlan): string[] => [
  plan.vendor ?? '',
  plan.category?.name ?? '',
  plan.product?.name ?? '',
  plan.client ? plan.client.name || plan.client.email : '',
  shownDay(plan.effectiveOn),
  percentCell(plan.beforeBps),
  percentCell(plan.markupBps),
  plan.plannedBy,
  shownMoment(plan.plannedAt),
  markupPlanStateWords[plan.state],
  reasonOf(plan),
  plan.endedAt === null ? '' : shownMoment(plan.endedAt),
]

const present = (plan: ListedPlan, now: Date): MarkupPlan => ({
  id: plan.publicId,
  vendor: plan.vendor,
  category: plan.category,
  product: plan.product,
  client: plan.client,
  effective_on: plan.effectiveOn,
  markup_bps: plan.markupBps,
  before_bps: plan.beforeBps,
  state: plan.state,
  reason: reasonOf(plan),
  planned_by: plan.plannedBy,
  planned_at: plan.plannedAt.toISOString(),
  ended_at: plan.endedAt?.toISOString() ?? null,
  can_cancel: canCancelMarkupPlan(plan, dayAndHour(now).day),
})
