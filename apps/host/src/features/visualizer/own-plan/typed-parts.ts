import type { FieldErrors } from '@showroom/contract/shared/errors'
import { feetTyped, lengthInField } from '@showroom/contract/visualizer/feet.rules'
import { hasWallTile, type RoomWall } from '@showroom/contract/visualizer/own-plan.rules'
import type { Plan, PlanOpening } from '@showroom/contract/visualizer/plan'
import { faultsOf } from '@showroom/contract/visualizer/plan-checks.rules'
import { leastSide, mostSide } from '@showroom/contract/visualizer/resize-plan.rules'
import type { PlanRoomType } from '@showroom/contract/visualizer/surfaces'
import { ownPlanMessages as messages } from './messages.ts'

/** What is typed of every room, however its walls are come by. */
export type TypedBare = { name: string; room_type: PlanRoomType; height: string; tiled_to: string }

/** What is wrong of a field, where it is to be said. */
export type ErrorOf = (path: string) => string | undefined

/** `Wall`: how a form names its walls. */
export type TypedOpening<Wall extends string = RoomWall> = {
  /** A row is itself while others come and go. */
  row: number
  kind: PlanOpening['kind']
  wall: Wall
  at: string
  width: string
  height: string
  sill: string
  swing: NonNullable<PlanOpening['swing']>
}

const usual = {
  door: { width: 2_667, height: 6_667, sill: 0 },
  window: { width: 3_000, height: 4_000, sill: 3_000 },
  opening: { width: 4_000, height: 6_667, sill: 0 },
} as const satisfies Record<PlanOpening['kind'], object>

type Kind = PlanOpening['kind']

/** `isDecimal`: how lengths are written for whoever types on from them. */
export const newOpening = (kind: Kind, row: number, isDecimal: boolean): TypedOpening => ({
  row,
  kind,
  wall: kind === 'window' ? 'north' : 'south',
  at: lengthInField(1_000, isDecimal),
  width: lengthInField(usual[kind].width, isDecimal),
  height: lengthInField(usual[kind].height, isDecimal),
  sill: lengthInField(usual[kind].sill, isDecimal),
  swing: 'in-left',
})

/** A length as it is typed, where nothing is one as well. */
const distanceTyped = (typed: string): number | null =>
  /^0*(?:\.0*)?\s*(?:'|"|ft|in)?(?:\s*0*")?$/.test(typed.trim()) && typed.trim() !== '' ? 0 : feetTyped(typed)

export type ReadRoom = {
  /** Null while something is no number. */
  plan: Plan | null
  /** By field, as `openings.0.width`; `outline` for the walls together. */
  errors: FieldErrors
}

/** Lengths by their fields; what is none is written down as an error and read as nothing. */
export const readerInto = (errors: Record<string, string[]>) => {
  const reading =
    (isFine: (length: number) => boolean, wrong: string) =>
    (path: string, text: string): number => {
      const length = distanceTyped(text)
      if (length !== null && isFine(length)) return length
      errors[path] = [wrong]
      return 0
    }
  return {
    side: reading((length) => length >= leastSide && length <= mostSide, messages.noSide),
    length: reading((length) => length > 0, messages.noLength),
    distance: reading(() => true, messages.noLength),
  }
}
export type Reader = ReturnType<typeof readerInto>

/** What every room has, read. */
export const bareTyped = ({ name, room_type, height, tiled_to }: TypedBare, read: Reader) => {
  const tile = hasWallTile(room_type) ? tiled_to.trim() : ''
  return {
    name: name.trim(),
    room_type,
    height: read.side('height', height),
    tiled_to: tile === '' ? null : read.length('tiled_to', tile),
  }
}

/** An opening as it is typed, in a wall that is to be found. */
export const openingTyped = <Wall extends string>(
  { kind, wall, swing, ...sides }: TypedOpening<Wall>,
  path: string,
  read: Reader,
): Omit<PlanOpening, 'wall'> & { wall: Wall } => ({
  kind,
  wall,
  at: read.distance(`${path}.at`, sides.at),
  width: read.length(`${path}.width`, sides.width),
  height: read.length(`${path}.height`, sides.height),
  sill: kind === 'window' ? read.distance(`${path}.sill`, sides.sill) : 0,
  ...(kind === 'door' ? { swing } : {}),
})

/** What can not be of a plan, by the field that it was typed in. */
export const faultsByField = (plan: Plan): FieldErrors => {
  const errors: Record<string, string[]> = {}
  const told = new Set<string>()
  for (const { path, message } of faultsOf(plan)) {
    const part = partOf(path)
    // A door beyond its wall’s end has no room to open either: the first fault of a part is the one to mend.
    if (!told.has(part)) errors[fieldOf(path)] ??= [message]
    told.add(part)
  }
  return errors
}

/** `openings.2` of `openings.2.at`. */
const partOf = (path: string): string => path.split('.').slice(0, 2).join('.')

/** All tiled walls are one field. */
const fieldOf = (path: string): string => (path.startsWith('tiled.') ? 'tiled_to' : path)
