import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { mostOwnTemplates } from '@showroom/contract/checklist/selection-choices'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { requireAccount } from '../../account/require-account.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { type ChecklistDeps, reading } from '../checklist-access.ts'
import { selectionsOf } from '../selection/selection.store.ts'
import { createTemplate, removeTemplate, templatesOf } from './template.store.ts'

const shown = async (db: Queries, accountId: number) =>
  (await templatesOf(db, accountId)).map(({ publicId, name, items }) => ({
    id: publicId,
    name,
    count: items.length,
  }))

/** Lists of decisions that somebody uses again: what a room needs, without its money and its products. */
export const templateRoutes = (serve: Serve, deps: ChecklistDeps) => {
  const { db, now } = deps

  serve('POST /api/projectChecklist/{id}/template', async ({ params: { id }, body: { name } }, who) => {
    const { account, project } = await reading(deps, { who, part: { project: id } })
    if ((await templatesOf(db, account.id)).length >= mostOwnTemplates)
      refuse(409, 'too_many', projectMessages.tooMany('templates', mostOwnTemplates))
    const items = (await selectionsOf(db, project.id)).map(({ fields }) => ({
      title: fields.title,
      category: fields.category,
      qty_source: fields.qty_source,
      due_days_before: fields.due_days_before,
      required: fields.required,
    }))
    if (items.length === 0) refuse(409, 'empty', say.nothingToAdd)
    const made = { publicId: newPublicId(), name, items, accountId: account.id, now: now() }
    await createTemplate(db, made)
    return { success: true, data: await shown(db, account.id), message: say.templateSaved }
  })

  serve('DELETE /api/selection_template/{id}', async ({ params: { id } }, who) => {
    const { account } = await requireAccount({ db }, who)
    if (!(await removeTemplate(db, account.id, id))) refuseUnknown()
    return { success: true, data: await shown(db, account.id), message: say.templateRemoved }
  })
}
