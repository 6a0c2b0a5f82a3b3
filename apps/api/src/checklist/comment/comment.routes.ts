import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Who } from '../../platform/http/who.ts'
import { type ChecklistDeps, changingChecklist, reading, rowCalled, type Work } from '../checklist-access.ts'
import { placeOfComment } from './comment.store.ts'
import { changeComment, comment, readComments, removeComment } from './comments.ts'

/** What people of a project say to each other about one decision. */
export const commentRoutes = (serve: Serve, deps: ChecklistDeps) => {
  const { db, now } = deps
  const thread = async (who: Who, selection: string) => {
    const access = await reading(deps, { who, part: { selection } })
    return { success: true as const, data: await readComments(db, { access, selection, now: now() }) }
  }
  const changing = async (who: Who, id: string, change: (work: Work, selection: string) => Promise<void>) => {
    const { selection } = (await placeOfComment(db, id)) ?? refuseUnknown()
    await changingChecklist(deps, { who, part: { selection } }, (work) => change(work, selection))
    return thread(who, selection)
  }

  serve('GET /api/selection/{id}/comment', ({ params: { id } }, who) => thread(who, id))

  serve('POST /api/selection/{id}/comment', async ({ params: { id }, body: { text } }, who) => {
    await changingChecklist(deps, { who, part: { selection: id } }, (work) =>
      comment(work, rowCalled(work, id), text),
    )
    return { ...(await thread(who, id)), message: say.commented }
  })

  serve('PUT /api/selection_comment/{id}', async ({ params: { id }, body: { text } }, who) => {
    const changed = await changing(who, id, (work, selection) =>
      changeComment(work, { row: rowCalled(work, selection), id }, text),
    )
    return { ...changed, message: say.commentChanged }
  })

  serve('DELETE /api/selection_comment/{id}', async ({ params: { id } }, who) => {
    const changed = await changing(who, id, (work, selection) =>
      removeComment(work, { row: rowCalled(work, selection), id }),
    )
    return { ...changed, message: say.commentRemoved }
  })
}
