import { emptyBrief } from '@showroom/contract/designer/brief.rules'
import { useEffect } from 'react'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { isEmpty, useForm } from '../../../kit/form/useForm.ts'
import { type BriefTyped, briefOf, briefRules, draftRules, typedOf } from './brief-form.ts'
import type { HireWizard } from './useHireWizard.ts'

/** The brief of the wizard's project: kept as a draft, or whole and on to the next step. */
export const useBrief = (wizard: HireWizard) => {
  const { form: element, ...form } = useForm<BriefTyped>({
    values: wizard.typed ?? typedOf(emptyBrief),
    rules: briefRules,
  })
  const { keepTyped } = wizard
  useEffect(() => keepTyped(form.values), [keepTyped, form.values])
  const keep = async (typed: BriefTyped) => {
    const body = { project: wizard.projectId, brief: briefOf(typed) }
    const { message } = await call('PUT /api/hire_designer', { body })
    return message
  }
  const send = useSave(form, async (typed) => {
    await keep(typed)
    wizard.next()
    return undefined
  })
  const draft = useSubmit(async (typed: BriefTyped) => {
    const message = await keep(typed)
    if (message) toast.success(message)
  })
  const saveDraft = () => {
    const wrong = draftRules(form.values)
    form.refuse(wrong)
    if (isEmpty(wrong)) void draft.run(form.values)
  }
  return { element, form, send, saveDraft }
}
export type BriefForm = ReturnType<typeof useBrief>['form']
