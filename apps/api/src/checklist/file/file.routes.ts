import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import type { Serve } from '../../platform/http/serve.ts'
import { type ChecklistDeps, changingChecklist, rowCalled } from '../checklist-access.ts'
import { repliesOf } from '../reply.ts'
import { attach, takeOffFile } from './attach.ts'

/** Files of decisions: they come in and go out as those of the project's chat do. */
export const selectionFileRoutes = (serve: Serve, deps: ChecklistDeps) => {
  const replies = repliesOf(deps)

  serve('POST /api/selection/{id}/file', async ({ params: { id }, body }, who) => {
    await changingChecklist(deps, { who, part: { selection: id }, needs: 'suggest' }, (work) =>
      attach(work, rowCalled(work, id), body.file_id),
    )
    return replies.one(who, id, say.fileAttached)
  })

  serve('DELETE /api/selection/{id}/file', async ({ params: { id }, query }, who) => {
    await changingChecklist(deps, { who, part: { selection: id }, needs: 'suggest' }, (work) =>
      takeOffFile(work, rowCalled(work, id), query.file_id),
    )
    return replies.one(who, id, say.fileTakenOff)
  })
}
