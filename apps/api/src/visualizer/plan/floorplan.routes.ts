import { changeOf } from '../../cart/own-cart.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Who } from '../../platform/http/who.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import { callingHolder } from '../owner.ts'
import { countBuiltIns, countFloorplans, floorplansOf, nearestFloorplans } from './floorplan.store.ts'
import { changeFloorplan, keepFloorplan, removeFloorplan, requireFloorplan } from './floorplans.ts'
import { floorplanCardOf, floorplanOf } from './present-floorplan.ts'

const mostNearest = 6

type Deps = { db: Db; now: () => Date }

export const floorplanListRoutes = (serve: Serve, { db, now }: Deps) => {
  const holderFor = (who: Who) => callingHolder(who, now())

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
}

export const floorplanRoutes = (serve: Serve, deps: Deps) => {
  const { db, now } = deps
  const holderFor = (who: Who) => callingHolder(who, now())

  serve('GET /api/visualization/floorplan/{id}', async ({ params }, who) => ({
    success: true,
    data: floorplanOf(await requireFloorplan(db, holderFor(who), params.id)),
  }))

  serve('POST /api/visualization/floorplan', async ({ body }, who) => ({
    success: true,
    data: await keepFloorplan(await changeOf(deps, body.showroom, who), body),
  }))

  serve('PUT /api/visualization/floorplan/{id}', async ({ params, body }, who) => ({
    success: true,
    data: await changeFloorplan(db, { holder: holderFor(who), publicId: params.id }, body.plan),
  }))

  serve('DELETE /api/visualization/floorplan/{id}', async ({ params }, who) => {
    await removeFloorplan(db, { holder: holderFor(who), publicId: params.id })
    return { success: true, data: null }
  })
}
