import { missingIn } from '@showroom/contract/designer/brief.rules'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { DesignerBrief } from '@showroom/contract/designer/hire'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { centsAsTyped, centsIn } from '../../../kit/form/typed-amounts.ts'

export type BriefTyped = Omit<DesignerBrief, 'budget_cents' | 'start_on' | 'finish_by'> & {
  budget: string
  start_on: string
  finish_by: string
}

export const typedOf = ({ budget_cents, start_on, finish_by, ...brief }: DesignerBrief): BriefTyped => ({
  ...brief,
  budget: centsAsTyped(budget_cents),
  start_on: start_on ?? '',
  finish_by: finish_by ?? '',
})

export const briefOf = ({ budget, start_on, finish_by, ...typed }: BriefTyped): DesignerBrief => ({
  ...typed,
  budget_cents: budget.trim() === '' ? null : centsIn(budget),
  start_on: start_on || null,
  finish_by: finish_by || null,
})

const budgetErrors = ({ budget }: BriefTyped): FieldErrors =>
  budget.trim() !== '' && centsIn(budget) === null ? { budget: [say.budget] } : {}

/** A draft may be half done; what goes to a designer may not. */
export const draftRules = (typed: BriefTyped): FieldErrors => {
  const { finish_by } = missingIn(briefOf(typed))
  return { ...budgetErrors(typed), ...(finish_by ? { finish_by } : {}) }
}
export const briefRules = (typed: BriefTyped): FieldErrors => ({
  ...budgetErrors(typed),
  ...missingIn(briefOf(typed)),
})
