import type { Plan } from '@showroom/contract/visualizer/plan'
import { boundsOf, boxesOf, type Wall, wallsOf } from '@showroom/contract/visualizer/plan-geometry.rules'
import { isHouseWall, lowWall, metresPerMilliFoot, type Vector } from './live-geometry.rules.ts'
import type { Paint, PartBox } from './parts.ts'

/** Metres. */
const lawnAround = 30
const ground = -0.02
const thick = 0.2
const hedge = { from: 0.35, deep: 0.9, height: 1.75 }
const house = { deep: 4, eaves: 0.45, roof: 0.3 }

/** What is seen beyond a garden’s edges: the house at its doors, low walls and hedges elsewhere, and lawn. */
export const aroundGarden = (plan: Plan): PartBox[] => {
  const walls = wallsOf(plan)
  const around = walls.flatMap((wall, index) => {
    if (isHouseWall(plan, wall.index)) return houseAt(plan, wall)
    const [before, after] = [walls.at(index - 1), walls[(index + 1) % walls.length]]
    return edgeAt(wall, { isRound: turnsIn(before, wall), goesRound: turnsIn(wall, after) })
  })
  return [...around, ...lawnOf(plan)]
}

/** Whether the corner between two walls points outward: what stands behind them goes around it. */
const turnsIn = (one: Wall | undefined, other: Wall | undefined): boolean =>
  one !== undefined && other !== undefined && one.inward.every((step, axis) => step === other.along[axis])

type Span = { from: number; to: number; out: readonly [number, number]; up: readonly [number, number] }

/** A box along a wall’s outside; metres along it, out from it and up. */
const boxAlong = (
  { from: [x, y], along, inward }: Wall,
  { from, to, out, up }: Span,
  paint: Paint,
): PartBox => {
  const at = (run: number, away: number): readonly [number, number] => [
    x * metresPerMilliFoot + along[0] * run - inward[0] * away,
    y * metresPerMilliFoot + along[1] * run - inward[1] * away,
  ]
  const [one, other] = [at(from, out[0]), at(to, out[1])]
  const low: Vector = [Math.min(one[0], other[0]), up[0], Math.min(one[1], other[1])]
  const high: Vector = [Math.max(one[0], other[0]), up[1], Math.max(one[1], other[1])]
  return { low, high, paint }
}

type Corners = { isRound: boolean; goesRound: boolean }

const edgeAt = (wall: Wall, { isRound, goesRound }: Corners): PartBox[] => {
  const to = wall.length * metresPerMilliFoot
  const beyond = hedge.from + hedge.deep
  // Hedges meet and never overlap: what stands in another is dark.
  const hedged = { from: isRound ? -hedge.from : hedge.from, to: goesRound ? to + beyond : to - beyond }
  const walled = { from: isRound ? -thick : 0, to: goesRound ? to + thick : to }
  const behind = [hedge.from, hedge.from + hedge.deep] as const
  return [
    boxAlong(wall, { ...walled, out: [0.01, thick], up: [ground, lowWall] }, 'walls'),
    boxAlong(wall, { ...walled, out: [-0.03, thick + 0.03], up: [lowWall, lowWall + 0.05] }, 'coping'),
    boxAlong(wall, { ...hedged, out: behind, up: [ground, hedge.height] }, 'green'),
  ]
}

const houseAt = ({ height }: Plan, wall: Wall): PartBox[] => {
  const [to, top] = [wall.length * metresPerMilliFoot, height * metresPerMilliFoot]
  const { deep, eaves, roof } = house
  return [
    boxAlong(wall, { from: -thick, to: to + thick, out: [0.15, deep], up: [ground, top] }, 'walls'),
    boxAlong(
      wall,
      { from: -eaves, to: to + eaves, out: [-eaves, deep + eaves], up: [top, top + 0.16] },
      'white',
    ),
    boxAlong(
      wall,
      { from: -eaves, to: to + eaves, out: [-eaves, deep + eaves], up: [top + 0.16, top + roof] },
      'roof',
    ),
  ]
}

type Rectangle = readonly [left: number, right: number, top: number, bottom: number]

/** Far around the plan, and where a corner is cut out of it. */
const lawnOf = (plan: Plan): PartBox[] => {
  const { x0, x1, y0, y1 } = boundsOf(plan)
  const far = lawnAround / metresPerMilliFoot
  const around: Rectangle[] = [
    [x0 - far, x1 + far, y0 - far, y0],
    [x0 - far, x1 + far, y1, y1 + far],
    [x0 - far, x0, y0, y1],
    [x1, x1 + far, y0, y1],
  ]
  return [...around, ...(plan.outline.length > 4 ? cutsOf(plan) : [])].map(lawnOn)
}

const lawnOn = (sides: Rectangle): PartBox => {
  const [left, right, top, bottom] = sides
  const m = metresPerMilliFoot
  return {
    low: [left * m, ground - 0.1, top * m],
    high: [right * m, ground, bottom * m],
    paint: 'grass',
  }
}

/** Cells of the plan’s bounds that are not of the plan. */
const cutsOf = (plan: Plan): Rectangle[] => {
  const steps = (axis: 0 | 1) =>
    [...new Set(plan.outline.map((corner) => corner[axis]))].sort((a, b) => a - b)
  const [xs, ys] = [steps(0), steps(1)]
  const boxes = boxesOf(plan)
  const isInside = (x: number, y: number) =>
    boxes.some((box) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1)
  return xs.slice(1).flatMap((right, column) => {
    const left = xs[column] ?? right
    return ys.slice(1).flatMap((bottom, row): Rectangle[] => {
      const top = ys[row] ?? bottom
      return isInside((left + right) / 2, (top + bottom) / 2) ? [] : [[left, right, top, bottom]]
    })
  })
}
