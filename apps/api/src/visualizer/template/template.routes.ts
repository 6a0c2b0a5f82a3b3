import { isFixture } from '@showroom/contract/visualizer/fixtures'
import { type PlaceKey, shelvesFor } from '@showroom/contract/visualizer/places'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import type { CatalogueApi } from '../../catalogue/module.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { shopperIdOf, type Who } from '../../platform/http/who.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import type { DesignDeps } from '../design/designs.ts'
import type { Goods } from '../goods/goods.ts'
import { materialsPage } from '../goods/materials-page.ts'
import { authorIdOf, callingHolder } from '../owner.ts'
import { requireFloorplan } from '../plan/floorplans.ts'
import { countTemplates, templatesOf } from './template.store.ts'
import { idsWithColor, requireTemplate } from './templates.ts'

export const templateRoutes = (serve: Serve, deps: DesignDeps & { catalogue: CatalogueApi }) => {
  const { db, now, templates } = deps
  const showroomFor = (ref: string, who: Who) => requireShowroom(db, ref, shopperIdOf(who))
  const planFor = async (id: string | undefined, who: Who) =>
    id === undefined ? null : requireFloorplan(db, callingHolder(who, now()), id)

  serve('GET /api/visualization/templates', async ({ query }, who) => {
    const showroom = await showroomFor(query.showroom, who)
    const { page, page_size: pageSize, color, floorplan, room_type, style, tier, s } = query
    const chosen = await planFor(floorplan, who)
    const type = room_type ?? chosen?.plan.room_type
    if (chosen && type !== chosen.plan.room_type) refuseInvalid({ floorplan: [say.otherRoom] })
    const seen = { showroomId: showroom.id, accountId: authorIdOf(who) }
    const ids = color === undefined ? null : await idsWithColor(db, seen, color)
    const wanted = { ...seen, room_type: type, style, tier, s, ids }
    return pagedReply({
      path: '/api/visualization/templates',
      asked: { showroom: query.showroom, room_type, style, color, floorplan, s, tier: tier?.toString() },
      page,
      pageSize,
      total: await countTemplates(db, wanted),
      read: async (span) => templates.cards(showroom, await templatesOf(db, wanted, span), chosen),
    })
  })

  serve('GET /api/visualization/template/{id}', async ({ params, query }, who) => {
    const showroom = await showroomFor(query.showroom, who)
    const seen = { showroomId: showroom.id, accountId: authorIdOf(who) }
    const row = await requireTemplate(db, seen, params.id)
    const chosen = await planFor(query.floorplan, who)
    return { success: true, data: await templates.whole(showroom, row, { chosen, lay: query.lay }) }
  })

  serve('GET /api/visualization/materials', async ({ query }, who) => {
    const { surface, near, product, ...request } = query
    const showroom = await showroomFor(query.showroom, who)
    const category = request.category ?? (await kindOf(deps.goods, surface, product))
    return materialsPage(deps, showroom, { surface, near, product, request: { ...request, category } })
  })
}

/** The category that a list begins with: that of the product which lies there, else what is usual. */
const kindOf = async (goods: Goods, surface: PlaceKey, product: string | undefined): Promise<string> => {
  const shelves = shelvesFor(surface)
  const [usual = ''] = shelves
  if (product === undefined) return usual
  const found = (await goods.onceSold([product])).get(product)
  const kind = isFixture(surface) ? found?.subcategory : found?.category
  return shelves.find((slug) => slug === kind) ?? usual
}
