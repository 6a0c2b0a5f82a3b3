import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { ProjectDesigners } from '@showroom/contract/designer/hire'
import type { Serve } from '../../platform/http/serve.ts'
import type { Who } from '../../platform/http/who.ts'
import { type AccountInProject, changing, requireProjectAccess } from '../../project/project-access.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { designersFor } from '../directory/designers-for.ts'
import { hiresOfProject } from '../hire/hire.store.ts'
import { presentHire } from '../hire/present-hire.ts'
import { keepBrief, readBrief } from './brief.ts'

/** What a project’s owner begins with: designers for it, whom it has asked, and the brief. */
export const briefRoutes = (serve: Serve, deps: DesignerDeps) => {
  const { db, now } = deps
  const accessTo = (who: Who, id: string) =>
    requireProjectAccess(deps, who, { named: 'project', id, needs: 'manage' })

  const present = async ({ account, project }: AccountInProject): Promise<ProjectDesigners> => {
    const [designers, hires, brief] = await Promise.all([
      designersFor(db, { account, project }),
      hiresOfProject(db, project.id),
      readBrief(db, project),
    ])
    const looking = { accountId: account.id, now: now() }
    return { designers, hires: hires.map((hire) => presentHire(hire, looking)), brief }
  }

  serve('GET /api/hire_designer', async ({ query }, who) => ({
    success: true,
    data: await present(await accessTo(who, query.project)),
  }))

  serve('POST /api/hire_designer', async ({ body: { project: id } }, who) => {
    // From the first look on the brief is a draft of its own, whatever becomes of the project’s rooms.
    await changing(deps, { who, named: 'project', id, needs: 'manage' }, async (tx, { project }) =>
      keepBrief(tx, project.id, { brief: await readBrief(tx, project), now: now() }),
    )
    return { success: true, data: await present(await accessTo(who, id)) }
  })

  serve('PUT /api/hire_designer', async ({ body: { project: id, brief } }, who) => {
    await changing(deps, { who, named: 'project', id, needs: 'manage' }, (tx, { project }) =>
      keepBrief(tx, project.id, { brief, now: now() }),
    )
    const { project } = await accessTo(who, id)
    return { success: true, data: await readBrief(db, project), message: say.briefSaved }
  })
}
