import type { Plan } from '@showroom/contract/visualizer/plan'
import { boundsOf, boxesOf } from '@showroom/contract/visualizer/plan-geometry.rules'
import { type Face, metresPerMilliFoot, type Vector } from './live-geometry.rules.ts'
import type { LiveModel } from './live-model.rules.ts'

export type StandName = 'corner' | 'door' | 'window' | 'above'
/** Where the eye is, and which way it looks: yaw about the upright, pitch up. Above, it goes around the middle. */
export type Stand = { name: StandName; eye: Vector; yaw: number; pitch: number }

const eyeHeight = 1.45
const step = 0.5

/** The named places to look from; those that the room has no door or window for are left out. */
export const standsOf = (plan: Plan, model: LiveModel): Stand[] => {
  const middle = middleOf(plan)
  const door = model.faces.find(({ holes }) => holes.some(({ kind }) => kind !== 'window'))
  const window = model.faces.find(({ holes }) => holes.some(({ kind }) => kind === 'window'))
  return [
    standAt('corner', bestCorner(plan, model), middle),
    ...(door ? [standAt('door', before(door, 'door', step), middle)] : []),
    ...(window ? [standToward(window, model, middle)] : []),
    { name: 'above', eye: middle, yaw: 0.55, pitch: -0.95 },
  ]
}

export const middleOf = (plan: Plan): Vector => {
  const { x0, x1, y0, y1 } = boundsOf(plan)
  return [((x0 + x1) / 2) * metresPerMilliFoot, 0.9, ((y0 + y1) / 2) * metresPerMilliFoot]
}

export const reachOf = (plan: Plan): number => {
  const { x0, x1, y0, y1 } = boundsOf(plan)
  return Math.hypot(x1 - x0, y1 - y0) * metresPerMilliFoot
}

const standAt = (name: StandName, [x, , z]: Vector, target: Vector): Stand => ({
  name,
  eye: [x, eyeHeight, z],
  ...toward([x, eyeHeight, z], target),
})

const toward = (eye: Vector, target: Vector) => {
  const [x, z] = [target[0] - eye[0], target[2] - eye[2]]
  // Level: then what is upright stands upright in the picture, as architects photograph.
  return { yaw: Math.atan2(-x, -z), pitch: 0 }
}

/** The middle of a face's first hole of a kind, so far into the room. */
const before = ({ origin, u, normal, holes }: Face, kind: 'door' | 'window', deep: number): Vector => {
  const hole = holes.find((each) => (each.kind === 'window') === (kind === 'window'))
  const along = hole ? hole.x + hole.width / 2 : 0
  return [origin[0] + u[0] * along + normal[0] * deep, eyeHeight, origin[2] + u[2] * along + normal[2] * deep]
}

const standToward = (face: Face, model: LiveModel, middle: Vector): Stand => {
  const pane = before(face, 'window', 0)
  const far = [middle[0] * 2 - pane[0], eyeHeight, middle[2] * 2 - pane[2]] as const
  const back: Vector = [
    middle[0] + (far[0] - middle[0]) * 0.7,
    eyeHeight,
    middle[2] + (far[2] - middle[2]) * 0.7,
  ]
  const eye = isFree(model, back) ? back : middle
  return { name: 'window', eye: [eye[0], eyeHeight, eye[2]], ...toward([eye[0], eyeHeight, eye[2]], pane) }
}

const isFree = ({ solid }: LiveModel, [x, y, z]: Vector): boolean =>
  !solid.some(
    ({ low, high }) =>
      x > low[0] - 0.25 &&
      x < high[0] + 0.25 &&
      z > low[2] - 0.25 &&
      z < high[2] + 0.25 &&
      high[1] > 1 &&
      low[1] < y + 0.1,
  )

/** The corner of the floor that is free and from which one sees farthest. */
const bestCorner = (plan: Plan, model: LiveModel): Vector => {
  const middle = middleOf(plan)
  const corners = boxesOf(plan).flatMap(({ x0, x1, y0, y1 }) =>
    [x0, x1].flatMap((x) =>
      [y0, y1].map((y): Vector => {
        const [at, down] = [x * metresPerMilliFoot, y * metresPerMilliFoot]
        const into = (from: number, to: number) =>
          from + Math.sign(to - from) * Math.min(0.45, Math.abs(to - from))
        return [
          into(at, ((x0 + x1) / 2) * metresPerMilliFoot),
          eyeHeight,
          into(down, ((y0 + y1) / 2) * metresPerMilliFoot),
        ]
      }),
    ),
  )
  const far = ([x, , z]: Vector) => Math.hypot(x - middle[0], z - middle[2])
  const free = corners.filter((corner) => isFree(model, corner))
  // Nearer the viewer on the drawing: then what stands along the upper wall, as in most plans, is seen from its front.
  const score = (corner: Vector) => far(corner) + corner[2] * 0.6
  return free.toSorted((one, other) => score(other) - score(one))[0] ?? middle
}
