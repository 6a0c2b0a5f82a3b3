import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { requireAccount } from '../account/require-account.ts'
import { cursorNow } from '../live/positions.ts'
import type { Serve } from '../platform/http/serve.ts'
import { type ChecklistDeps, changingChecklist, reading } from './checklist-access.ts'
import { listChecklists, readChecklist } from './reading/read-checklist.ts'
import { repliesOf } from './reply.ts'
import { addSelections } from './selection/add-selections.ts'
import { approveAll, moveDue } from './selection/bulk.ts'

/** The checklist of a project as a whole. */
export const checklistRoutes = (serve: Serve, deps: ChecklistDeps) => {
  const { db, now } = deps
  const replies = repliesOf(deps)

  serve('GET /api/projectChecklist', async (_request, who) => {
    const { account, caller } = await requireAccount({ db }, who)
    const showroom = caller.scope === 'account' ? null : caller.scope.showroom
    return { success: true, data: await listChecklists(db, { accountId: account.id, showroom, now: now() }) }
  })

  serve('GET /api/projectChecklist/{projectId}', async ({ params: { projectId } }, who) => {
    const access = await reading(deps, { who, part: { project: projectId } })
    const scope = who.caller?.scope ?? 'account'
    const page = scope === 'account' ? null : scope
    // Before the data: what happens meanwhile is told once more rather than never.
    const standing = { accountId: access.account.id, projectId: access.project.id, page }
    const live = await cursorNow(db, standing)
    const { rows, about } = await readChecklist(db, access, now())
    return { success: true, data: rows, checklist: about, live }
  })

  serve('POST /api/projectChecklist', async ({ body: { project_id: project, ...adding } }, who) => {
    const ids = await changingChecklist(deps, { who, part: { project }, needs: 'suggest' }, (work) =>
      addSelections(work, adding),
    )
    return replies.several(who, project, { ids, message: say.added(ids.length) })
  })

  serve('POST /api/projectChecklist/{id}/bulk', async ({ params: { id: project }, body }, who) => {
    const needs = 'approve' in body ? 'approve' : 'suggest'
    const ids = await changingChecklist(deps, { who, part: { project }, needs }, async (work) => {
      if ('approve' in body) {
        await approveAll(work, body)
        return body.approve.map(({ id }) => id)
      }
      return moveDue(work, body.move_due)
    })
    const message = 'approve' in body ? say.approvedAll(ids.length) : say.movedAll(ids.length)
    return replies.several(who, project, { ids, message })
  })
}
