import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import type { Serve } from '../../platform/http/serve.ts'
import { type DesignDeps, requireDesign } from './designs.ts'
import { endShares } from './share.store.ts'
import { shownChangeOf } from '../shown-change.ts'
import { copyShared, readShared, shareDesign } from './shares.ts'

export const shareRoutes = (serve: Serve, deps: DesignDeps) => {
  const { db } = deps

  serve('POST /api/visualization/design/{id}/share', async ({ params: { id }, body }, who) => ({
    success: true,
    data: await shareDesign(deps, await requireDesign(deps, id, who), body),
    message: say.shared,
  }))

  serve('DELETE /api/visualization/design/{id}/share', async ({ params: { id } }, who) => {
    const { row } = await requireDesign(deps, id, who)
    await endShares(db, { designId: row.id })
    return { success: true, data: null, message: say.unshared }
  })

  serve('GET /api/visualization/shared/{token}', async ({ params: { token } }, who) => ({
    success: true,
    data: await readShared(deps, token, who),
  }))

  serve('POST /api/visualization/shared/{token}/copy', async ({ params: { token }, body }, who) => ({
    success: true,
    data: await copyShared(deps, await shownChangeOf(deps, body.showroom, who), token),
    message: say.saved,
  }))
}
