import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Serve } from '../platform/http/serve.ts'
import { duplicate } from './duplicate-project.ts'
import { shareWithPro } from './members/members.ts'
import type { ProjectParts } from './project-parts.ts'
import { changing } from './standing.ts'
import { showing } from './workspace.routes.ts'

/** A project for somebody else: a copy, or the same shared with the showroom's Pro. */
export const copyRoutes = (serve: Serve, parts: ProjectParts) => {
  const { now, publicUrl } = parts.accounts
  const shown = showing(parts)

  serve('POST /api/project/{id}/duplicate', async ({ params: { id }, body }, who) => {
    const { publicId, report } = await changing(
      parts.accounts,
      { who, named: 'project', id, needs: 'manage' },
      (tx, standing) =>
        duplicate(tx, { ...standing, name: body.name, showroomRef: body.showroom, now: now() }),
    )
    const { data } = await shown(who, publicId)
    return { success: true, data: { project: data, report }, message: say.duplicated }
  })

  serve('GET /api/project/share_to_contractor/{projectId}', async ({ params: { projectId: id } }, who) => {
    const sought = { who, named: 'project', id, needs: 'manage' } as const
    const message = await changing(parts.accounts, sought, async (tx, standing) => {
      const at = now()
      const { companyName, showroomId } = standing.project
      const letter = await shareWithPro(tx, standing, { now: at, publicUrl })
      if (!letter) return say.sharedAlready(companyName)
      await parts.accounts.post(tx, { letter, showroomId, at })
      return say.shared(companyName)
    })
    return shown(who, id, message)
  })
}
