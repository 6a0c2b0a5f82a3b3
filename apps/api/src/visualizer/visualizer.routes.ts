import { surfaceCategories } from '@showroom/contract/visualizer/surfaces'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { cartCredentialsOf } from '../cart/cart-owner.ts'
import { changeOf } from '../cart/own-cart.ts'
import type { CatalogueApi } from '../catalogue/module.ts'
import { refuseInvalid } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import { accountIdOf, type Who } from '../platform/http/who.ts'
import { pagedReply } from '../shared/paged-reply.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import type { DesignDeps } from './design/designs.ts'
import { materialsPage } from './goods/materials-page.ts'
import { holderOf } from './owner.ts'
import { countBuiltIns, countFloorplans, floorplansOf, nearestFloorplans } from './plan/floorplan.store.ts'
import { changeFloorplan, keepFloorplan, removeFloorplan, requireFloorplan } from './plan/floorplans.ts'
import { floorplanCardOf, floorplanOf } from './plan/present-floorplan.ts'
import { countTemplates, templatesOf } from './template/template.store.ts'
import { idsWithColor, requireTemplate } from './template/templates.ts'

const mostNearest = 6

export const visualizerRoutes = (serve: Serve, deps: DesignDeps & { catalogue: CatalogueApi }) => {
  const { db, now, templates } = deps
  const holderFor = (who: Who) => holderOf(cartCredentialsOf(who), now())
  const showroomFor = (ref: string, who: Who) => requireShowroom(db, ref, accountIdOf(who))

  serve('GET /api/visualization/counts', async () => ({ success: true, data: await countBuiltIns(db) }))

  serve('GET /api/visualization/floorplans', async ({ query }, who) => {
    const holder = holderFor(who)
    const { page, page_size: pageSize, ...wanted } = query
    const total = await countFloorplans(db, holder, wanted)
    const asked = Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, String(value ?? '')]))
    const reply = await pagedReply({
      path: '/api/visualization/floorplans',
      asked,
      page,
      pageSize,
      total,
      read: async ({ skip: offset, most: limit }) =>
        (await floorplansOf(db, { holder, wanted }, { limit, offset })).map(floorplanCardOf),
    })
    const nearest = total > 0 ? [] : await nearestFloorplans(db, wanted, mostNearest)
    return { ...reply, nearest: nearest.map(floorplanCardOf) }
  })

  serve('GET /api/visualization/floorplan/{id}', async ({ params }, who) => ({
    success: true,
    data: floorplanOf(await requireFloorplan(db, holderFor(who), params.id)),
  }))

  serve('POST /api/visualization/floorplan', async ({ body }, who) => ({
    success: true,
    data: await keepFloorplan(await changeOf(deps, body.showroom, who), body.plan),
  }))

  serve('PUT /api/visualization/floorplan/{id}', async ({ params, body }, who) => ({
    success: true,
    data: await changeFloorplan(db, { holder: holderFor(who), publicId: params.id }, body.plan),
  }))

  serve('DELETE /api/visualization/floorplan/{id}', async ({ params }, who) => {
    await removeFloorplan(db, { holder: holderFor(who), publicId: params.id })
    return { success: true, data: null }
  })

  serve('GET /api/visualization/templates', async ({ query }, who) => {
    const showroom = await showroomFor(query.showroom, who)
    const { page, page_size: pageSize, color, floorplan, room_type, style, tier, s } = query
    const chosen = floorplan === undefined ? null : await requireFloorplan(db, holderFor(who), floorplan)
    const type = room_type ?? chosen?.plan.room_type
    if (chosen && type !== chosen.plan.room_type) refuseInvalid({ floorplan: [say.otherRoom] })
    const ids = color === undefined ? null : await idsWithColor(db, showroom.id, color)
    const wanted = { showroomId: showroom.id, room_type: type, style, tier, s, ids }
    return pagedReply({
      path: '/api/visualization/templates',
      asked: {
        showroom: query.showroom,
        room_type,
        style,
        color,
        floorplan,
        s,
        tier: tier === undefined ? null : String(tier),
      },
      page,
      pageSize,
      total: await countTemplates(db, wanted),
      read: async (span) => templates.cards(showroom, await templatesOf(db, wanted, span), chosen),
    })
  })

  serve('GET /api/visualization/template/{id}', async ({ params, query }, who) => {
    const showroom = await showroomFor(query.showroom, who)
    const row = await requireTemplate(db, showroom, params.id)
    const chosen =
      query.floorplan === undefined ? null : await requireFloorplan(db, holderFor(who), query.floorplan)
    return { success: true, data: await templates.whole(showroom, row, chosen) }
  })

  serve('GET /api/visualization/materials', async ({ query }, who) => {
    const { surface, near, category = surfaceCategories[surface][0], ...request } = query
    const showroom = await showroomFor(query.showroom, who)
    return materialsPage(deps, showroom, { surface, near, request: { ...request, category } })
  })
}
