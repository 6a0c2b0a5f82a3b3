import { laidSurfaces, planRoomTypes } from '@showroom/contract/visualizer/surfaces'
import { call } from '../../../data/call.ts'
import { nothingChosen, withProduct } from './look.rules.ts'
import type { RoomStart } from './useRoomStart.ts'

export type Tried = { type: string | null; surface: string | null; product: string | null; showroom: string }

/** A room of a type with one product in its place, on one’s own plan where there is one. Null where it names none. */
export const triedRoom = async ({
  type,
  surface: key,
  product,
  showroom,
}: Tried): Promise<RoomStart | null> => {
  const room_type = planRoomTypes.find((each) => each === type)
  const surface = laidSurfaces.find((each) => each === key)
  if (!room_type || !surface || !product) return null
  const plans = await call('GET /api/visualization/floorplans', { query: { room_type, page_size: 50 } })
  const [any] = plans.data
  const first = plans.data.find(({ areas }) => areas.laid[surface]) ?? any
  if (!first) return null
  const [{ data: floorplan }, { data: found }] = await Promise.all([
    call('GET /api/visualization/floorplan/{id}', { params: { id: first.id } }),
    call('GET /api/visualization/materials', { query: { showroom, surface, product } }),
  ])
  const materials = found.filter(({ id }) => id === product)
  const state = materials.length > 0 ? withProduct(nothingChosen, surface, product) : nothingChosen
  return {
    floorplan,
    template: null,
    state,
    materials,
    gone: [],
    picture: null,
    shopping: null,
    is3d: false,
    kept: null,
    showroom,
  }
}
