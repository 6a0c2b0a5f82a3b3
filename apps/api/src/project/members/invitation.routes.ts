import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { acceptInvitation, invite, mostInvited } from './members.ts'
import type { ProjectDeps } from '../project-deps.ts'
import { changing, requireProjectAccess } from '../project-access.ts'
import { showing } from '../workspace.routes.ts'

export const invitationRoutes = (serve: Serve, deps: ProjectDeps) => {
  const { db, now, publicUrl } = deps.accounts
  const shown = showing(deps)

  serve('POST /api/project/{id}/member', async ({ params: { id }, body }, who) => {
    const { email, role, right, sees_prices: sees } = body
    const { account } = await requireProjectAccess(deps.accounts, who, {
      named: 'project',
      id,
      needs: 'manage',
    })
    await allowAttempt(db, { key: `project invitations ${account.id}`, limit: mostInvited, now: now() })
    const sought = { who, named: 'project', id, needs: 'manage' } as const
    await changing(deps.accounts, sought, async (tx, access) => {
      const at = now()
      const letter = await invite(tx, access, { email, role, right, sees, now: at, publicUrl })
      await deps.accounts.post(tx, { letter, showroomId: access.project.showroomId, at })
    })
    return shown(who, id, say.invited(email))
  })

  serve('POST /api/project_invitation', async ({ body: { code } }, who) => {
    const { account } = await requireAccount({ db }, who)
    await allowAttempt(db, { key: `project code ${account.id}`, limit: mostInvited, now: now() })
    const { project, name, role } = await db.transaction((tx) =>
      acceptInvitation(tx, account, { code, now: now() }),
    )
    return { success: true, data: { project_id: project, name, role }, message: say.joined }
  })
}
