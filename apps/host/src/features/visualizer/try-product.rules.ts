import type { RoomType } from '@showroom/contract/project/project-choices'
import {
  type LaidSurface,
  laidSurfaces,
  type PlanRoomType,
  surfaceCategories,
} from '@showroom/contract/visualizer/surfaces'

const planTypes: Record<RoomType, PlanRoomType> = {
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  laundry: 'bathroom',
  living: 'living',
  bedroom: 'living',
  other: 'living',
  outdoor: 'outdoor',
}

/** Where goods of a shelf lie first of all; in a bathroom there is no backsplash, but a shower. */
const surfaceFor = (category: string, room: PlanRoomType): LaidSurface | undefined => {
  const lies = laidSurfaces.filter((key) => surfaceCategories[key].some((slug) => slug === category))
  const first = lies.filter((key) => surfaceCategories[key][0] === category)
  const wanted = room === 'bathroom' ? 'shower_wall' : 'backsplash'
  return first.find((key) => key === 'floor' || key === wanted) ?? first[0] ?? lies[0]
}

/** The rooms that have a surface, the likeliest first. */
const roomsWith: Record<LaidSurface, readonly PlanRoomType[]> = {
  floor: ['living', 'kitchen', 'bathroom'],
  shower_floor: ['bathroom'],
  wall_tile: ['bathroom'],
  shower_wall: ['bathroom'],
  backsplash: ['kitchen'],
  counter: ['kitchen'],
  island_top: ['kitchen'],
  fireplace: ['living'],
  paving: ['outdoor'],
  coping: ['outdoor'],
  turf: ['outdoor'],
  pool_wall: ['outdoor'],
}

type Tried = { product: string; category: string | null; room: RoomType | null }

/** The room to look at a product in, and what it lies on there; null for what is not laid. */
export const roomToTry = ({ product, category, room }: Tried) => {
  const wished = planTypes[room ?? 'other']
  const surface = category === null ? undefined : surfaceFor(category, wished)
  if (surface === undefined) return null
  const rooms = roomsWith[surface]
  return { type: rooms.find((type) => type === wished) ?? rooms[0] ?? wished, surface, product }
}
