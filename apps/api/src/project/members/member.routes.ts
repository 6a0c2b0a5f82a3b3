import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { removeFile } from '../files/file.store.ts'
import { filesOf } from '../files/file.store.ts'
import { membersOf, removeMember, saveAccess } from './member.store.ts'
import { acceptInvitation, invite, mostInvited } from './members.ts'
import { detachCartsOf } from '../project-record.store.ts'
import type { ProjectDeps } from '../project-deps.ts'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { requireProjectAccess, changing } from '../project-access.ts'
import { showing } from '../workspace.routes.ts'

export const memberRoutes = (serve: Serve, deps: ProjectDeps) => {
  const { db, now, publicUrl } = deps.accounts
  const shown = showing(deps)

  serve('POST /api/project/{id}/member', async ({ params: { id }, body }, who) => {
    const { email, role, right, sees_prices: sees } = body
    const { account } = await requireProjectAccess(db, who, { named: 'project', id, needs: 'manage' })
    await allowAttempt(db, { key: `project invitations ${account.id}`, limit: mostInvited, now: now() })
    const sought = { who, named: 'project', id, needs: 'manage' } as const
    await changing(deps.accounts, sought, async (tx, access) => {
      const at = now()
      const letter = await invite(tx, access, { email, role, right, sees, now: at, publicUrl })
      await deps.accounts.post(tx, { letter, showroomId: access.project.showroomId, at })
    })
    return shown(who, id, say.invited(email))
  })

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
      const removed = await removeMember(tx, { projectId: project.id, publicId: params.id })
      if (removed !== null) await detachCartsOf(tx, project.id, removed)
      return { project_id: project.publicId, is_left: isSelf }
    })
    return { success: true, data, message: data.is_left ? say.left : say.memberRemoved }
  })

  serve('POST /api/project_invitation', async ({ body: { code } }, who) => {
    const { account } = await requireAccount({ db }, who)
    await allowAttempt(db, { key: `project code ${account.id}`, limit: mostInvited, now: now() })
    const { project, name, role } = await db.transaction((tx) =>
      acceptInvitation(tx, account, { code, now: now() }),
    )
    return { success: true, data: { project_id: project, name, role }, message: say.joined }
  })

  serve('DELETE /api/project_file/{id}', async ({ params }, who) => {
    const sought = { who, named: 'file', id: params.id, needs: 'suggest' } as const
    const id = await changing(deps.accounts, sought, async (tx, { account, project }) => {
      const file = (await filesOf(tx, project.id)).find(({ publicId }) => publicId === params.id)
      if (!allowedTo(project).approve && file?.uploadedBy !== account.id)
        refuse(403, 'not_allowed', say.notAllowed)
      await removeFile(tx, { projectId: project.id, publicId: params.id })
      return project.publicId
    })
    await deps.files.remove(params.id)
    return shown(who, id, say.fileRemoved)
  })
}
