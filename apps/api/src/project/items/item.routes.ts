import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Serve } from '../../platform/http/serve.ts'
import { addItems, changeItem, dropItem, stateFor } from './items.ts'
import { pasteItems } from './paste-items.ts'
import type { ProjectDeps } from '../project-deps.ts'
import { changing } from '../project-access.ts'
import { tellSuggested } from '../project-events.ts'
import { showing } from '../workspace.routes.ts'

export const itemRoutes = (serve: Serve, deps: ProjectDeps) => {
  const { now } = deps.accounts
  const shown = showing(deps)

  serve('POST /api/project/{id}/item', async ({ params: { id }, body: { items } }, who) => {
    const sought = { who, named: 'project', id, needs: 'suggest' } as const
    const state = await changing(deps.accounts, sought, async (tx, access) => {
      await addItems(tx, access, { items, now: now() })
      return stateFor(access.project)
    })
    return shown(who, id, state === 'chosen' ? say.itemsAdded : say.itemsSuggested)
  })

  serve('PUT /api/project_item/{id}', async ({ params, body }, who) => {
    const sought = { who, named: 'item', id: params.id, needs: 'suggest' } as const
    const id = await changing(deps.accounts, sought, async (tx, access) => {
      await changeItem(tx, access, { itemId: params.id, change: body, now: now() })
      return access.project.publicId
    })
    return shown(who, id, say.itemSaved)
  })

  serve('DELETE /api/project_item/{id}', async ({ params }, who) => {
    const sought = { who, named: 'item', id: params.id, needs: 'suggest' } as const
    const id = await changing(deps.accounts, sought, async (tx, access) => {
      await dropItem(tx, access, { itemId: params.id, now: now() })
      return access.project.publicId
    })
    return shown(who, id, say.itemRemoved)
  })

  serve('POST /api/project/{id}/paste', async ({ params: { id }, body }, who) => {
    const sought = { who, named: 'project', id, needs: 'suggest' } as const
    const report = await changing(deps.accounts, sought, async (tx, access) => {
      const at = now()
      const lines = await pasteItems(tx, access, { text: body.text, roomId: body.room_id, now: at })
      if (stateFor(access.project) === 'suggested') await tellSuggested(tx, access, at)
      return lines
    })
    const { data } = await shown(who, id)
    return { success: true, data: { project: data, report }, message: say.listAdded }
  })
}
