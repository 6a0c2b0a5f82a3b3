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

type Tried = { product: string; category: string | null; room: RoomType | null }

/** The room to look at a product in, and what it lies on there; null for what is not laid. */
export const roomToTry = ({ product, category, room }: Tried) => {
  const type = planTypes[room ?? 'other']
  const surface = category === null ? undefined : surfaceFor(category, type)
  return surface === undefined ? null : { type, surface, product }
}
