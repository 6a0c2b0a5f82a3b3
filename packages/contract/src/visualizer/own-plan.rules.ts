import type { Corner, Plan, PlanOpening, Tiled } from './plan.ts'
import type { LaidSurface, PlanRoomType } from './surfaces.ts'
import { wallsOf } from './plan-geometry.rules.ts'

/** In the order in which one comes by them, clockwise from the upper left as a plan is drawn; north is up. */
export const roomCorners = ['north-west', 'north-east', 'south-east', 'south-west'] as const
export type RoomCorner = (typeof roomCorners)[number]

/** A corner that is not of the room: a chimney, a closet, the house next door. */
export type CutCorner = { corner: RoomCorner; width: number; length: number }

/** The four sides, and of each cut corner the walls into the room and on. */
export const roomSides = ['north', 'east', 'south', 'west'] as const
export type RoomWall = (typeof roomSides)[number] | `${RoomCorner} ${1 | 2}`

/** All walls of a room in the order of its plan. */
export const wallsOfRoom = (cuts: readonly Pick<CutCorner, 'corner'>[]): RoomWall[] =>
  roomCorners.flatMap((corner, at): RoomWall[] => {
    const side = roomSides[at] ?? 'north'
    return cuts.some((cut) => cut.corner === corner) ? [`${corner} 1`, `${corner} 2`, side] : [side]
  })

export type RoomOpening = Omit<PlanOpening, 'wall'> & { wall: RoomWall }

/** A room as one measures it. Lengths in thousandths of a foot. */
export type MeasuredRoom = {
  name: string
  room_type: PlanRoomType
  width: number
  length: number
  height: number
  /** Each corner once at most. */
  cuts: readonly CutCorner[]
  openings: readonly RoomOpening[]
  /** Up to where all walls are tiled; null for none. */
  tiled_to: number | null
}

/** What tile on the walls is called, in rooms that have it. */
const wallTiles: Partial<Record<PlanRoomType, LaidSurface>> = { kitchen: 'backsplash', bathroom: 'wall_tile' }

export const hasWallTile = (type: PlanRoomType): boolean => wallTiles[type] !== undefined

/** An empty room; whether it can be, `faultsOf` says. */
export const planOfRoom = (room: MeasuredRoom): Plan => roomWithin(outlineOf(room), room, openingsOf(room))

type Bare = Pick<MeasuredRoom, 'name' | 'room_type' | 'height' | 'tiled_to'>

/** The same within walls that are there already. */
export const roomWithin = (
  outline: Plan['outline'],
  { name, room_type, height, tiled_to }: Bare,
  openings: PlanOpening[],
): Plan => {
  const tile = wallTiles[room_type]
  return {
    name,
    room_type,
    shape: shapeOf((outline.length - leastCorners) / 2),
    height,
    outline,
    openings,
    pieces: [],
    tiled: tile === undefined || tiled_to === null ? [] : tiledUpTo(outline, tile, tiled_to),
  }
}

const leastCorners = 4

/** What was in a wall that is not there any more is gone with it. */
const openingsOf = ({ openings, cuts }: MeasuredRoom): PlanOpening[] => {
  const walls = wallsOfRoom(cuts)
  return openings.flatMap((opening) => {
    const wall = walls.indexOf(opening.wall)
    return wall === -1 ? [] : [{ ...opening, wall }]
  })
}

const shapeOf = (cuts: number): Plan['shape'] => {
  if (cuts === 0) return 'rectangle'
  return cuts === 1 ? 'L' : 'alcove'
}

type Sized = Pick<MeasuredRoom, 'width' | 'length' | 'cuts'>

const outlineOf = ({ width, length, cuts }: Sized): Plan['outline'] =>
  roomCorners.flatMap((corner): Plan['outline'] => {
    const cut = cuts.find((each) => each.corner === corner)
    const [w, l] = [cut?.width ?? 0, cut?.length ?? 0]
    const turned: Record<RoomCorner, Plan['outline']> = {
      'north-west': [
        [0, l],
        [w, l],
        [w, 0],
      ],
      'north-east': [
        [width - w, 0],
        [width - w, l],
        [width, l],
      ],
      'south-east': [
        [width, length - l],
        [width - w, length - l],
        [width - w, length],
      ],
      'south-west': [
        [w, length],
        [w, length - l],
        [0, length - l],
      ],
    }
    // Without a cut all three are the corner itself.
    return cut ? turned[corner] : turned[corner].slice(0, 1)
  })

const tiledUpTo = (outline: readonly Corner[], key: LaidSurface, top: number): Tiled[] =>
  wallsOf({ outline: outline.map(([x, y]) => [x, y]) }).map(({ index, length }) => ({
    key,
    wall: index,
    from: 0,
    to: length,
    bottom: 0,
    top,
  }))
