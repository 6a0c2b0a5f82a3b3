import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Serve } from '../../platform/http/serve.ts'
import type { Tell } from '../../platform/events.ts'
import type { ProjectDeps } from '../project-deps.ts'
import { removeRoom, saveRoom } from './room.store.ts'
import { addRoom } from './rooms.ts'
import { changing } from '../project-access.ts'
import '../project-changed.ts'
import { showing } from '../workspace.routes.ts'

export const roomRoutes = (serve: Serve, deps: ProjectDeps & { tell: Tell }) => {
  const { now } = deps.accounts
  const shown = showing(deps)

  serve('POST /api/project/{id}/room', async ({ params: { id }, body }, who) => {
    await changing(deps.accounts, { who, named: 'project', id, needs: 'suggest' }, (tx, { project }) =>
      addRoom(tx, project.id, { ...body, now: now() }),
    )
    return shown(who, id, say.roomSaved)
  })

  serve('PUT /api/project_room/{id}', async ({ params, body }, who) => {
    const sought = { who, named: 'room', id: params.id, needs: 'suggest' } as const
    const id = await changing(deps.accounts, sought, async (tx, access) => {
      const { project } = access
      await saveRoom(tx, { projectId: project.id, publicId: params.id }, body)
      await deps.tell(tx, 'project.changed', { ...access, now: now() })
      return project.publicId
    })
    return shown(who, id, say.roomSaved)
  })

  serve('DELETE /api/project_room/{id}', async ({ params }, who) => {
    const sought = { who, named: 'room', id: params.id, needs: 'approve' } as const
    const id = await changing(deps.accounts, sought, async (tx, access) => {
      const { project } = access
      await removeRoom(tx, { projectId: project.id, publicId: params.id })
      await deps.tell(tx, 'project.changed', { ...access, now: now() })
      return project.publicId
    })
    return shown(who, id, say.roomRemoved)
  })
}
