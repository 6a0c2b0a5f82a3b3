import type { FieldErrors } from '@showroom/contract/shared/errors'
import { feetTyped, lengthInField } from '@showroom/contract/visualizer/feet.rules'
import {
  hasWallTile,
  type MeasuredRoom,
  planOfRoom,
  type RoomCorner,
  roomCorners,
  type RoomOpening,
  type RoomWall,
  wallsOfRoom,
} from '@showroom/contract/visualizer/own-plan.rules'
import type { Plan, PlanOpening } from '@showroom/contract/visualizer/plan'
import { faultsOf } from '@showroom/contract/visualizer/plan-checks.rules'
import { leastSide, mostSide } from '@showroom/contract/visualizer/resize-plan.rules'
import type { PlanRoomType } from '@showroom/contract/visualizer/surfaces'
import { ownPlanMessages as messages } from './messages.ts'

export type TypedCut = { corner: RoomCorner; width: string; length: string }
export type TypedOpening = {
  /** A row is itself while others come and go. */
  row: number
  kind: PlanOpening['kind']
  wall: RoomWall
  at: string
  width: string
  height: string
  sill: string
  swing: NonNullable<PlanOpening['swing']>
}
/** A room as it is typed. */
export type TypedRoom = {
  name: string
  room_type: PlanRoomType
  width: string
  length: string
  height: string
  tiled_to: string
  cuts: readonly TypedCut[]
  openings: readonly TypedOpening[]
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

export const emptyRoom = (isDecimal: boolean): TypedRoom => ({
  name: '',
  room_type: 'bathroom',
  width: '',
  length: '',
  height: lengthInField(8_000, isDecimal),
  tiled_to: '',
  cuts: [],
  openings: [newOpening('door', 1, isDecimal)],
})

/** The next corner that is not cut yet; null where all are. */
export const nextCut = (cuts: readonly TypedCut[], isDecimal: boolean): TypedCut | null => {
  const corner = roomCorners.find((each) => !cuts.some((cut) => cut.corner === each))
  const side = lengthInField(3_000, isDecimal)
  return corner ? { corner, width: side, length: side } : null
}

export const removeCut = ({ cuts, openings }: TypedRoom, at: number): Partial<TypedRoom> => {
  const left = cuts.filter((_, index) => index !== at)
  const walls = wallsOfRoom(left)
  return { cuts: left, openings: openings.filter(({ wall }) => walls.includes(wall)) }
}

/** The same, where nothing is a length as well. */
const distanceTyped = (typed: string): number | null =>
  /^0*(?:\.0*)?\s*(?:'|"|ft|in)?(?:\s*0*")?$/.test(typed.trim()) && typed.trim() !== '' ? 0 : feetTyped(typed)

export type ReadRoom = {
  /** Null while something is no number. */
  plan: Plan | null
  /** By field, as `openings.0.width`; `outline` for the walls together. */
  errors: FieldErrors
}

/** What was typed as a plan, and what can not be of it. */
export const readRoom = (typed: TypedRoom): ReadRoom => {
  const errors: Record<string, string[]> = {}
  const room = roomOf(typed, readerInto(errors))
  if (Object.keys(errors).length > 0) return { plan: null, errors }
  const plan = planOfRoom(room)
  const told = new Set<string>()
  for (const { path, message } of faultsOf(plan)) {
    const part = partOf(path)
    // A door beyond its wall’s end has no room to open either: the first fault of a part is the one to mend.
    if (!told.has(part)) errors[fieldOf(path)] ??= [message]
    told.add(part)
  }
  return { plan, errors }
}

/** Lengths by their fields; what is none is written down as an error and read as nothing. */
const readerInto = (errors: Record<string, string[]>) => {
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
type Reader = ReturnType<typeof readerInto>

const roomOf = (typed: TypedRoom, read: Reader): MeasuredRoom => {
  const tile = hasWallTile(typed.room_type) ? typed.tiled_to.trim() : ''
  return {
    name: typed.name.trim(),
    room_type: typed.room_type,
    width: read.side('width', typed.width),
    length: read.side('length', typed.length),
    height: read.side('height', typed.height),
    tiled_to: tile === '' ? null : read.length('tiled_to', tile),
    cuts: typed.cuts.map(({ corner, width, length }, at) => ({
      corner,
      width: read.length(`cuts.${at}.width`, width),
      length: read.length(`cuts.${at}.length`, length),
    })),
    openings: typed.openings.map((opening, at) => openingOf(opening, `openings.${at}`, read)),
  }
}

const openingOf = (
  { kind, wall, swing, ...sides }: TypedOpening,
  path: string,
  read: Reader,
): RoomOpening => ({
  kind,
  wall,
  at: read.distance(`${path}.at`, sides.at),
  width: read.length(`${path}.width`, sides.width),
  height: read.length(`${path}.height`, sides.height),
  sill: kind === 'window' ? read.distance(`${path}.sill`, sides.sill) : 0,
  ...(kind === 'door' ? { swing } : {}),
})

/** `openings.2` of `openings.2.at`. */
const partOf = (path: string): string => path.split('.').slice(0, 2).join('.')

/** All tiled walls are one field. */
const fieldOf = (path: string): string => (path.startsWith('tiled.') ? 'tiled_to' : path)
