import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { allowAttempt } from '../../account/session/attempts.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { mostInvited } from '../../project/members/members.ts'
import { type ChecklistDeps, changingChecklist, reading } from '../checklist-access.ts'
import { decideByLink } from './decide-by-link.ts'
import { projectOfLink, revokeLink } from './link.store.ts'
import { openLink, presentLink } from './open-link.ts'
import { sendLink } from './send-link.ts'
import { shownLinks } from './shown-links.ts'

/** Approving by a mailed link, without signing in. */
export const linkRoutes = (serve: Serve, deps: ChecklistDeps) => {
  const { db, now, post, publicUrl, secret } = deps

  const shown = shownLinks(deps)

  serve('GET /api/projectChecklist/{id}/link', async ({ params: { id } }, who) => ({
    success: true,
    data: await shown(who, id),
  }))

  serve('POST /api/projectChecklist/{id}/link', async ({ params: { id }, body }, who) => {
    const { account } = await reading(deps, { who, part: { project: id }, needs: 'approve' })
    // Beside the limit of each address: nobody mails to a whole list in our name.
    await allowAttempt(db, { key: `approval links of ${account.id}`, limit: mostInvited, now: now() })
    await changingChecklist(deps, { who, part: { project: id }, needs: 'approve' }, async (work) => {
      const letter = await sendLink(work, { ...body, secret, publicUrl })
      await post(work.tx, { letter, showroomId: work.access.project.showroomId, at: work.now })
    })
    return { success: true, data: await shown(who, id), message: say.linkSent(body.email) }
  })

  serve('DELETE /api/selection_link/{id}', async ({ params: { id } }, who) => {
    const project = (await projectOfLink(db, id)) ?? refuseUnknown()
    const links = await shown(who, project)
    const link = links.find((each) => each.id === id) ?? refuseUnknown()
    if (!link.can.revoke) refuse(403, 'not_allowed', projectMessages.notAllowed)
    await revokeLink(db, id, now())
    return { success: true, data: await shown(who, project), message: say.linkRevoked }
  })

  approvalRoutes(serve, deps)
}

const approvalRoutes = (serve: Serve, deps: ChecklistDeps) => {
  serve('POST /api/approval/open', async ({ body }, { ip }) => ({
    success: true,
    data: await presentLink(deps, await openLink(deps, { ...body, ip })),
  }))

  serve('POST /api/approval/decide', async ({ body }, { ip }) => {
    const { token, pin, ...asked } = body
    const opening = { token, pin, ip }
    const { link, isProven } = await openLink(deps, opening)
    if (!isProven) refuse(409, 'pin_needed', say.pin)
    await decideByLink(deps, { link, asked, ip })
    return {
      success: true,
      data: await presentLink(deps, await openLink(deps, opening)),
      message: say.done[body.action],
    }
  })
}
