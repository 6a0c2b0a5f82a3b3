import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { type ChecklistDeps, changingChecklist, rowCalled } from '../checklist-access.ts'
import { rightsOn } from '../reading/selection-rights.ts'
import { repliesOf } from '../reply.ts'
import { addOptions } from './add-option.ts'
import { takeAlso } from './take-also.ts'
import { askForPrice } from './price-asked.ts'
import { noteChange, optionCalled, takeOffOption, tellPrice } from './change-option.ts'

/** What can be chosen. An option is a row of its own: adding one never conflicts with anybody. */
export const optionRoutes = (serve: Serve, deps: ChecklistDeps) => {
  const replies = repliesOf(deps)

  serve('POST /api/selection/{id}/option', async ({ params: { id }, body }, who) => {
    await changingChecklist(deps, { who, part: { selection: id }, needs: 'suggest' }, async (work) => {
      const row = rowCalled(work, id)
      if (!rightsOn(row, work.access).add_option) refuse(409, 'locked', say.locked)
      const [text = ''] = await addOptions(work, {
        selectionId: row.record.id,
        options: [body],
        there: row.options.length,
      })
      await noteChange(work, { row, kind: 'option_added', text })
      if (body.product_id === undefined)
        await askForPrice(work, { selection: id, title: row.record.fields.title })
    })
    return replies.one(who, id, say.optionAdded)
  })

  serve('PUT /api/selection_option/{id}', async ({ params: { id }, body }, who) => {
    const sought = { who, part: { option: id }, needs: 'suggest' } as const
    const selection = await changingChecklist(deps, sought, (work) =>
      tellPrice(work, optionCalled(work, id), body.unit_price_cents),
    )
    return replies.one(who, selection, say.saved)
  })

  serve('POST /api/selection_option/{id}/also', async ({ params: { id } }, who) => {
    const sought = { who, part: { option: id }, needs: 'approve' } as const
    const made = await changingChecklist(deps, sought, async (work) => ({
      project: work.access.project.publicId,
      id: await takeAlso(work, optionCalled(work, id)),
    }))
    return replies.several(who, made.project, { ids: [made.id], message: say.takenAlso })
  })

  serve('DELETE /api/selection_option/{id}', async ({ params: { id } }, who) => {
    const sought = { who, part: { option: id }, needs: 'suggest' } as const
    const selection = await changingChecklist(deps, sought, (work) =>
      takeOffOption(work, optionCalled(work, id)),
    )
    return replies.one(who, selection, say.optionRemoved)
  })
}
