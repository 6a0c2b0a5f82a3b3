import type { MarkupPlan } from '@showroom/contract/pricing/markup-plan'
import {
  markupPlanSorts,
  type MarkupPlanState,
  markupPlanStates,
  type MarkupPlanView,
} from '@showroom/contract/pricing/markup-plan.rules'
import { type Read, useRead } from '../../data/useRead.ts'
import { useTable } from '../../kit/table/useTable.ts'
import { useAddress } from '../../kit/useAddress.ts'

const words = ['s', 'page', 'sort', 'hide', 'state'].map((word) => `planned.${word}`)

/** The list of planned markups as the address has it, beside the list of products. */
export const usePlannedMarkups = () => {
  const { of, show } = useAddress<string>()
  const view: MarkupPlanView = of('plans') === 'past' ? 'past' : 'coming'
  const table = useTable({
    sorts: markupPlanSorts,
    first: view === 'past' ? '-ended' : 'day',
    filters: ['state'],
    named: 'planned',
  })
  const state = markupPlanStates.find((each) => each === table.filter('state'))
  const query = { ...table.query, view, ...(state ? { state } : {}) }
  const read = useRead('GET /api/markup/plans', { query })
  const onView = (next: MarkupPlanView) => {
    table.tick([...table.chosen], false)
    const anew = Object.fromEntries(words.map((word) => [word, null]))
    show({ ...anew, plans: next === 'past' ? next : null })
  }
  const told = read.last?.counts
  return { table, query, read, view, onView, counts: told && countsOf(told) }
}
export type PlannedMarkupList = Pick<
  ReturnType<typeof usePlannedMarkups>,
  'table' | 'query' | 'view' | 'onView' | 'counts'
> & { read: Read<Page> }

type Page = { data: readonly MarkupPlan[]; total: number; current_page: number; last_page: number }

const countsOf = (told: Record<MarkupPlanState, number>) => ({
  coming: told.planned,
  past: markupPlanStates.reduce((sum, state) => (state === 'planned' ? sum : sum + told[state]), 0),
})
