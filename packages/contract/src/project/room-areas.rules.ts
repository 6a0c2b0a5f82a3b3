import { areaOf, netArea } from '../cart/quantity.rules.ts'

/** Lengths are thousandths of a foot, areas thousandths of a square foot. */
export type Rectangle = {
  length: number
  width: number
  /** How much of its outline is open to the rectangles before it: no wall stands there. */
  joined: number
}
export type Opening = { width: number; height: number; count: number }

export type RoomMeasures = {
  height: number
  rectangles: readonly Rectangle[]
  /** Doors and windows. */
  openings: readonly Opening[]
  /** Runs of counter along the wall. */
  counters: readonly { length: number }[]
  backsplash_height: number
}

export type RoomAreas = {
  floor: number
  /** Less its openings. */
  wall: number
  backsplash: number
  /** Linear feet. */
  counter: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

export const areasOf = (room: RoomMeasures): RoomAreas => {
  const counter = sum(room.counters.map(({ length }) => length))
  return {
    floor: sum(room.rectangles.map(({ length, width }) => areaOf(length, width))),
    wall: netArea(
      areaOf(outlineOf(room.rectangles), room.height),
      room.openings.map(({ width, height, count }) => areaOf(width, height) * count),
    ),
    backsplash: areaOf(counter, room.backsplash_height),
    counter,
  }
}

/** Where two rectangles meet openly, both lose that part of their wall. */
const outlineOf = (rectangles: readonly Rectangle[]): number =>
  Math.max(0, sum(rectangles.map(({ length, width, joined }) => 2 * (length + width) - 2 * joined)))

/** Said under the field while it is typed, and by the server: a join is no longer than the rectangle it opens. */
export const isJoinable = ({ length, width, joined }: Rectangle): boolean => joined <= Math.max(length, width)

export const surfaces = ['floor', 'wall', 'backsplash', 'counter'] as const
export type Surface = (typeof surfaces)[number]
