import { productsIn } from '@showroom/contract/visualizer/laid.rules'
import { areasOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import type { Design, DesignCard, Material } from '@showroom/contract/visualizer/visualizer'
import type { Db } from '../../platform/db/db.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import { laidGoodsIn } from '../goods/laid-goods.ts'
import { shoppingOf } from '../goods/shopping.ts'
import type { Goods } from '../goods/goods.ts'
import { roomPictureOf, roomSpotsOf } from '../picture/room-picture.ts'
import { floorplanCardOf, floorplanOf } from '../plan/present-floorplan.ts'
import type { DesignRow } from './design.store.ts'

type Presenting = { goods: Goods; secret: Buffer; seesPrices?: boolean }

export const presentDesign = async (
  row: DesignRow,
  showroom: ShowroomContext,
  { goods, secret, seesPrices = true }: Presenting,
): Promise<Design> => {
  const { state, floorplan } = row
  const { materials, gone } = await laidGoodsIn({ goods }, showroom, productsIn(state))
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
    gone,
    ...shoppingOf({ areas, state, materials, gone, seesPrices }),
    picture: roomPictureOf(secret, { floorplan, state, materials, alt: row.name }),
    spots: roomSpotsOf({ floorplan, state, materials, areas }),
    updated_at: row.updatedAt.toISOString(),
    cart_token: null,
  }
}

/** On a list: each with its picture, as its own showroom shows its goods. */
export const designCards = async (
  { db, goods, secret }: Presenting & { db: Db },
  rows: readonly DesignRow[],
): Promise<DesignCard[]> => {
  const materials = new Map<string, readonly Material[]>()
  for (const ref of new Set(rows.map(({ showroomRef }) => showroomRef))) {
    const ids = rows
      .filter(({ showroomRef }) => showroomRef === ref)
      .flatMap(({ state }) => productsIn(state))
    const showroom = await showroomContext(db, ref)
    materials.set(ref, showroom ? await goods.materials(showroom, [...new Set(ids)]) : [])
  }
  return rows.map((row) => cardOf(row, { secret, materials: materials.get(row.showroomRef) ?? [] }))
}

type Pictured = { secret: Buffer; materials: readonly Material[] }

const cardOf = (row: DesignRow, { secret, materials }: Pictured): DesignCard => ({
  id: row.publicId,
  name: row.name,
  showroom: row.showroomRef,
  version: row.version,
  template_id: row.templateId,
  project_id: row.projectId,
  room_id: row.roomId,
  picture: roomPictureOf(secret, { floorplan: row.floorplan, state: row.state, materials, alt: row.name }),
  updated_at: row.updatedAt.toISOString(),
  floorplan: floorplanCardOf(row.floorplan),
  item_count: productsIn(row.state).length,
})
