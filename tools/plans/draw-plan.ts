import type { Plan, PieceForm, PlanOpening, PlanPiece } from '../../packages/contract/src/visualizer/plan.ts'
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

type Part = readonly [from: number, to: number, bottom: number, top: number]
type Along = readonly [at: number, width?: number]
type Swing = NonNullable<PlanOpening['swing']>

export type DrawnPlan = {
  door: (side: Side, along: Along, swing: Swing) => DrawnPlan
  passage: (side: Side, at: number, width: number) => DrawnPlan
  window: (side: Side, along: Along, sill?: number) => DrawnPlan
  stand: (form: PieceForm, side: Side, how: Standing) => DrawnPlan
  tile: (key: LaidSurface, side: Side, part: Part) => DrawnPlan
  lengthOf: (side: Side) => number
  hasWindow: (side: Side, from: number, to: number) => boolean
  done: () => BuiltPlan
}

/** A room that is drawn step by step; `off` is how far from its wall a piece stands. */
export const drawPlan = (about: About, notch: Notch | null = null): DrawnPlan => {
  const paper = paperFor(about, notch)
  const { plan, wallAt } = paper
  const put = { ...openingsOn(paper), ...piecesOn(paper) }
  const then = (_: void) => drawn
  const drawn: DrawnPlan = {
    door: (side, along, swing) => then(put.door(side, along, swing)),
    passage: (side, at, width) => then(put.passage(side, at, width)),
    window: (side, along, sill = 3.5) => then(put.window(side, along, sill)),
    stand: (form, side, how) => then(put.stand(form, side, how)),
    tile: (key, side, part) => then(put.tile(key, side, part)),
    lengthOf: (side) => wallAt(side).length / 1_000,
    hasWindow: (side, from, to) =>
      plan.openings.some(
        ({ wall, at, width, kind }) =>
          kind === 'window' && wall === wallAt(side).index && at < mft(to) && at + width > mft(from),
      ),
    // An address has no points in it.
    done: () => ({ slug: about.slug.replaceAll('.', '-'), plan }),
  }
  return drawn
}

type Paper = { plan: Plan; wallAt: (side: Side) => Wall }

const paperFor = ({ slug, width, depth, height = 8.5, ...about }: About, notch: Notch | null): Paper => {
  const outline = outlineOf(width, depth, notch)
  const plan: Plan = { ...about, height: mft(height), outline, openings: [], pieces: [], tiled: [] }
  const walls = wallsOf(plan)
  const wallAt = (side: Side): Wall => {
    const wall = walls[{ n: 0, e: 1, s: notch ? 4 : 2, w: notch ? 5 : 3 }[side]]
    if (!wall) throw new Error(`${slug} has no wall ${side}.`)
    return wall
  }
  return { plan, wallAt }
}

const openingsOn = ({ plan, wallAt }: Paper) => {
  const place = (side: Side, [at, width = 2.5]: Along) => ({
    wall: wallAt(side).index,
    at: mft(at),
    width: mft(width),
  })
  return {
    door: (side: Side, along: Along, swing: Swing): void => {
      plan.openings.push({ ...place(side, along), sill: 0, height: 6_800, kind: 'door', swing })
    },
    passage: (side: Side, at: number, width: number): void => {
      plan.openings.push({ ...place(side, [at, width]), sill: 0, height: 7_000, kind: 'opening' })
    },
    window: (side: Side, along: Along, sill: number): void => {
      const height = mft(7) - mft(sill)
      plan.openings.push({ ...place(side, along), sill: mft(sill), height, kind: 'window' })
    },
  }
}

const piecesOn = ({ plan, wallAt }: Paper) => ({
  stand: (form: PieceForm, side: Side, { at, off = 0, z = 0, sells, ...size }: Standing): void => {
    const wall = wallAt(side)
    // The end is rounded, not the width: neighbors never meet by a thousandth.
    const along = { at: mft(at), width: mft(at + size.width) - mft(at) }
    const place = inFront(floorBefore(wall, along, mft(off + size.depth)), wall, mft(off))
    const what = { form, ...place, z: mft(z), height: mft(size.height), turn: turnOf(wall) }
    plan.pieces.push(sells ? { ...what, sells } : what)
  },
  tile: (key: LaidSurface, side: Side, [from, to, bottom, top]: Part): void => {
    const wall = wallAt(side).index
    plan.tiled.push({ key, wall, from: mft(from), to: mft(to), bottom: mft(bottom), top: mft(top) })
  },
})

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
