import { productsIn } from '@showroom/contract/visualizer/laid.rules'
import type { Serve } from '../../platform/http/serve.ts'
import { shopperIdOf } from '../../platform/http/who.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import type { DesignDeps } from '../design/designs.ts'
import { callingHolder } from '../owner.ts'
import { requireFloorplan } from '../plan/floorplans.ts'
import { roomPictureOf } from './room-picture.ts'

/** Where a room’s picture is found as somebody has laid it; what this showroom does not sell is not drawn. */
export const laidPictureRoutes = (serve: Serve, { db, now, goods, secret }: DesignDeps) => {
  serve('POST /api/visualization/picture', async ({ body }, who) => {
    const { state } = body
    const showroom = await requireShowroom(db, body.showroom, shopperIdOf(who))
    const floorplan = await requireFloorplan(db, callingHolder(who, now()), body.floorplan)
    const materials = await goods.materials(showroom, productsIn(state))
    const alt = floorplan.plan.name
    return { success: true, data: roomPictureOf(secret, { floorplan, state, materials, alt }) }
  })
}
