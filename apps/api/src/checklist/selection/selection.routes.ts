import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import type { Serve } from '../../platform/http/serve.ts'
import { type ChecklistDeps, changingChecklist, reading, rowCalled } from '../checklist-access.ts'
import { repliesOf } from '../reply.ts'
import { actorIn } from '../tell-change.ts'
import { changeSelection } from './change-selection.ts'
import { decide } from './decide.ts'
import { readHistory } from './history.ts'
import { takeOff } from './take-off.ts'

/** One decision: what is said of it, what is decided, what happened to it. */
export const selectionRoutes = (serve: Serve, deps: ChecklistDeps) => {
  const { db } = deps
  const replies = repliesOf(deps)

  serve('PUT /api/projectChecklist/{id}', async ({ params: { id }, body }, who) => {
    const sought = { who, part: { selection: id }, needs: 'suggest' } as const
    const conflicts = await changingChecklist(deps, sought, (work) =>
      changeSelection(work, rowCalled(work, id), body),
    )
    return { ...(await replies.one(who, id, say.saved)), conflicts }
  })

  serve('DELETE /api/projectChecklist/{id}', async ({ params: { id } }, who) => {
    const sought = { who, part: { selection: id }, needs: 'suggest' } as const
    const project = await changingChecklist(deps, sought, async (work) => {
      await takeOff(work, rowCalled(work, id))
      return work.access.project.publicId
    })
    return { success: true, data: await replies.rows(who, project), message: say.removed }
  })

  serve('POST /api/selection/{id}/decision', async ({ params: { id }, body }, who) => {
    await changingChecklist(deps, { who, part: { selection: id } }, (work) =>
      decide(work, rowCalled(work, id), { ...body, actor: actorIn(work) }),
    )
    return replies.one(who, id, say.done[body.action])
  })

  serve('GET /api/selection/{id}/history', async ({ params: { id } }, who) => {
    const access = await reading(deps, { who, part: { selection: id } })
    return { success: true, data: await readHistory(db, access, id) }
  })
}
