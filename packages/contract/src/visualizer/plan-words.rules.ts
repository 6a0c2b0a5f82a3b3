import type { Plan } from './plan.ts'
import { boundsOf, wallsOf } from './plan-geometry.rules.ts'
import { decimalFeet, feetSpoken, type Sides } from './feet.rules.ts'

const typeNames = {
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  living: 'living room',
  outdoor: 'outdoor room',
} as const

const shapeNames = {
  rectangle: 'Rectangular',
  L: 'L-shaped',
  U: 'U-shaped',
  galley: 'Galley',
  'one-wall': 'One-wall',
  island: 'Island',
  alcove: 'Alcove',
  open: 'Open-plan',
} as const satisfies Record<Plan['shape'], string>

/** Across and along, wall to wall. */
export const planSize = (plan: Pick<Plan, 'outline'>): Sides => {
  const { x0, y0, x1, y1 } = boundsOf(plan)
  return { width: x1 - x0, length: y1 - y0 }
}

/** A plan in one sentence: what the drawing shows, for whoever does not see it. */
export const planWords = (plan: Plan): string => {
  const { width, length } = planSize(plan)
  const what = `${shapeNames[plan.shape]} ${typeNames[plan.room_type]}`
  const sides = wallsOf(plan)
  const openings = plan.openings.flatMap(({ kind, wall }) => {
    const side = sides[wall]
    return side ? [`${kind} ${sideOf(side.inward)}`] : []
  })
  return [`${what}, ${feetSpoken(width)} by ${feetSpoken(length)}`, ...new Set(openings)].join(', ')
}

/** A wall is called after the side it bounds; north is up. */
const sideOf = ([x, y]: readonly [number, number]): string => {
  if (y !== 0) return y > 0 ? 'north' : 'south'
  return x > 0 ? 'west' : 'east'
}

/** What a fault is about, as one would point at it: `Door, north`; `Refrigerator`. */
export const placeOfFault = (plan: Plan, path: string): string | null => {
  const [list, number] = path.split('.')
  const index = Number(number)
  if (list === 'openings') {
    const opening = plan.openings[index]
    const wall = opening && wallsOf(plan)[opening.wall]
    return opening && wall ? `${capitalized(opening.kind)}, ${sideOf(wall.inward)}` : null
  }
  const form = list === 'pieces' ? plan.pieces[index]?.form : undefined
  return form ? capitalized(form.replaceAll('-', ' ')) : null
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const sized = /, \d+(?:\.\d+)? by \d+(?:\.\d+)?/

/** The built-in plans are called by their size: another size is another name. */
export const nameForSize = (plan: Plan): string => {
  const { width, length } = planSize(plan)
  return plan.name.replace(sized, `, ${decimalFeet(width)} by ${decimalFeet(length)}`).slice(0, 80)
}
