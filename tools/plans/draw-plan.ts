import type { Plan, PieceForm, PlanPiece } from '../../packages/contract/src/visualizer/plan.ts'
import {
  floorBefore,
  type Wall,
  wallsOf,
} from '../../packages/contract/src/visualizer/plan-geometry.rules.ts'
import type { LaidSurface } from '../../packages/contract/src/visualizer/surfaces.ts'

export type BuiltPlan = { slug: string; plan: Plan }

/** Feet, as a plan is spoken of. */
const mft = (feet: number): number => Math.round(feet * 1_000)

export type Side = 'n' | 'e' | 's' | 'w'
type About = Pick<Plan, 'name' | 'room_type' | 'shape'> & {
  slug: string
  width: number
  depth: number
  height?: number
}

/** What is cut from the right lower corner of a room. */
type Notch = { width: number; depth: number }

const outlineOf = (width: number, depth: number, notch: Notch | null): Plan['outline'] => {
  const [w, d] = [mft(width), mft(depth)]
  if (!notch)
    return [
      [0, 0],
      [w, 0],
      [w, d],
      [0, d],
    ]
  const [x, y] = [w - mft(notch.width), d - mft(notch.depth)]
  return [
    [0, 0],
    [w, 0],
    [w, y],
    [x, y],
    [x, d],
    [0, d],
  ]
}

export type Standing = {
  at: number
  width: number
  depth: number
  height: number
  z?: number
  off?: number
  sells?: string
}

/** A room that is drawn step by step; `off` is how far from its wall a piece stands. */
export const drawPlan = (
  { slug, width, depth, height = 8.5, ...about }: About,
  notch: Notch | null = null,
) => {
  const plan: Plan = {
    ...about,
    height: mft(height),
    outline: outlineOf(width, depth, notch),
    openings: [],
    pieces: [],
    tiled: [],
  }
  const walls = wallsOf(plan)
  const wallAt = (side: Side): Wall => {
    const index = { n: 0, e: 1, s: notch ? 4 : 2, w: notch ? 5 : 3 }[side]
    const wall = walls[index]
    if (!wall) throw new Error(`${slug} has no wall ${side}.`)
    return wall
  }
  const drawn = {
    door: (
      side: Side,
      at: number,
      swing: 'in-left' | 'in-right' | 'out-left' | 'slide' = 'in-left',
      broad = 2.5,
    ) => {
      const place = { wall: wallAt(side).index, at: mft(at), width: mft(broad), sill: 0, height: 6_800 }
      plan.openings.push({ ...place, kind: 'door', swing })
      return drawn
    },
    passage: (side: Side, at: number, broad: number) => {
      const place = { wall: wallAt(side).index, at: mft(at), width: mft(broad), sill: 0, height: 7_000 }
      plan.openings.push({ ...place, kind: 'opening' })
      return drawn
    },
    window: (side: Side, at: number, broad: number, sill = 3.5) => {
      const place = { wall: wallAt(side).index, at: mft(at), width: mft(broad), sill: mft(sill) }
      plan.openings.push({ ...place, height: mft(7) - mft(sill), kind: 'window' })
      return drawn
    },
    stand: (form: PieceForm, side: Side, { at, off = 0, z = 0, sells, ...size }: Standing) => {
      const wall = wallAt(side)
      // The end is rounded, not the width: neighbors never meet by a thousandth.
      const along = { at: mft(at), width: mft(at + size.width) - mft(at) }
      const whole = floorBefore(wall, along, mft(off + size.depth))
      plan.pieces.push({
        form,
        ...inFront(whole, wall, mft(off)),
        z: mft(z),
        height: mft(size.height),
        turn: turnOf(wall),
        ...(sells ? { sells } : {}),
      })
      return drawn
    },
    tile: (
      key: LaidSurface,
      side: Side,
      [from, to, bottom, top]: readonly [number, number, number, number],
    ) => {
      const wall = wallAt(side).index
      plan.tiled.push({ key, wall, from: mft(from), to: mft(to), bottom: mft(bottom), top: mft(top) })
      return drawn
    },
    lengthOf: (side: Side): number => wallAt(side).length / 1_000,
    hasWindow: (side: Side, from: number, to: number): boolean =>
      plan.openings.some(
        ({ wall, at, width: broad, kind }) =>
          kind === 'window' && wall === wallAt(side).index && at < mft(to) && at + broad > mft(from),
      ),
    done: (): BuiltPlan => ({ slug, plan }),
  }
  return drawn
}

export type DrawnPlan = ReturnType<typeof drawPlan>

/** The part of the floor before a wall that does not touch it. */
const inFront = (
  { x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number },
  { inward: [ix, iy] }: Wall,
  off: number,
): Pick<PlanPiece, 'x' | 'y' | 'width' | 'depth'> => ({
  x: ix > 0 ? x0 + off : x0,
  y: iy > 0 ? y0 + off : y0,
  width: x1 - x0 - Math.abs(ix) * off,
  depth: y1 - y0 - Math.abs(iy) * off,
})

const turnOf = ({ inward: [x, y] }: Wall): PlanPiece['turn'] => {
  if (y !== 0) return y > 0 ? 0 : 180
  return x > 0 ? 270 : 90
}
