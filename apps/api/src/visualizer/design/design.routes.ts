import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { shownChangeOf } from '../shown-change.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { pagedReply, type Span } from '../../shared/paged-reply.ts'
import { callingHolder, withinOf } from '../owner.ts'
import { countDesigns, deleteDesign, designsOf } from './design.store.ts'
import { changeDesign, type DesignDeps, makeDesign, requireDesign, showDesign } from './designs.ts'
import { designCards } from './present-design.ts'

const path = '/api/visualization/design'

export const designRoutes = (serve: Serve, deps: DesignDeps) => {
  const { db, now } = deps

  serve('GET /api/visualization/design', async ({ query: { page, page_size: pageSize, project } }, who) => {
    const holder = callingHolder(who, now())
    const total = holder ? await countDesigns(db, { holder, project }) : 0
    const read = async (span: Span) =>
      holder ? designCards(deps, await designsOf(db, { holder, project }, span)) : []
    const asked = project === undefined ? {} : { project }
    return pagedReply({ path, asked, page, pageSize, total, read })
  })

  serve('POST /api/visualization/design', async ({ body: { showroom, ...making } }, who) => ({
    success: true,
    data: await makeDesign(deps, await shownChangeOf(deps, showroom, who), {
      ...making,
      within: withinOf(who),
    }),
    message: say.saved,
  }))

  serve('GET /api/visualization/design/{id}', async ({ params: { id } }, who) => ({
    success: true,
    data: await showDesign(deps, await requireDesign(deps, id, who)),
  }))

  serve('PUT /api/visualization/design/{id}', async ({ params: { id }, body }, who) => ({
    success: true,
    data: await changeDesign(deps, await requireDesign(deps, id, who), body),
    message: say.saved,
  }))

  serve('DELETE /api/visualization/design/{id}', async ({ params: { id } }, who) => {
    const { row } = await requireDesign(deps, id, who)
    await deleteDesign(db, row.id)
    return { success: true, data: null, message: say.removed }
  })
}
