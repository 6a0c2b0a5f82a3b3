import { areasOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import type { Design, DesignCard } from '@showroom/contract/visualizer/visualizer'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { shoppingOf } from '../goods/shopping.ts'
import type { Goods } from '../goods/goods.ts'
import { roomPictureOf, roomSpotsOf } from '../picture/room-picture.ts'
import { floorplanCardOf, floorplanOf } from '../plan/present-floorplan.ts'
import { productsIn } from '../template/templates.ts'
import type { DesignRow } from './design.store.ts'

type Presenting = { goods: Goods; secret: Buffer; seesPrices?: boolean }

export const presentDesign = async (
  row: DesignRow,
  showroom: ShowroomContext,
  { goods, secret, seesPrices = true }: Presenting,
): Promise<Design> => {
  const { state, floorplan } = row
  const materials = await goods.materials(showroom, productsIn(state))
  const areas = areasOfPlan(floorplan.plan)
  return {
    id: row.publicId,
    name: row.name,
    showroom: showroom.ref,
    version: row.version,
    state,
    is_3d: row.is3d,
    floorplan: floorplanOf(floorplan),
    template_id: row.templateId,
    project_id: row.projectId,
    room_id: row.roomId,
    materials,
    ...shoppingOf({ areas, state, materials, seesPrices }),
    picture: roomPictureOf(secret, { floorplan, state, materials, alt: row.name }),
    spots: roomSpotsOf({ floorplan, state, materials, areas }),
    updated_at: row.updatedAt.toISOString(),
    cart_token: null,
  }
}

export const designCardOf = (row: DesignRow): DesignCard => ({
  id: row.publicId,
  name: row.name,
  showroom: row.showroomRef,
  template_id: row.templateId,
  project_id: row.projectId,
  updated_at: row.updatedAt.toISOString(),
  floorplan: floorplanCardOf(row.floorplan),
  item_count: productsIn(row.state).length,
})
