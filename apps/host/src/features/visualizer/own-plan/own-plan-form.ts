import { lengthInField } from '@showroom/contract/visualizer/feet.rules'
import {
  type MeasuredRoom,
  planOfRoom,
  type RoomCorner,
  roomCorners,
  wallsOfRoom,
} from '@showroom/contract/visualizer/own-plan.rules'
import {
  bareTyped,
  faultsByField,
  newOpening,
  openingTyped,
  type Reader,
  readerInto,
  type ReadRoom,
  type TypedBare,
  type TypedOpening,
} from './typed-parts.ts'

export type TypedCut = { corner: RoomCorner; width: string; length: string }

/** A room as it is typed. */
export type TypedRoom = TypedBare & {
  width: string
  length: string
  cuts: readonly TypedCut[]
  openings: readonly TypedOpening[]
}

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

/** What was typed as a plan, and what can not be of it. */
export const readRoom = (typed: TypedRoom): ReadRoom => {
  const errors: Record<string, string[]> = {}
  const room = roomOf(typed, readerInto(errors))
  if (Object.keys(errors).length > 0) return { plan: null, errors }
  const plan = planOfRoom(room)
  return { plan, errors: faultsByField(plan) }
}

const roomOf = (typed: TypedRoom, read: Reader): MeasuredRoom => ({
  width: read.side('width', typed.width),
  length: read.side('length', typed.length),
  ...bareTyped(typed, read),
  cuts: typed.cuts.map(({ corner, width, length }, at) => ({
    corner,
    width: read.length(`cuts.${at}.width`, width),
    length: read.length(`cuts.${at}.length`, length),
  })),
  openings: typed.openings.map((opening, at) => openingTyped(opening, `openings.${at}`, read)),
})
