import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Tell } from '../platform/events.ts'
import type { Serve } from '../platform/http/serve.ts'
import { duplicate } from './duplicate-project.ts'
import { shareWithPro } from './members/share.ts'
import type { ProjectDeps } from './project-deps.ts'
import { changing } from './project-access.ts'
import { showing } from './workspace.routes.ts'

/** A project for somebody else: a copy, or the same shared with the showroom's Pro. */
export const copyRoutes = (serve: Serve, deps: ProjectDeps & { tell: Tell }) => {
  const { now, publicUrl } = deps.accounts
  const shown = showing(deps)

  serve('POST /api/project/{id}/duplicate', async ({ params: { id }, body }, who) => {
    const { publicId, report } = await changing(
      deps.accounts,
      { who, named: 'project', id, needs: 'manage' },
      (tx, access) =>
        duplicate(tx, { ...access, ...deps, name: body.name, showroomRef: body.showroom, now: now() }),
    )
    const { data } = await shown(who, publicId)
    return { success: true, data: { project: data, report }, message: say.duplicated }
  })

  serve('GET /api/project/share_to_contractor/{projectId}', async ({ params, query }, who) => {
    const sought = { who, named: 'project', id: params.projectId, needs: 'manage' } as const
    const message = await changing(deps.accounts, sought, async (tx, access) => {
      const at = now()
      const sharing = { scope: query.scope, until: query.until, now: at, publicUrl }
      const { letter, message: said } = await shareWithPro(tx, access, sharing)
      if (letter) await deps.accounts.post(tx, { letter, showroomId: access.project.showroomId, at })
      return said
    })
    return shown(who, params.projectId, message)
  })
}
