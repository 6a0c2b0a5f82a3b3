import { allowedTo } from '@showroom/contract/project/member.rules'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { accountByEmail } from '../../account/account.store.ts'
import { tellOver } from '../project-events.ts'
import { takeOut } from './ending.ts'
import { membersOf, saveAccess } from './member.store.ts'
import type { ProjectDeps } from '../project-deps.ts'
import { changing } from '../project-access.ts'
import { showing } from '../workspace.routes.ts'

export const memberRoutes = (serve: Serve, deps: ProjectDeps) => {
  const shown = showing(deps)

  serve('PUT /api/project_member/{id}', async ({ params, body }, who) => {
    const { role, right, sees_prices: sees } = body
    const sought = { who, named: 'member', id: params.id, needs: 'manage' } as const
    const id = await changing(deps.accounts, sought, async (tx, { project }) => {
      await saveAccess(tx, { projectId: project.id, publicId: params.id }, { role, right, sees })
      return project.publicId
    })
    return shown(who, id, say.memberSaved)
  })

  serve('DELETE /api/project_member/{id}', async ({ params }, who) => {
    const sought = { who, named: 'member', id: params.id } as const
    const data = await changing(deps.accounts, sought, async (tx, { account, project }) => {
      const member = (await membersOf(tx, [project.id])).find(({ publicId }) => publicId === params.id)
      const isSelf = member?.accountId === account.id
      // A member does not learn who else was invited.
      if (!allowedTo(project).manage && !isSelf)
        return member?.accountId ? refuse(403, 'not_allowed', say.notAllowed) : refuseUnknown()
      const now = deps.accounts.now()
      const removed = await takeOut(tx, { projectId: project.id, publicId: params.id }, now)
      const invited = removed === null && member ? await accountByEmail(tx, member.email) : null
      if (invited) await tellOver(tx, { project: project.publicId, accountId: invited.id }, now)
      return { project_id: project.publicId, is_left: isSelf }
    })
    return { success: true, data, message: data.is_left ? say.left : say.memberRemoved }
  })
}
