import { allowedTo } from '@showroom/contract/project/member.rules'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { filesOf, removeFile } from './file.store.ts'
import type { ProjectDeps } from '../project-deps.ts'
import { changing } from '../project-access.ts'
import { showing } from '../workspace.routes.ts'

export const fileRemovalRoutes = (serve: Serve, deps: ProjectDeps) => {
  const shown = showing(deps)

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
