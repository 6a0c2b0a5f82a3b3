import { ceilDiv } from '../cart/quantity.rules.ts'
import type { LaidSurface } from '../visualizer/surfaces.ts'
import type { AiRoom, AiSurface } from './ai-choices.ts'

type Laid = {
  surface: AiSurface
  /** Thousandths of a square foot, in a room of the usual size. */
  area: number
  /** A floor grows with the room, a wall with its sides. */
  grows: 'floor' | 'wall'
}
type Room = { usualArea: number; least: number; most: number; surfaces: readonly Laid[] }

/** A room of the usual size, and what is laid in it: in the order of the scene’s planes. */
export const rooms: Record<AiRoom, Room> = {
  kitchen: {
    usualArea: 150_000,
    least: 40_000,
    most: 800_000,
    surfaces: [
      { surface: 'backsplash', area: 32_000, grows: 'wall' },
      { surface: 'counter', area: 44_000, grows: 'wall' },
      { surface: 'floor', area: 150_000, grows: 'floor' },
    ],
  },
  bathroom: {
    usualArea: 50_000,
    least: 15_000,
    most: 400_000,
    surfaces: [
      { surface: 'wall_tile', area: 110_000, grows: 'wall' },
      { surface: 'floor', area: 50_000, grows: 'floor' },
    ],
  },
  living: {
    usualArea: 240_000,
    least: 60_000,
    most: 1_500_000,
    surfaces: [
      { surface: 'fireplace', area: 60_000, grows: 'wall' },
      { surface: 'floor', area: 240_000, grows: 'floor' },
    ],
  },
  outdoor: {
    usualArea: 200_000,
    least: 50_000,
    most: 3_000_000,
    surfaces: [
      { surface: 'paving', area: 200_000, grows: 'floor' },
      { surface: 'garden_wall', area: 60_000, grows: 'wall' },
    ],
  },
}

export const surfacesOf = (room: AiRoom): AiSurface[] => rooms[room].surfaces.map(({ surface }) => surface)

/** How much of each is needed in a room whose floor has this area; walls grow with the square root of it. */
export const areasOf = (room: AiRoom, floorArea: number): ReadonlyMap<AiSurface, number> => {
  const { usualArea, surfaces } = rooms[room]
  return new Map(
    surfaces.map(({ surface, area, grows }) => [
      surface,
      grows === 'floor'
        ? ceilDiv(area * floorArea, usualArea)
        : Math.ceil(area * Math.sqrt(floorArea / usualArea)),
    ]),
  )
}

/** What each of our surfaces is in the visualizer; a garden wall is none there. */
export const laidOn: Record<AiSurface, readonly LaidSurface[]> = {
  floor: ['floor'],
  backsplash: ['backsplash'],
  counter: ['counter', 'island_top'],
  wall_tile: ['wall_tile', 'shower_wall'],
  fireplace: ['fireplace'],
  paving: ['paving'],
  garden_wall: [],
}

type Wished = {
  room: AiRoom
  area?: number | undefined
  start?: { areas: Partial<Record<LaidSurface, number>> } | null
}

/** What is designed, and how much of it: all that a plan has of our surfaces, else a room of its size. */
export const areasOfWish = ({ room, area, start = null }: Wished): ReadonlyMap<AiSurface, number> => {
  if (start === null) return areasOf(room, area ?? rooms[room].usualArea)
  const all = surfacesOf(room).map((surface): [AiSurface, number] => [
    surface,
    laidOn[surface].reduce((sum, key) => sum + (start.areas[key] ?? 0), 0),
  ])
  return new Map(all.filter(([, amount]) => amount > 0))
}

/** In the order of the room’s. */
export const surfacesOfWish = (wish: Wished): AiSurface[] => [...areasOfWish(wish).keys()]
