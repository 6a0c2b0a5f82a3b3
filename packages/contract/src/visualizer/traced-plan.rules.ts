import type { Sides } from './feet.rules.ts'
import type { roomSides } from './own-plan.rules.ts'
import type { Plan } from './plan.ts'
import { mostCorners } from './surfaces.ts'

/** A place in a picture, as shares of its sides. */
export type Place = readonly [x: number, y: number]

/**
 * One wall as it is traced. Walls lie and stand by turns, the first one lies, and clockwise: so they meet at right
 * angles, whatever is moved. `at` is how far down a lying one is, or how far to the right a standing one.
 */
export type TracedWall = {
  /** A wall is itself while others come and go. */
  id: number
  at: number
}
export type TracedWalls = readonly TracedWall[]

export const rectangleTraced = (from: Place, to: Place): TracedWalls =>
  [from[1], to[0], to[1], from[0]].map((at, id) => ({ id, at }))

const isLying = (index: number): boolean => index % 2 === 0
const wrapped = <Each>(all: readonly Each[], index: number): Each | undefined => all.at(index % all.length)

/** Where each wall begins. */
export const cornersTraced = (walls: TracedWalls): Place[] =>
  walls.map(({ at }, index): Place => {
    const before = walls.at(index - 1)?.at ?? 0
    return isLying(index) ? [before, at] : [at, before]
  })

/** On which side of the room a wall stands, as the picture lies. */
export const sideTraced = (walls: TracedWalls, index: number): (typeof roomSides)[number] => {
  const [from = 0, to = 0] = [walls.at(index - 1)?.at, wrapped(walls, index + 1)?.at]
  if (isLying(index)) return to > from ? 'north' : 'south'
  return to > from ? 'east' : 'west'
}

/** The corner where a wall begins goes elsewhere, and both of its walls with it. */
export const cornerTraced = (walls: TracedWalls, index: number, [x, y]: Place): TracedWalls => {
  const before = (index + walls.length - 1) % walls.length
  const [lying, standing] = isLying(index) ? [index, before] : [before, index]
  return walls.map((wall, each) => {
    if (each === lying) return { ...wall, at: y }
    return each === standing ? { ...wall, at: x } : wall
  })
}

export const canStep = (walls: TracedWalls): boolean => walls.length + 2 <= mostCorners
export const canStraighten = (walls: TracedWalls): boolean => walls.length > 4

/** So deep a step into the room is, until it is moved: a share of the picture. */
const stepDepth = 0.1

/** In its middle the wall takes a step into the room and goes on. */
export const stepTraced = (walls: TracedWalls, index: number): TracedWalls => {
  const wall = walls[index]
  const [from, to] = [walls.at(index - 1)?.at, wrapped(walls, index + 1)?.at]
  if (!wall || from === undefined || to === undefined || !canStep(walls)) return walls
  const id = Math.max(...walls.map((each) => each.id)) + 1
  // What lies to the right of a wall, as one goes along it, is the room.
  const inward = Math.sign(to - from) * (isLying(index) ? 1 : -1)
  const step = { id, at: (from + to) / 2 }
  const on = { id: id + 1, at: wall.at + inward * stepDepth }
  return walls.toSpliced(index + 1, 0, step, on)
}

/** A wall and the one after it go, and the one before it goes on in their place. */
export const straightTraced = (walls: TracedWalls, index: number): TracedWalls => {
  if (!canStraighten(walls)) return walls
  const left = walls.filter((_, each) => each !== index && each !== (index + 1) % walls.length)
  // The first one went: what follows it stands, and the list begins with one that lies.
  return index === walls.length - 1 ? [...left.slice(-1), ...left.slice(0, -1)] : left
}

/** Two places with a length between them, in thousandths of a foot: how much the whole picture shows. */
export type Scale = { from: Place; to: Place; length: number }

/** Nearer to each other two places say too little of the rest, as a share of the picture’s longer side. */
const nearest = 0.04

/** Null where the two places are hardly apart. */
export const shownOf = ({ from, to, length }: Scale, { width, length: height }: Sides): Sides | null => {
  const apart = Math.hypot((to[0] - from[0]) * width, (to[1] - from[1]) * height)
  if (apart < Math.max(width, height) * nearest) return null
  return { width: (width / apart) * length, length: (height / apart) * length }
}

const inch = 1_000 / 12

/** Walls of a picture that shows so much, to the inch: finer than that nobody traces. */
export const outlineTraced = (walls: TracedWalls, shown: Sides): Plan['outline'] => {
  const corners = cornersTraced(walls)
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))]
  const toInch = (length: number): number => Math.round(Math.round(length / inch) * inch)
  return corners.map(([x, y]) => [toInch((x - left) * shown.width), toInch((y - top) * shown.length)])
}
